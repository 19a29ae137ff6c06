import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatCount } from '../../../shared/format/format-count.ts';
import { CreateFailureNotice } from '../../../shared/tasks/create-failure-notice.tsx';
import { taskText } from '../../../shared/tasks/task.text.ts';
import { useUsesLeft } from '../../../shared/tasks/use-uses-left.ts';
import { PasteTextDialog } from '../../../shared/upload/paste-text-dialog.tsx';
import { uploadText } from '../../../shared/upload/upload.text.ts';
import { UploadRow } from '../../../shared/upload/upload-row.tsx';
import { UploadZone } from '../../../shared/upload/upload-zone.tsx';
import { useOneFile } from '../../../shared/upload/use-one-file.ts';
import { auditText } from '../text.ts';
import { sampleFile } from '../view-model/sample-file.ts';
import { RecentAudits } from './recent-audits.tsx';
import styles from './upload-form.module.css';
import { useReadContract } from './use-read-contract.ts';

/** One contract is uploaded; it is read as soon as it is stored. */
export function UploadForm({ teamId }: { readonly teamId: string }) {
  const text = auditText.upload;
  const [isPasting, setIsPasting] = useState(false);
  const { uploader, item, put, remove } = useOneFile(teamId);
  const fileId = item?.state.kind === 'success' ? item.state.file.fileId : null;
  const reading = useReadContract(teamId, fileId);
  return (
    <>
      <section className={styles.form} aria-label={text.file}>
        <div className={styles.head}>
          <h2 className={styles.title}>{text.file}</h2>
          <Button type="link" size="small" disabled={item !== null} onClick={() => setIsPasting(true)}>
            {uploadText.paste}
          </Button>
        </div>
        {item === null ? (
          <UploadZone
            title={text.put}
            hint={text.accepts}
            testId="audit-file"
            onFiles={([file]) => file && put(file)}
          />
        ) : (
          <UploadRow item={item} uploader={uploader} onRemove={remove} />
        )}
        <Cost teamId={teamId} />
      </section>
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
      {item === null && <SampleHint onSample={put} />}
      <RecentAudits />
      {isPasting && (
        <PasteTextDialog title={text.pasteTitle} onFile={put} onClose={() => setIsPasting(false)} />
      )}
    </>
  );
}

function Cost({ teamId }: { readonly teamId: string }) {
  const left = useUsesLeft(teamId, 'auditBalance');
  return (
    <p className={styles.cost} data-testid="audit-cost">
      <span>{auditText.upload.cost}</span>
      <span className={left === 0 ? styles.none : styles.left}>
        {left === null ? taskText.remainingUnknown : taskText.remaining(formatCount(left))}
      </span>
    </p>
  );
}

function SampleHint({ onSample }: { readonly onSample: (file: File) => void }) {
  const text = auditText.upload;
  return (
    <p className={styles.sample}>
      {text.sampleHint}
      <Button type="link" size="small" onClick={() => onSample(sampleFile())}>
        {text.sample}
      </Button>
      <Link className={styles.example} to="/contract-audit/result">
        {text.seeExample}
      </Link>
    </p>
  );
}
