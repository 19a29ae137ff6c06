import { Button, Progress } from 'antd';
import { PageLoading } from '../../../shared/ui/page-loading.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import { useCancelRecognition, useRecognition } from '../api/use-recognitions.ts';
import { convertText } from '../text.ts';
import type { Recognition } from '../view-model/shapes.ts';
import { isUnfinished, statusText, taskPercent } from '../view-model/task-view.ts';
import { RecognitionView } from './recognition-view.tsx';
import { TaskEnded } from './task-ended.tsx';
import { TaskMissing } from './task-missing.tsx';
import styles from './task-panel.module.css';

export function RecognitionTask({ id, teamId }: { readonly id: string; readonly teamId: string }) {
  const query = useRecognition(id);
  const task = query.data;
  if (!task && query.error) return <TaskMissing error={query.error} onRetry={() => query.refetch()} />;
  if (!task) return <PageLoading />;
  if (isUnfinished(task.status)) return <Running task={task} />;
  if (!task.recognised) return <TaskEnded task={task} startPath="/convert-tool/ocr" />;
  return <RecognitionView task={task} recognised={task.recognised} teamId={teamId} />;
}

function Running({ task }: { readonly task: Recognition }) {
  const { stageDetails, common, task: text } = convertText;
  const cancel = useCancelRecognition();
  const onCancel = () =>
    cancel.mutate(task.id, {
      onSuccess: () => showToast({ kind: 'success', message: common.cancelled }),
      onError: (error) => showToast({ kind: 'error', message: error.message }),
    });
  return (
    <section className={styles.panel} aria-label={text.running}>
      <p className={styles.name}>{task.title}</p>
      <Progress percent={taskPercent(task)} status="normal" aria-label={statusText(task)} />
      <p className={styles.note} aria-live="polite">
        {stageDetails[task.progress.stage]}
      </p>
      <p className={styles.note}>{common.stillRunning}</p>
      {task.abilities.change && (
        <div className={styles.actions}>
          <Button loading={cancel.isPending} onClick={onCancel}>
            {common.cancel}
          </Button>
        </div>
      )}
    </section>
  );
}
