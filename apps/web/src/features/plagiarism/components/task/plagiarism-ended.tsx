import { CreateFailureNotice } from '../../../../shared/tasks/create-failure-notice.tsx';
import { TaskEnded } from '../../../../shared/tasks/task-ended.tsx';
import { plagiarisms } from '../../api/plagiarisms.ts';
import { plagiarismText } from '../../text.ts';
import { uploadPageText } from '../../upload.text.ts';
import type { PlagiarismTask } from '../../view-model/plagiarism-shapes.ts';
import { againstWords, toList } from '../../view-model/task-view.ts';

const text = plagiarismText.task;

export function PlagiarismEnded({ task }: { readonly task: PlagiarismTask }) {
  const rerun = plagiarisms.useRerun();
  const isFailed = task.status === 'failed';
  const start = () => rerun.mutate({ id: task.id });
  return (
    <TaskEnded
      task={task}
      isFailed={isFailed}
      name={againstWords(task)}
      title={isFailed ? text.failedTitle : text.cancelledTitle}
      reason={task.failure?.message ?? null}
      notes={task.abilities.run ? [text.kept, text.rerunCost] : [text.kept]}
      again={task.abilities.run ? { label: text.rerun, isStarting: rerun.isPending, start } : null}
      other={{ label: text.otherFiles, path: '/plagiarism/upload' }}
      back={toList}
      notice={
        rerun.error && (
          <CreateFailureNotice
            error={rerun.error}
            titles={uploadPageText}
            kept={text.rerunKept}
            onRetry={start}
          />
        )
      }
    />
  );
}
