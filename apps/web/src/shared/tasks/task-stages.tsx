import type { AnyTask, SimpleTasks } from './create-tasks.ts';
import styles from './stages-panel.module.css';
import { StagesPanel } from './stages-panel.tsx';
import { useQueuePlace } from './use-queue-place.ts';
import { progressPercent, type StageView } from './view-model/task-state.ts';

interface TaskStagesProps<Task extends AnyTask> {
  readonly tasks: Pick<SimpleTasks<Task>, 'useCancel'>;
  readonly task: Task &
    Parameters<typeof progressPercent>[0] & {
      readonly teamId: string;
      readonly abilities: { readonly run: boolean };
    };
  /** The file or files. */
  readonly name: string;
  readonly stages: readonly StageView[];
  readonly percentLabel: string;
  readonly now: string;
  readonly words: { readonly note: string; readonly cancel: string };
}

/** A task in progress, in the middle of its page. */
export function TaskStages<Task extends AnyTask>(props: TaskStagesProps<Task>) {
  const { tasks, task, words, now, ...shown } = props;
  const place = useQueuePlace(task);
  const cancel = tasks.useCancel();
  const cancelling = {
    label: words.cancel,
    isPending: cancel.isPending,
    onCancel: () => cancel.mutate(task),
  };
  return (
    <div className={styles.centre}>
      <StagesPanel
        {...shown}
        now={place ?? now}
        percent={progressPercent(task)}
        note={words.note}
        cancel={task.abilities.run ? cancelling : null}
      />
    </div>
  );
}
