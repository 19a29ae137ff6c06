import { Button } from 'antd';
import { Link } from 'react-router';
import { CreateFailureNotice } from '../../../shared/tasks/create-failure-notice.tsx';
import { isFaultOfFile } from '../../../shared/tasks/view-model/task-state.ts';
import { EndedPanel } from '../../../shared/ui/ended-panel.tsx';
import { auditText } from '../text.ts';
import type { Audit } from '../view-model/audit-shapes.ts';
import styles from './reading.module.css';
import { useReadContract } from './use-read-contract.ts';

/** The contract could not be read, or reading was cancelled: nothing was paid, and the file is still there. */
export function ReadingEnded({ audit }: { readonly audit: Audit }) {
  const text = auditText.reading;
  const again = useReadContract(audit.teamId, null);
  const isFailed = audit.phase === 'failed';
  const needsOtherFile = isFaultOfFile(audit);
  const readAgain = () => again.read(audit.file.fileId);
  return (
    <>
      <div className={styles.centre}>
        <EndedPanel
          end={isFailed ? 'failed' : 'cancelled'}
          name={audit.file.name}
          title={isFailed ? text.failedTitle : text.cancelledTitle}
          reason={audit.failure?.message ?? audit.message}
          notes={[text.failedKept]}
          actions={
            <>
              {audit.abilities.run && !needsOtherFile && (
                <Button type="primary" loading={again.isStarting} onClick={readAgain}>
                  {text.readAgain}
                </Button>
              )}
              <Link to="/contract-audit/upload">
                <Button type={needsOtherFile ? 'primary' : 'default'}>{text.otherFile}</Button>
              </Link>
              <Link to="/contract-audit/list">
                <Button>{text.toList}</Button>
              </Link>
            </>
          }
        />
      </div>
      {again.failure && (
        <CreateFailureNotice
          error={again.failure}
          titles={auditText.upload}
          kept={text.failedKept}
          onRetry={readAgain}
        />
      )}
    </>
  );
}
