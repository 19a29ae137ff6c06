import { Grid, Progress, Table, type TableColumnsType } from 'antd';
import { Link } from 'react-router';
import { formatInstant } from '../../../shared/format/format-instant.ts';
import { compareText } from '../text.ts';
import type { Comparison, ComparisonPage } from '../view-model/comparison-shapes.ts';
import { formatCount } from '../view-model/format-count.ts';
import styles from './compare-list-page.module.css';
import { ComparisonRowActions } from './comparison-row-actions.tsx';
import { ComparisonStatus } from './comparison-status.tsx';

interface ComparisonTableProps {
  readonly page: ComparisonPage | undefined;
  readonly isLoading: boolean;
  readonly current: number;
  readonly pageSize: number;
  readonly onPage: (page: number) => void;
  readonly onRename: (task: Comparison) => void;
}

export function ComparisonTable({
  page,
  isLoading,
  current,
  pageSize,
  onPage,
  onRename,
}: ComparisonTableProps) {
  const text = compareText.list;
  const isWide = Grid.useBreakpoint().md ?? true;
  const columns = isWide ? wideColumns(onRename) : narrowColumns(onRename);
  return (
    <Table<Comparison>
      rowKey="id"
      columns={columns}
      dataSource={page?.items ?? []}
      loading={isLoading}
      tableLayout="fixed"
      showHeader={isWide}
      pagination={{
        current,
        pageSize,
        total: page?.total ?? 0,
        showSizeChanger: false,
        showTotal: (total) => text.total(formatCount(total)),
        onChange: onPage,
      }}
    />
  );
}

function wideColumns(onRename: (task: Comparison) => void): TableColumnsType<Comparison> {
  const { columns } = compareText.list;
  const now = new Date();
  return [
    { title: columns.title, key: 'title', render: (_, task) => <TitleCell task={task} /> },
    {
      title: columns.status,
      key: 'status',
      width: 220,
      render: (_, task) => <ComparisonStatus task={task} />,
    },
    {
      title: columns.changes,
      key: 'changes',
      width: 140,
      responsive: ['lg'],
      render: (_, task) => <ChangesCell task={task} />,
    },
    {
      title: columns.decided,
      key: 'decided',
      width: 100,
      responsive: ['xl'],
      render: (_, task) => <DecidedCell task={task} />,
    },
    {
      title: columns.createdAt,
      key: 'createdAt',
      width: 160,
      render: (_, task) => (
        <time className={styles.time} dateTime={task.createdAt}>
          {formatInstant(task.createdAt, now)}
        </time>
      ),
    },
    actionsColumn(onRename, ACTIONS_WIDE_PX),
  ];
}

/** No room for columns: the status stands under the name. */
function narrowColumns(onRename: (task: Comparison) => void): TableColumnsType<Comparison> {
  return [
    {
      title: compareText.list.columns.title,
      key: 'title',
      render: (_, task) => (
        <>
          <TitleCell task={task} />
          <ComparisonStatus task={task} />
        </>
      ),
    },
    actionsColumn(onRename, ACTIONS_NARROW_PX),
  ];
}

const ACTIONS_WIDE_PX = 120;
const ACTIONS_NARROW_PX = 96;

function actionsColumn(
  onRename: (task: Comparison) => void,
  width: number,
): TableColumnsType<Comparison>[number] {
  return {
    title: compareText.list.columns.actions,
    key: 'actions',
    width,
    render: (_, task) => <ComparisonRowActions task={task} onRename={() => onRename(task)} />,
  };
}

function TitleCell({ task }: { readonly task: Comparison }) {
  return (
    <>
      <Link className={styles.name} to={`/contract-compare/${task.id}`} title={task.title}>
        {task.title}
      </Link>
      {task.chainId !== null && (
        <Link
          className={styles.chain}
          to={`/contract-compare/${task.id}/v3`}
          title={compareText.list.chainHint}
        >
          {compareText.list.chain}
        </Link>
      )}
      <span className={styles.files} title={`${task.origin.name} → ${task.target.name}`}>
        {task.origin.name} → {task.target.name}
      </span>
    </>
  );
}

function DecidedCell({ task: { decided } }: { readonly task: Comparison }) {
  if (!decided || decided.total === 0) return <span className={styles.faint}>—</span>;
  const words = compareText.list.decided(formatCount(decided.done), formatCount(decided.total));
  return (
    <span className={styles.time}>
      {words}
      <Progress
        percent={(decided.done / decided.total) * 100}
        size="small"
        showInfo={false}
        aria-label={words}
      />
    </span>
  );
}

function ChangesCell({ task }: { readonly task: Comparison }) {
  const text = compareText.list;
  if (!task.statistics) return <span className={styles.faint}>—</span>;
  const { major, minor, noise } = task.statistics;
  // As the result page counts: noise is folded there.
  const total = major + minor;
  if (total === 0) return <span>{noise === 0 ? text.identical : text.onlyNoise(formatCount(noise))}</span>;
  return (
    <span className={styles.time}>
      {text.changeCount(formatCount(total))}
      <span className={styles.files}>{text.majorCount(formatCount(major))}</span>
    </span>
  );
}
