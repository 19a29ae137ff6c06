import { COMPARISON_TITLE_MAX_CHARACTERS } from '@wenjian/api';
import type { TableColumnsType } from 'antd';
import { Link } from 'react-router';
import { formatCount } from '../../../../shared/format/format-count.ts';
import { newIdempotencyKey } from '../../../../shared/http/new-idempotency-key.ts';
import { useCurrentTeam } from '../../../../shared/session/use-current-team.ts';
import { rowActions } from '../../../../shared/tasks/row-actions.tsx';
import { taskText } from '../../../../shared/tasks/task.text.ts';
import { DecidedCell, NameCell, NothingCell } from '../../../../shared/tasks/task-cells.tsx';
import { TaskListPage } from '../../../../shared/tasks/task-list-page.tsx';
import { StatusOf } from '../../../../shared/tasks/task-status.tsx';
import { useSampleStart } from '../../../../shared/tasks/use-sample-start.ts';
import { complain, showToast } from '../../../../shared/ui/toast.ts';
import { uploadFile } from '../../../../shared/upload/upload-file.ts';
import { comparisons } from '../../api/comparisons.ts';
import { compareText } from '../../text.ts';
import type { Comparison } from '../../view-model/comparison-shapes.ts';
import { sampleFiles } from '../../view-model/sample-contracts.ts';
import { comparisonActions, filesText, progressText, resultPath } from '../../view-model/task-progress.ts';
import styles from './compare-list-page.module.css';

const text = compareText.list;

interface CompareListPageProps {
  readonly onShare: (id: string) => void;
}

export function CompareListPage({ onShare }: CompareListPageProps) {
  const rerun = comparisons.useRerun();
  const runAgain = (id: string) =>
    rerun
      .mutateAsync({ id })
      .then(() => showToast({ kind: 'success', message: text.rerunStarted }), complain);
  return (
    <TaskListPage<Comparison>
      tasks={comparisons}
      words={{ ...text, statuses: compareText.statuses }}
      titleMaxCharacters={COMPARISON_TITLE_MAX_CHARACTERS}
      uploadPath="/contract-compare/upload"
      sample={useSample()}
      columns={columns}
      name={(task) => <TitleCell task={task} />}
      status={(task) => <StatusOf task={task} word={progressText(task)} />}
      narrowDetail={(task) => task.statistics && <ChangesCell task={task} />}
      cancelDetail={() => text.cancelDetail}
      open={({ id }) => ({ label: text.open, path: resultPath(id) })}
      actions={(task, asked) =>
        rowActions(comparisonActions(task), text, {
          ...asked,
          share: () => onShare(task.id),
          rerun: () => void runAgain(task.id),
        })
      }
    />
  );
}

const columns: TableColumnsType<Comparison> = [
  {
    title: text.changes,
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
  const path = resultPath(task.id);
  return (
    <NameCell title={task.title} path={path} detail={filesText(task)}>
      {task.chainId !== null && (
        <Link className={styles.chain} to={`${path}/v3`} title={text.chainHint}>
          {text.chain}
        </Link>
      )}
    </NameCell>
  );
}

function ChangesCell({ task }: { readonly task: Comparison }) {
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

/** Uploads the two sample contracts, compares them for real and opens the result. */
function useSample() {
  const teamId = useCurrentTeam();
  const create = comparisons.useCreate();
  return useSampleStart(async () => {
    const scope = teamId === null ? {} : { teamId };
    const samples = sampleFiles();
    const [origin, target] = await Promise.all([
      uploadFile(samples.origin, scope),
      uploadFile(samples.target, scope),
    ]);
    const { id } = await create.mutateAsync({
      ...scope,
      originFileId: origin.fileId,
      targetFileId: target.fileId,
      title: compareText.sample.title,
      idempotencyKey: newIdempotencyKey(),
    });
    return resultPath(id);
  });
}
