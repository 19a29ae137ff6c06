import { Link } from 'react-router';
import { formatCount } from '../../../../shared/format/format-count.ts';
import { CreateFailureNotice } from '../../../../shared/tasks/create-failure-notice.tsx';
import { RecentTasks } from '../../../../shared/tasks/recent-tasks.tsx';
import { taskText } from '../../../../shared/tasks/task.text.ts';
import { useUsesLeft } from '../../../../shared/tasks/use-uses-left.ts';
import { UploadRow } from '../../../../shared/upload/upload-row.tsx';
import { SampleHint, UploadSlot } from '../../../../shared/upload/upload-slot.tsx';
import { useOneFile } from '../../../../shared/upload/use-one-file.ts';
import { audits } from '../../api/audits.ts';
import { auditText } from '../../text.ts';
import { auditPath, toList } from '../../view-model/audit-phase.ts';
import type { Audit } from '../../view-model/audit-shapes.ts';
import { sampleFile } from '../../view-model/sample-file.ts';
import { AuditStatus } from '../task/audit-status.tsx';
import styles from './upload-form.module.css';
import { useReadContract } from './use-read-contract.ts';

const text = auditText.upload;

/** One contract is uploaded; it is read as soon as it is stored. */
export function UploadForm({ teamId }: { readonly teamId: string }) {
  const { uploader, item, put, remove } = useOneFile(teamId);
  const fileId = item?.state.kind === 'success' ? item.state.file.fileId : null;
  const reading = useReadContract(teamId, fileId);
  return (
    <>
      <UploadSlot
        title={text.file}
        zone={{ title: text.put, hint: text.accepts, testId: 'audit-file' }}
        paste={{ title: text.pasteTitle, isDisabled: item !== null }}
        isEmpty={item === null}
        onFiles={([file]) => file && put(file)}
        foot={<Cost teamId={teamId} />}
      >
        {item && <UploadRow item={item} uploader={uploader} onRemove={remove} />}
      </UploadSlot>
      {reading.isStarting && (
        <p className={styles.note} role="status">
          {text.creating}
        </p>
      )}
      {reading.failure && fileId !== null && (
        <CreateFailureNotice
          error={reading.failure}
          titles={text}
          kept={text.kept}
          onRetry={() => reading.read(fileId)}
        />
      )}
      {item === null && (
        <SampleHint words={text} onSample={() => put(sampleFile())}>
          <Link to="/contract-audit/result">{text.seeExample}</Link>
        </SampleHint>
      )}
      <RecentTasks<Audit>
        tasks={audits}
        words={auditText.recent}
        listPath={toList.path}
        path={auditPath}
        status={(audit) => <AuditStatus audit={audit} />}
      />
    </>
  );
}

function Cost({ teamId }: { readonly teamId: string }) {
  const left = useUsesLeft(teamId, 'auditBalance');
  return (
    <p className={styles.cost} data-testid="audit-cost">
      <span>{text.cost}</span>
      <span className={left === 0 ? styles.none : styles.left}>
        {left === null ? taskText.remainingUnknown : taskText.remaining(formatCount(left))}
      </span>
    </p>
  );
}
