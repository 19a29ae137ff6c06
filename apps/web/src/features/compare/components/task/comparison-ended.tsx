import { CreateFailureNotice } from '../../../../shared/tasks/create-failure-notice.tsx';
import { TaskEnded } from '../../../../shared/tasks/task-ended.tsx';
import { isFaultOfFile } from '../../../../shared/tasks/view-model/task-state.ts';
import { comparisons } from '../../api/comparisons.ts';
import { compareText } from '../../text.ts';
import type { Comparison } from '../../view-model/comparison-shapes.ts';

const text = compareText.task;

export function ComparisonEnded({ task }: { readonly task: Comparison }) {
  const rerun = comparisons.useRerun();
  const isFailed = task.status === 'failed';
  const start = () => rerun.mutate({ id: task.id });
  return (
    <TaskEnded
      task={task}
      isFailed={isFailed}
      title={isFailed ? text.failedTitle : text.cancelledTitle}
      reason={task.failure?.message ?? null}
      notes={task.abilities.run ? [text.kept, text.rerunCost] : [text.kept]}
      again={
        task.abilities.run
          ? { label: text.rerun, isStarting: rerun.isPending || rerun.isSuccess, start }
          : null
      }
      other={isFaultOfFile(task) ? { label: text.changeFiles, path: '/contract-compare/upload' } : null}
      back={{ label: text.backToList, path: '/contract-compare/list' }}
      notice={
        rerun.error && (
          <CreateFailureNotice
            error={rerun.error}
            titles={compareText.upload}
            kept={text.rerunKept}
            onRetry={start}
          />
        )
      }
    />
  );
}
