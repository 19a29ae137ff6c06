import { toolTable } from '@wenjian/api';
import { Alert, Button, Table, type TableColumnsType } from 'antd';
import { useState } from 'react';
import { formatInstant } from '../../../shared/format/format-instant.ts';
import { USES_PAGE_SIZE, type UseLine, useUses } from '../api/use-statistics.ts';
import { statisticsText as text } from '../text.ts';
import type { DayRange } from '../view-model/day-range.ts';
import styles from './statistics.module.css';

const columns: TableColumnsType<UseLine> = [
  { title: text.at, key: 'at', width: 150, render: (_, { at }) => formatInstant(at, new Date()) },
  { title: text.tool, key: 'tool', width: 110, render: (_, { tool }) => toolTable[tool].title },
  { title: text.kind, key: 'kind', width: 80, render: (_, { kind }) => text.kinds[kind] },
  { title: text.amount, key: 'amount', width: 80, align: 'right', render: (_, { amount }) => amount },
  { title: text.member, key: 'member', width: 140, ellipsis: true, dataIndex: 'userName' },
  {
    title: text.task,
    key: 'task',
    ellipsis: true,
    render: (_, { taskTitle }) => taskTitle ?? text.deletedTask,
  },
];
const WIDTH = 760;

interface UseListProps {
  readonly teamId: string;
  readonly range: DayRange;
}

/** Every use and return of these days, newest first. */
export function UseList({ teamId, range }: UseListProps) {
  const [page, setPage] = useState(1);
  const uses = useUses(teamId, range, page);
  return (
    <section className={styles.card} aria-labelledby="statistics-uses">
      <h2 id="statistics-uses">{text.uses}</h2>
      {uses.isError ? (
        <Alert
          type="error"
          showIcon
          title={text.failed}
          action={<Button onClick={() => void uses.refetch()}>{text.retry}</Button>}
        />
      ) : (
        <Table<UseLine>
          size="small"
          rowKey="id"
          columns={columns}
          loading={uses.isPending || uses.isPlaceholderData}
          dataSource={uses.data?.items ?? []}
          locale={{ emptyText: uses.isPending ? ' ' : text.empty }}
          scroll={{ x: WIDTH }}
          pagination={{
            current: page,
            pageSize: USES_PAGE_SIZE,
            total: uses.data?.total ?? 0,
            showSizeChanger: false,
            hideOnSinglePage: true,
            showTotal: text.usesTotal,
            onChange: setPage,
          }}
        />
      )}
    </section>
  );
}
