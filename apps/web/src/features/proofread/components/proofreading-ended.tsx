import { Button } from 'antd';
import { Link } from 'react-router';
import { FailureAlert } from '../../../shared/tasks/create-failure-notice.tsx';
import { isFaultOfFile } from '../../../shared/tasks/view-model/task-state.ts';
import { tools } from '../../../shared/tools/tool-catalogue.ts';
import { EndedPanel } from '../../../shared/ui/ended-panel.tsx';
import { useRerunProofreading } from '../api/use-proofreading-actions.ts';
import { proofreadingText } from '../text.ts';
import type { Proofreading } from '../view-model/proofread-shapes.ts';
import styles from './own-page.module.css';
import { RecordsButton } from './records-drawer.tsx';

/** It failed or was cancelled: the reason, what was kept, and the next steps. */
export function ProofreadingEnded({ task }: { readonly task: Proofreading }) {
  const text = proofreadingText.ended;
  const rerun = useRerunProofreading();
  const isFailed = task.status === 'failed';
  const needsOtherFile = isFaultOfFile(task);
  const again = () => rerun.mutate(task.id);
  return (
    <div className={styles.centre}>
      <div className={styles.ended}>
        <EndedPanel
          end={isFailed ? 'failed' : 'cancelled'}
          name={task.file.name}
          title={isFailed ? text.failed : text.cancelled}
          reason={task.failure?.message ?? null}
          notes={[needsOtherFile ? text.keptFile : text.kept]}
          actions={
            <>
              {task.abilities.run && !needsOtherFile && (
                <Button type="primary" loading={rerun.isPending} onClick={again}>
                  {text.again}
                </Button>
              )}
              <OtherFile isPrimary={needsOtherFile} />
            </>
          }
        />
        {rerun.error && (
          // Running it again takes no daily use: the server's message gives the reason.
          <FailureAlert
            failure={{
              title: proofreadingText.start.failedTitle,
              detail: rerun.error.message,
              remedy: 'retry',
            }}
            kept={proofreadingText.start.kept}
            onRetry={again}
          />
        )}
      </div>
    </div>
  );
}

/** The address names no proofreading that this user may see. */
export function ProofreadingMissing() {
  const text = proofreadingText.ended;
  return (
    <div className={styles.centre}>
      <EndedPanel
        end="missing"
        title={text.missing}
        reason={text.missingReason}
        notes={[]}
        actions={
          <>
            <OtherFile isPrimary />
            <RecordsButton />
            <Link to="/dashboard">
              <Button>{text.workbench}</Button>
            </Link>
          </>
        }
      />
    </div>
  );
}

function OtherFile({ isPrimary }: { readonly isPrimary: boolean }) {
  return (
    <Link to={tools.correct.path}>
      <Button type={isPrimary ? 'primary' : 'default'}>{proofreadingText.ended.other}</Button>
    </Link>
  );
}
