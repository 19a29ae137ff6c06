import { BATCH_MAX_FILES } from '@wenjian/api';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { formatCount } from '../../../../shared/format/format-count.ts';
import { CreateFailureNotice } from '../../../../shared/tasks/create-failure-notice.tsx';
import { RecentTasks } from '../../../../shared/tasks/recent-tasks.tsx';
import { StartBar } from '../../../../shared/tasks/start-bar.tsx';
import { taskText } from '../../../../shared/tasks/task.text.ts';
import { batchPath } from '../../../../shared/tasks/use-list-filter.ts';
import { useStartMany } from '../../../../shared/tasks/use-start-many.ts';
import { useUsesLeft } from '../../../../shared/tasks/use-uses-left.ts';
import { BatchRows } from '../../../../shared/upload/batch-rows.tsx';
import { SampleHint, UploadSlot } from '../../../../shared/upload/upload-slot.tsx';
import { type FileBatch, useFileBatch } from '../../../../shared/upload/use-file-batch.ts';
import { audits } from '../../api/audits.ts';
import { auditText } from '../../text.ts';
import { auditPath, toList } from '../../view-model/audit-phase.ts';
import type { Audit } from '../../view-model/audit-shapes.ts';
import { sampleFile } from '../../view-model/sample-file.ts';
import { AuditStatus } from '../task/audit-status.tsx';
import styles from './upload-form.module.css';
import { useReadContract } from './use-read-contract.ts';

const text = auditText.upload;

/** One contract is read as soon as it is stored; several are read when that is asked for. A standard text that was chosen before is for one. */
export function UploadForm({ teamId }: { readonly teamId: string }) {
  const isForStandard = useSearchParams()[0].has('standard');
  const files = useFileBatch(teamId, isForStandard ? 1 : BATCH_MAX_FILES);
  const many = useReadAll(teamId, files);
  const isBatch = files.items.length > 1 || many.hasBegun;
  const fileId = isBatch ? null : (files.stored[0] ?? null);
  const reading = useReadContract(teamId, fileId);
  const isEmpty = files.items.length === 0;
  return (
    <>
      <UploadSlot
        title={text.file}
        zone={{
          title: text.put,
          hint: isForStandard ? text.acceptsOne : text.accepts,
          isMultiple: true,
          testId: 'audit-file',
        }}
        paste={{ title: text.pasteTitle, isDisabled: !isEmpty }}
        isEmpty={isEmpty}
        onFiles={files.put}
        foot={<Cost teamId={teamId} />}
      >
        <BatchRows {...files} />
      </UploadSlot>
      {isBatch && !isEmpty && <ReadAll teamId={teamId} files={files} many={many} />}
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
      {isEmpty && (
        <SampleHint words={text} onSample={() => files.put([sampleFile()])}>
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

/** Several at once are found again in the list, where each gets its standpoint. */
function useReadAll(teamId: string, { uploader, items }: FileBatch) {
  const navigate = useNavigate();
  const { mutateAsync } = audits.useCreate();
  return useStartMany({
    uploader,
    items,
    create: (wanted) => mutateAsync({ teamId, ...wanted }),
    onDone: (ids) => void navigate(batchPath(toList.path, ids)),
  });
}

interface ReadAllProps {
  readonly teamId: string;
  readonly files: FileBatch;
  readonly many: ReturnType<typeof useStartMany>;
}

/** Reading is free, but a batch that cannot be reviewed as a whole says so before it is read. */
function ReadAll({ teamId, files, many }: ReadAllProps) {
  const count = files.items.length;
  return (
    <>
      <p className={styles.note}>{text.batchNote}</p>
      {many.failure && (
        <CreateFailureNotice error={many.failure} titles={text} kept={text.kept} onRetry={many.start} />
      )}
      <StartBar
        cost={count}
        usesLeft={useUsesLeft(teamId, 'auditBalance')}
        label={text.readAll(formatCount(count))}
        startingLabel={text.creating}
        problem={files.isReady ? null : taskText.batch.waitsForUploads}
        isStarting={many.isStarting}
        onStart={many.start}
        testId="audit-batch-cost"
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
