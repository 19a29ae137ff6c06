import { CreateFailureNotice } from '../../../../shared/tasks/create-failure-notice.tsx';
import { TaskEnded } from '../../../../shared/tasks/task-ended.tsx';
import { isFaultOfFile } from '../../../../shared/tasks/view-model/task-state.ts';
import { auditText } from '../../text.ts';
import { toList } from '../../view-model/audit-phase.ts';
import type { Audit } from '../../view-model/audit-shapes.ts';
import { useReadContract } from '../upload/use-read-contract.ts';

const text = auditText.reading;

/** The contract could not be read, or reading was cancelled: nothing was paid, and the file is still there. */
export function ReadingEnded({ audit }: { readonly audit: Audit }) {
  const { read, failure, isStarting } = useReadContract(audit.teamId, null);
  const isFailed = audit.phase === 'failed';
  const start = () => read(audit.file.fileId);
  return (
    <TaskEnded
      task={audit}
      isFailed={isFailed}
      name={audit.file.name}
      title={isFailed ? text.failedTitle : text.cancelledTitle}
      reason={audit.failure?.message ?? audit.message}
      notes={[text.failedKept]}
      again={
        audit.abilities.run && !isFaultOfFile(audit) ? { label: text.readAgain, isStarting, start } : null
      }
      other={{ label: text.otherFile, path: '/contract-audit/upload' }}
      back={toList}
      notice={
        failure && (
          <CreateFailureNotice
            error={failure}
            titles={auditText.upload}
            kept={text.failedKept}
            onRetry={start}
          />
        )
      }
    />
  );
}
