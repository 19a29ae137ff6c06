import { DownloadOutlined } from '@ant-design/icons';
import { useMutation } from '@tanstack/react-query';
import {
  exportOperatorTrail,
  listOperatorTrail,
  OPERATOR_TRAIL_FILE,
  type OperationEntry,
  operationName,
} from '@wenjian/api';
import { Button, DatePicker, Select, Tag } from 'antd';
import { call } from '../../../shared/http/client.ts';
import { fetchFile } from '../../../shared/http/fetch-file.ts';
import { saveBlob } from '../../../shared/http/save-blob.ts';
import { complain, showToast } from '../../../shared/ui/toast.ts';
import { useOperatorQuery } from '../api/operator.query.ts';
import { trailText as text } from '../records.text.ts';
import { TimeCell } from './cells.tsx';
import { ListHead, Search } from './list-head.tsx';
import styles from './operator.module.css';
import { type Column, Rows } from './rows.tsx';
import { useFilter } from './use-filter.ts';

interface Filter {
  readonly operator?: string | undefined;
  readonly subject?: string | undefined;
  readonly action?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

export function TrailSection() {
  const { filter, query, page, isFiltered, change, goTo } = useFilter<Filter>({});
  const list = useOperatorQuery(['trail', query], () => call(listOperatorTrail, { query }));
  return (
    <section className={styles.card}>
      <ListHead>
        <Search label={text.searchOperator} onSearch={(operator) => change({ operator })} />
        <Search label={text.searchSubject} onSearch={(subject) => change({ subject })} />
        <Select
          allowClear
          className={styles.search ?? ''}
          placeholder={text.allActions}
          aria-label={text.action}
          value={filter.action ?? null}
          options={(list.data?.actions ?? []).map((value) => ({ value, label: operationName(value) }))}
          onChange={(action: string | null | undefined) => change({ action: action ?? undefined })}
        />
        <DatePicker.RangePicker
          allowEmpty
          placeholder={[text.from, text.to]}
          onChange={(_, days) => change({ from: days?.[0] || undefined, to: days?.[1] || undefined })}
        />
        <ExportButton query={query} />
      </ListHead>
      <Rows
        list={list}
        keyOf={({ id }) => id}
        columns={columns}
        empty={text.empty}
        isFiltered={isFiltered}
        page={page}
        onPage={goTo}
      />
    </section>
  );
}

function ExportButton({
  query: { page: _, pageSize: __, ...query },
}: {
  readonly query: Filter & { page: number; pageSize: number };
}) {
  const file = useMutation({
    mutationFn: async () => saveBlob(await fetchFile(exportOperatorTrail, { query }), OPERATOR_TRAIL_FILE),
    onSuccess: () => showToast({ kind: 'success', message: text.exported }),
    onError: complain,
  });
  return (
    <Button
      className={styles.listEnd ?? ''}
      icon={<DownloadOutlined />}
      loading={file.isPending}
      onClick={() => file.mutate()}
    >
      {text.export}
    </Button>
  );
}

const columns: readonly Column<OperationEntry>[] = [
  { title: text.columns.at, width: 150, render: ({ at }) => <TimeCell at={at} /> },
  {
    title: text.columns.operator,
    width: 220,
    render: ({ operator, isConsole }) => (
      <>
        {operator} {isConsole ? null : <Tag>{text.terminal}</Tag>}
      </>
    ),
  },
  { title: text.columns.action, width: 130, render: ({ action }) => operationName(action) },
  {
    title: text.columns.subject,
    render: ({ subject, subjectName }) =>
      subjectName === null ? subject : <span title={subject}>{subjectName}</span>,
  },
  { title: text.columns.detail, render: ({ detail }) => detail },
];
