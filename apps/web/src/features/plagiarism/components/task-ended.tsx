import { Button } from 'antd';
import { Link } from 'react-router';
import { CreateFailureNotice } from '../../../shared/tasks/create-failure-notice.tsx';
import { isFaultOfFile } from '../../../shared/tasks/view-model/task-state.ts';
import { EndedPanel } from '../../../shared/ui/ended-panel.tsx';
import { useRerunTask } from '../api/use-task-actions.ts';
import { plagiarismText } from '../text.ts';
import { uploadPageText } from '../upload.text.ts';
import type { PlagiarismTask } from '../view-model/plagiarism-shapes.ts';
import { againstWords } from '../view-model/task-view.ts';
import styles from './result-page.module.css';

/** Failed or cancelled: the reason, what was kept, and the next steps. */
export function TaskEnded({ task }: { readonly task: PlagiarismTask }) {
  const text = plagiarismText.task;
  const rerun = useRerunTask();
  const isFailed = task.status === 'failed';
  // The same file would fail the same way, so another file is offered first.
  const needsOtherFile = isFaultOfFile(task);
  const start = () => rerun.mutate({ id: task.id });
  return (
    <div className={styles.ended}>
      <EndedPanel
        end={isFailed ? 'failed' : 'cancelled'}
        name={againstWords(task)}
        title={isFailed ? text.failedTitle : text.cancelledTitle}
        reason={task.failure?.message ?? null}
        notes={task.abilities.run ? [text.kept, text.rerunCost] : [text.kept]}
        actions={
          <>
            {task.abilities.run && (
              <Button type={needsOtherFile ? 'default' : 'primary'} loading={rerun.isPending} onClick={start}>
                {text.rerun}
              </Button>
            )}
            <Link to="/plagiarism/upload">
              <Button type={needsOtherFile ? 'primary' : 'default'}>{text.otherFiles}</Button>
            </Link>
            <Link to="/plagiarism/list">
              <Button>{text.toList}</Button>
            </Link>
          </>
        }
      />
      {rerun.error && (
        <CreateFailureNotice
          error={rerun.error}
          titles={uploadPageText}
          kept={text.rerunKept}
          onRetry={start}
        />
      )}
    </div>
  );
}
