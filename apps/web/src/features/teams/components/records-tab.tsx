import { DownloadOutlined } from '@ant-design/icons';
import { objectKindName, RECORDS_EXPORT_MAX_ROWS, recordedActionNames, recordsFileName } from '@wenjian/api';
import { Alert, Button, Empty, Grid, Table, type TableColumnsType } from 'antd';
import { useState } from 'react';
import { formatCount } from '../../../shared/format/format-count.ts';
import { formatInstant } from '../../../shared/format/format-instant.ts';
import { showToast } from '../../../shared/ui/toast.ts';
import {
  RECORDS_PAGE_SIZE,
  type RecordQuery,
  type SecurityRecord,
  useRecordsExport,
  useTeamRecords,
} from '../api/team-records.query.ts';
import { recordsText as text } from '../records.text.ts';
import type { Team } from '../view-model/team.ts';
import { RecordFilters } from './record-filters.tsx';
import styles from './team-page.module.css';

export function RecordsTab({ team }: { readonly team: Team }) {
  const [filter, setFilter] = useState<RecordQuery>({});
  const [page, setPage] = useState(1);
  const list = useTeamRecords(team.id, filter, page);
  const file = useRecordsExport(team.id, recordsFileName(team.name));
  const isWide = Grid.useBreakpoint().lg ?? true;
  const change = (next: RecordQuery) => {
    setFilter(next);
    setPage(1);
  };
  const isCut = (list.data?.total ?? 0) > RECORDS_EXPORT_MAX_ROWS;
  const download = () =>
    file.mutate(filter, {
      onSuccess: () =>
        showToast(
          isCut
            ? { kind: 'warning', message: text.exportedCut(formatCount(RECORDS_EXPORT_MAX_ROWS)) }
            : { kind: 'success', message: text.exported },
        ),
      onError: (error) => showToast({ kind: 'error', message: error.message }),
    });
  return (
    <>
      <p className={styles.lead}>{text.lead}</p>
      <RecordFilters filter={filter} people={list.data?.people ?? []} onChange={change}>
        <Button
          className={styles.export ?? ''}
          icon={<DownloadOutlined />}
          loading={file.isPending}
          onClick={download}
        >
          {text.export}
        </Button>
      </RecordFilters>
      {list.error ? (
        <Alert
          type="error"
          showIcon
          title={text.loadFailed}
          description={list.error.message}
          action={<Button onClick={() => void list.refetch()}>{text.retry}</Button>}
        />
      ) : (
        <Table<SecurityRecord>
          rowKey="id"
          size="small"
          columns={isWide ? wideColumns : narrowColumns}
          dataSource={list.data?.items ?? []}
          loading={list.isPending || list.isPlaceholderData}
          showHeader={isWide}
          locale={{ emptyText: <Nothing isFiltered={Object.keys(filter).length > 0} /> }}
          pagination={{
            current: page,
            pageSize: RECORDS_PAGE_SIZE,
            total: list.data?.total ?? 0,
            showSizeChanger: false,
            showTotal: (total) => text.total(formatCount(total)),
            onChange: setPage,
          }}
        />
      )}
    </>
  );
}

function Nothing({ isFiltered }: { readonly isFiltered: boolean }) {
  return (
    <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={isFiltered ? text.emptyFiltered : text.empty} />
  );
}

const wideColumns: TableColumnsType<SecurityRecord> = [
  { title: text.columns.at, key: 'at', width: 160, render: (_, record) => <At record={record} /> },
  { title: text.columns.who, key: 'who', width: 150, render: (_, record) => <Who record={record} /> },
  {
    title: text.columns.action,
    key: 'action',
    width: 130,
    render: (_, { action }) => recordedActionNames[action],
  },
  { title: text.columns.object, key: 'object', render: (_, record) => <Subject record={record} /> },
  {
    title: text.columns.detail,
    key: 'detail',
    render: (_, { detail }) => <span className={styles.object}>{detail}</span>,
  },
];

/** On narrow screens the columns are stacked. */
const narrowColumns: TableColumnsType<SecurityRecord> = [
  {
    key: 'all',
    render: (_, record) => (
      <>
        <Who record={record} /> {recordedActionNames[record.action]}
        <div>
          <Subject record={record} />
        </div>
        <div className={styles.faint}>
          <At record={record} /> {record.detail}
        </div>
      </>
    ),
  },
];

interface RecordProps {
  readonly record: SecurityRecord;
}

function At({ record: { at } }: RecordProps) {
  return (
    <time className={styles.time} dateTime={at} title={new Date(at).toLocaleString('zh-CN')}>
      {formatInstant(at, new Date())}
    </time>
  );
}

function Who({ record: { who } }: RecordProps) {
  return <strong title={who.phone}>{who.name}</strong>;
}

function Subject({ record: { objectKind, objectName } }: RecordProps) {
  return (
    <span className={styles.object}>
      <span className={styles.faint}>{objectKindName(objectKind)}</span> {objectName}
    </span>
  );
}
