import { Button } from 'antd';
import { Link } from 'react-router';
import { FailureAlert } from '../../../../shared/tasks/create-failure-notice.tsx';
import styles from '../../../../shared/tasks/stages-panel.module.css';
import { TaskEnded } from '../../../../shared/tasks/task-ended.tsx';
import { isFaultOfFile } from '../../../../shared/tasks/view-model/task-state.ts';
import { tools } from '../../../../shared/tools/tool-catalogue.ts';
import { EndedPanel } from '../../../../shared/ui/ended-panel.tsx';
import { proofreadings } from '../../api/proofreadings.ts';
import { proofreadingText } from '../../text.ts';
import type { Proofreading } from '../../view-model/proofread-shapes.ts';
import { LIST_PATH } from '../../view-model/proofreading-progress.ts';

const { ended: text, start: startText } = proofreadingText;

export function ProofreadingEnded({ task }: { readonly task: Proofreading }) {
  const rerun = proofreadings.useRerun();
  const isFailed = task.status === 'failed';
  const needsOtherFile = isFaultOfFile(task);
  const start = () => rerun.mutate({ id: task.id });
  return (
    <TaskEnded
      task={task}
      isFailed={isFailed}
      name={task.file.name}
      title={isFailed ? text.failed : text.cancelled}
      reason={task.failure?.message ?? null}
      notes={[needsOtherFile ? text.keptFile : text.kept]}
      again={
        task.abilities.run && !needsOtherFile
          ? { label: text.again, isStarting: rerun.isPending, start }
          : null
      }
      other={{ label: text.other, path: tools.correct.path }}
      notice={
        rerun.error && (
          // Running it again takes no daily use: the server's message gives the reason.
          <FailureAlert
            failure={{ title: startText.failedTitle, detail: rerun.error.message, remedy: 'retry' }}
            kept={startText.kept}
            onRetry={start}
          />
        )
      }
    />
  );
}

/** The address names no proofreading that this user may see. */
export function ProofreadingMissing() {
  return (
    <div className={styles.centre}>
      <EndedPanel
        end="missing"
        title={text.missing}
        reason={text.missingReason}
        notes={[]}
        actions={
          <>
            <Link to={tools.correct.path}>
              <Button type="primary">{text.other}</Button>
            </Link>
            <Link to={LIST_PATH}>
              <Button>{proofreadingText.list.title}</Button>
            </Link>
          </>
        }
      />
    </div>
  );
}
