import { App, Button, type TableColumnsType } from 'antd';
import { useState } from 'react';
import { formatCount } from '../../../shared/format/format-count.ts';
import { NameCell, NothingCell } from '../../../shared/tasks/task-cells.tsx';
import { TaskTable } from '../../../shared/tasks/task-table.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import { useDeleteTasks } from '../api/use-task-actions.ts';
import { plagiarismText } from '../text.ts';
import type { PlagiarismPage, PlagiarismTask } from '../view-model/plagiarism-shapes.ts';
import { percentWords } from '../view-model/rate-words.ts';
import { againstWords, resultPath } from '../view-model/task-view.ts';
import { PlagiarismRowActions } from './plagiarism-row-actions.tsx';
import { PlagiarismStatus } from './plagiarism-status.tsx';
import styles from './plagiarism-table.module.css';

interface PlagiarismTableProps {
  readonly teamId: string | null;
  readonly page: PlagiarismPage | undefined;
  readonly isLoading: boolean;
  readonly current: number;
  readonly pageSize: number;
  readonly onPage: (page: number) => void;
  readonly onRename: (task: PlagiarismTask) => void;
  readonly onShare: (task: PlagiarismTask) => void;
  readonly onCollaborate: (task: PlagiarismTask) => void;
}

export function PlagiarismTable(props: PlagiarismTableProps) {
  const { teamId, onRename, onShare, onCollaborate, ...table } = props;
  const [chosen, setChosen] = useState<readonly string[]>([]);
  // A check that is no longer on the page cannot be selected.
  const ids = chosen.filter((id) => table.page?.items.some((task) => task.id === id));
  return (
    <>
      {ids.length > 0 && <BatchBar teamId={teamId} ids={ids} onDone={() => setChosen([])} />}
      <TaskTable<PlagiarismTask>
        {...table}
        columns={columns}
        choice={{ ids, canChoose: ({ abilities }) => abilities.delete, onChange: setChosen }}
        name={(task) => <NameCell title={task.title} path={resultPath(task)} detail={againstWords(task)} />}
        status={(task) => <PlagiarismStatus task={task} />}
        narrowDetail={(task) => task.statistics && <RateCell task={task} />}
        actions={(task) => (
          <PlagiarismRowActions
            task={task}
            teamId={teamId}
            onRename={() => onRename(task)}
            onShare={() => onShare(task)}
            onCollaborate={() => onCollaborate(task)}
          />
        )}
      />
    </>
  );
}

const columns: TableColumnsType<PlagiarismTask> = [
  {
    title: plagiarismText.list.mode,
    key: 'mode',
    width: 90,
    responsive: ['lg'],
    render: (_, { mode }) => plagiarismText.modes[mode],
  },
  {
    title: plagiarismText.list.rate,
    key: 'rate',
    width: 170,
    responsive: ['lg'],
    render: (_, task) => <RateCell task={task} />,
  },
];

/** After subtraction, with the figures behind it. */
function RateCell({ task: { statistics } }: { readonly task: PlagiarismTask }) {
  const text = plagiarismText.list;
  if (!statistics) return <NothingCell />;
  const { rate, fragments, sources } = statistics;
  if (fragments === 0) return <span>{text.rateNone}</span>;
  return (
    <span className={styles.rate}>
      <strong>{percentWords(rate)}</strong> <span className={styles.detail}>{text.afterSubtraction}</span>
      <span className={styles.detail}>{text.rateDetail(formatCount(fragments), formatCount(sources))}</span>
    </span>
  );
}

interface BatchBarProps {
  readonly teamId: string | null;
  readonly ids: readonly string[];
  readonly onDone: () => void;
}

function BatchBar({ teamId, ids, onDone }: BatchBarProps) {
  const { modal } = App.useApp();
  const { list: text, common } = plagiarismText;
  const remove = useDeleteTasks(teamId);
  const ask = () =>
    modal.confirm({
      title: text.removeSeveralTitle(formatCount(ids.length)),
      content: text.removeDetail,
      okText: text.remove,
      okButtonProps: { danger: true },
      cancelText: common.cancel,
      onOk: () =>
        remove.mutateAsync(ids).then(
          () => {
            onDone();
            showToast({ kind: 'success', message: text.removed });
          },
          ({ message }: Error) => showToast({ kind: 'error', message }),
        ),
    });
  return (
    <div className={styles.batch}>
      <span>{text.selected(formatCount(ids.length))}</span>
      <Button size="small" danger onClick={ask}>
        {text.removeSelected}
      </Button>
      <Button size="small" type="text" onClick={onDone}>
        {text.clearSelected}
      </Button>
    </div>
  );
}
