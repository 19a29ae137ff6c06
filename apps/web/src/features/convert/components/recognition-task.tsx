import { isGone } from '../../../shared/http/api-error.ts';
import { isUnfinished, progressPercent } from '../../../shared/tasks/view-model/task-state.ts';
import { PageLoading } from '../../../shared/ui/page-loading.tsx';
import { recognitions } from '../api/recognitions.ts';
import type { Recognition } from '../view-model/shapes.ts';
import { statusText } from '../view-model/task-view.ts';
import { RecognitionView } from './recognition-view.tsx';
import { TaskEnded } from './task-ended.tsx';
import { TaskMissing } from './task-missing.tsx';
import styles from './task-panel.module.css';
import { TaskRunning } from './task-running.tsx';

export function RecognitionTask({ id, teamId }: { readonly id: string; readonly teamId: string }) {
  const query = recognitions.useTask(id);
  const task = query.data;
  // A task that was deleted meanwhile is not shown from the cache.
  if (query.error && (!task || isGone(query.error)))
    return <TaskMissing error={query.error} onRetry={() => query.refetch()} />;
  if (!task) return <PageLoading />;
  if (isUnfinished(task.status)) return <Running task={task} />;
  if (!task.recognised) return <TaskEnded task={task} startPath="/convert-tool/ocr" />;
  return <RecognitionView task={task} recognised={task.recognised} teamId={teamId} />;
}

function Running({ task }: { readonly task: Recognition }) {
  return (
    <TaskRunning<Recognition>
      tasks={recognitions}
      task={task}
      heading={<p className={styles.name}>{task.title}</p>}
      percent={progressPercent(task)}
      percentLabel={statusText(task)}
    />
  );
}
