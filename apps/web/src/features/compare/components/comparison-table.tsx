import type { TableColumnsType } from 'antd';
import { Link } from 'react-router';
import { formatCount } from '../../../shared/format/format-count.ts';
import { taskText } from '../../../shared/tasks/task.text.ts';
import { DecidedCell, NameCell, NothingCell } from '../../../shared/tasks/task-cells.tsx';
import { TaskTable } from '../../../shared/tasks/task-table.tsx';
import { compareText } from '../text.ts';
import type { Comparison, ComparisonPage } from '../view-model/comparison-shapes.ts';
import { ComparisonRowActions } from './comparison-row-actions.tsx';
import { ComparisonStatus } from './comparison-status.tsx';
import styles from './comparison-table.module.css';

interface ComparisonTableProps {
  readonly page: ComparisonPage | undefined;
  readonly isLoading: boolean;
  readonly current: number;
  readonly pageSize: number;
  readonly onPage: (page: number) => void;
  readonly onRename: (task: Comparison) => void;
  readonly onShare: (id: string) => void;
}

export function ComparisonTable({ onRename, onShare, ...table }: ComparisonTableProps) {
  return (
    <TaskTable<Comparison>
      {...table}
      columns={figureColumns}
      name={(task) => <TitleCell task={task} />}
      status={(task) => <ComparisonStatus task={task} />}
      actions={(task) => (
        <ComparisonRowActions task={task} onRename={() => onRename(task)} onShare={() => onShare(task.id)} />
      )}
    />
  );
}

const figureColumns: TableColumnsType<Comparison> = [
  {
    title: compareText.list.changes,
    key: 'changes',
    width: 140,
    responsive: ['lg'],
    render: (_, task) => <ChangesCell task={task} />,
  },
  {
    title: taskText.columns.decided,
    key: 'decided',
    width: 100,
    responsive: ['xl'],
    render: (_, task) => <DecidedCell decided={task.decided} />,
  },
];

function TitleCell({ task }: { readonly task: Comparison }) {
  const path = `/contract-compare/${task.id}`;
  return (
    <NameCell title={task.title} path={path} detail={`${task.origin.name} → ${task.target.name}`}>
      {task.chainId !== null && (
        <Link className={styles.chain} to={`${path}/v3`} title={compareText.list.chainHint}>
          {compareText.list.chain}
        </Link>
      )}
    </NameCell>
  );
}

function ChangesCell({ task }: { readonly task: Comparison }) {
  const text = compareText.list;
  if (!task.statistics) return <NothingCell />;
  const { major, minor, noise } = task.statistics;
  // Counted like the result page: noise is folded there.
  const total = major + minor;
  if (total === 0) return <span>{noise === 0 ? text.identical : text.onlyNoise(formatCount(noise))}</span>;
  return (
    <span className={styles.figures}>
      {text.changeCount(formatCount(total))}
      <span className={styles.major}>{text.majorCount(formatCount(major))}</span>
    </span>
  );
}
