import { Button, Progress } from 'antd';
import { useSearchParams } from 'react-router';
import { isGone } from '../../../shared/http/api-error.ts';
import { isUnfinished, progressPercent } from '../../../shared/tasks/view-model/task-state.ts';
import { PageLoading } from '../../../shared/ui/page-loading.tsx';
import { conversions } from '../api/conversions.ts';
import { convertText } from '../text.ts';
import { operationTitle } from '../view-model/operations.ts';
import type { Conversion } from '../view-model/shapes.ts';
import { fileViews, statusText } from '../view-model/task-view.ts';
import { DeleteTaskButton } from './delete-task-button.tsx';
import { OutputList } from './output-list.tsx';
import { TaskEnded } from './task-ended.tsx';
import { TaskMissing } from './task-missing.tsx';
import { TaskChecks, TaskNotes } from './task-notes.tsx';
import styles from './task-panel.module.css';
import { TaskRunning } from './task-running.tsx';
import { useSplitProgress } from './use-split-progress.ts';

const START_PATH = '/convert-tool/convert';

export function ConversionTask({ id, teamId }: { readonly id: string; readonly teamId: string }) {
  const query = conversions.useTask(id);
  const task = query.data;
  // A task that was deleted meanwhile is not shown from the cache.
  if (query.error && (!task || isGone(query.error)))
    return <TaskMissing error={query.error} onRetry={() => query.refetch()} />;
  if (!task) return <PageLoading />;
  if (isUnfinished(task.status)) return <Running task={task} />;
  if (task.status !== 'complete') return <TaskEnded task={task} startPath={START_PATH} />;
  return <Finished task={task} teamId={teamId} />;
}

function Running({ task }: { readonly task: Conversion }) {
  const splitPercent = useSplitProgress(task);
  return (
    <TaskRunning<Conversion>
      tasks={conversions}
      task={task}
      heading={<TaskName task={task} />}
      percent={splitPercent ?? progressPercent(task)}
      percentLabel={splitPercent === null ? statusText(task) : convertText.task.splitProgress}
    >
      {task.files.length > 1 && <FileProgress task={task} />}
    </TaskRunning>
  );
}

function TaskName({ task }: { readonly task: Conversion }) {
  return (
    <p className={styles.name}>
      {task.title}
      <span className={styles.what}>{operationTitle(task.operation)}</span>
    </p>
  );
}

function FileProgress({ task }: { readonly task: Conversion }) {
  return (
    <ul className={styles.files}>
      {fileViews(task).map(({ name, percent, state, detail }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a task's files never change their places, and names may repeat
        <li key={index} className={styles.file} data-state={state}>
          <span className={styles.fileName} title={name}>
            {name}
          </span>
          <span className={styles.fileState}>{detail}</span>
          {state === 'running' && (
            <Progress
              className={styles.fileBar ?? ''}
              percent={percent}
              size="small"
              showInfo={false}
              aria-label={convertText.task.fileProgress(name)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

function Finished({ task, teamId }: { readonly task: Conversion; readonly teamId: string }) {
  const text = convertText.task;
  const [, setSearch] = useSearchParams();
  const failures = task.files.flatMap(({ failure }) => failure ?? []);
  return (
    <section className={styles.panel} aria-label={text.outputs}>
      <TaskName task={task} />
      <OutputList task={task} teamId={teamId} />
      <TaskChecks checks={task.checks} />
      <TaskNotes notes={[...failures, ...task.notes]} />
      <div className={styles.actions}>
        <Button onClick={() => setSearch({})}>{text.more}</Button>
        {task.abilities.delete && <DeleteTaskButton<Conversion> tasks={conversions} task={task} />}
      </div>
    </section>
  );
}
