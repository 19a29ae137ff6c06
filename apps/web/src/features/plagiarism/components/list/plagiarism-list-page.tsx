import { PLAGIARISM_TITLE_MAX_CHARACTERS } from '@wenjian/api';
import { App, Button, type TableColumnsType } from 'antd';
import { useState } from 'react';
import { formatCount } from '../../../../shared/format/format-count.ts';
import { useCurrentTeam } from '../../../../shared/session/use-current-team.ts';
import { rowActions } from '../../../../shared/tasks/row-actions.tsx';
import { taskText } from '../../../../shared/tasks/task.text.ts';
import { NameCell, NothingCell } from '../../../../shared/tasks/task-cells.tsx';
import { TaskListPage } from '../../../../shared/tasks/task-list-page.tsx';
import { StatusOf } from '../../../../shared/tasks/task-status.tsx';
import { complain, showToast } from '../../../../shared/ui/toast.ts';
import { plagiarisms, useRemoveSeveral } from '../../api/plagiarisms.ts';
import { plagiarismText } from '../../text.ts';
import type { PlagiarismTask } from '../../view-model/plagiarism-shapes.ts';
import { percentWords } from '../../view-model/rate-words.ts';
import { againstWords, progressText, resultPath, taskActions } from '../../view-model/task-view.ts';
import { ShareDialog } from '../share-dialog.tsx';
import { TeamDialogs } from '../team/team-dialogs.tsx';
import styles from './plagiarism-list-page.module.css';

const text = plagiarismText.list;

interface PlagiarismListPageProps {
  /** Sharing with named people, by the address of the result. */
  readonly onCollaborate: (shared: { readonly id: string; readonly path: string }) => void;
}

export function PlagiarismListPage({ onCollaborate }: PlagiarismListPageProps) {
  const [shared, setShared] = useState<PlagiarismTask | null>(null);
  const rerun = plagiarisms.useRerun();
  const runAgain = (id: string) =>
    rerun
      .mutateAsync({ id })
      .then(() => showToast({ kind: 'success', message: text.rerunStarted }), complain);
  return (
    <TaskListPage<PlagiarismTask>
      tasks={plagiarisms}
      words={{ ...text, statuses: plagiarismText.statuses }}
      titleMaxCharacters={PLAGIARISM_TITLE_MAX_CHARACTERS}
      uploadPath="/plagiarism/upload"
      tools={(teamId) => <TeamDialogs teamId={teamId} />}
      columns={columns}
      name={(task) => <NameCell title={task.title} path={resultPath(task)} detail={againstWords(task)} />}
      status={(task) => <StatusOf task={task} word={progressText(task)} />}
      narrowDetail={(task) => task.statistics && <RateCell task={task} />}
      batch={{
        canChoose: ({ abilities }) => abilities.delete,
        bar: (ids, clear) => <BatchBar ids={ids} onDone={clear} />,
      }}
      cancelDetail={() => text.cancelDetail}
      open={(task) => ({ label: text.open, path: resultPath(task) })}
      actions={(task, asked) =>
        rowActions(taskActions(task), text, {
          ...asked,
          share: () => setShared(task),
          collaborate: () => onCollaborate({ id: task.id, path: resultPath(task) }),
          rerun: () => void runAgain(task.id),
        })
      }
    >
      {shared && <ShareDialog task={shared} onClose={() => setShared(null)} />}
    </TaskListPage>
  );
}

const columns: TableColumnsType<PlagiarismTask> = [
  {
    title: text.mode,
    key: 'mode',
    width: 90,
    responsive: ['lg'],
    render: (_, { mode }) => plagiarismText.modes[mode],
  },
  {
    title: text.rate,
    key: 'rate',
    width: 170,
    responsive: ['lg'],
    render: (_, task) => <RateCell task={task} />,
  },
];

/** After subtraction, with the figures behind it. */
function RateCell({ task: { statistics } }: { readonly task: PlagiarismTask }) {
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

function BatchBar({ ids, onDone }: { readonly ids: readonly string[]; readonly onDone: () => void }) {
  const { modal } = App.useApp();
  const remove = useRemoveSeveral(useCurrentTeam() ?? '');
  const ask = () =>
    modal.confirm({
      title: text.removeSeveralTitle(formatCount(ids.length)),
      content: text.removeDetail,
      okText: taskText.remove,
      okButtonProps: { danger: true },
      cancelText: taskText.cancel,
      // What failed is said by the hook.
      onOk: () => remove.mutateAsync(ids).then(onDone, () => undefined),
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
