import { downloadTemplateSheet } from '@wenjian/api';
import { Alert, Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { fetchFile } from '../../../../shared/http/fetch-file.ts';
import { newIdempotencyKey } from '../../../../shared/http/new-idempotency-key.ts';
import { saveBlob } from '../../../../shared/http/save-blob.ts';
import { CreateFailureNotice } from '../../../../shared/tasks/create-failure-notice.tsx';
import { showToast } from '../../../../shared/ui/toast.ts';
import { UploadRow } from '../../../../shared/upload/upload-row.tsx';
import { UploadZone } from '../../../../shared/upload/upload-zone.tsx';
import { useOneFile } from '../../../../shared/upload/use-one-file.ts';
import { useGenerateBatch, useSheetCheck } from '../../api/use-batch.ts';
import { templatesText } from '../../text.ts';
import type { VersionKey } from '../../view-model/shapes.ts';
import { GeneratedResult } from '../list/generated-result.tsx';
import styles from '../templates.module.css';
import { SheetCheck } from './sheet-check.tsx';

interface BatchFormProps {
  readonly teamId: string;
  readonly templateKey: VersionKey;
}

const text = templatesText.batch;

/** The sheet out, the filled sheet in, what is wrong with each row, and one task that makes all documents. */
export function BatchForm({ teamId, templateKey }: BatchFormProps) {
  const { uploader, item, put, remove } = useOneFile(teamId);
  const fileId = item?.state.kind === 'success' ? item.state.file.fileId : null;
  const check = useSheetCheck(templateKey);
  const batch = useBatch(templateKey, fileId);
  const { mutate, reset } = check;
  useEffect(() => {
    if (fileId === null) reset();
    else mutate(fileId);
  }, [fileId, mutate, reset]);
  const other = () => {
    batch.clear();
    remove();
  };
  return (
    <section className={styles.batch} aria-label={text.title}>
      <h2 className={styles.subtitle}>{text.title}</h2>
      <div className={styles.batchBar}>
        <SheetButton templateKey={templateKey} />
        <span className={styles.hint}>{text.downloadNote}</span>
      </div>
      {item === null ? (
        <UploadZone
          title={text.put}
          hint={text.accepts}
          isCompact
          testId="template-sheet"
          onFiles={([file]) => file && put(file)}
        />
      ) : (
        <UploadRow item={item} uploader={uploader} onRemove={other} />
      )}
      {check.isPending && (
        <p className={styles.hint} role="status">
          {text.checking}
        </p>
      )}
      {check.error && <Alert type="error" showIcon title={check.error.message} />}
      {check.data && batch.taskId === null && <SheetCheck checked={check.data} />}
      {check.data && check.data.ready > 0 && batch.taskId === null && (
        <div className={styles.batchBar}>
          <Button type="primary" loading={batch.isStarting} onClick={batch.start}>
            {text.generate(check.data.ready)}
          </Button>
          <span className={styles.hint}>{text.note}</span>
        </div>
      )}
      {batch.error && (
        <CreateFailureNotice
          error={batch.error}
          titles={{ balanceTitle: failed, expiredTitle: failed, failedTitle: failed }}
          kept={templatesText.form.kept}
          onRetry={batch.start}
        />
      )}
      {batch.taskId !== null && (
        <>
          <GeneratedResult id={batch.taskId} />
          <div className={styles.batchBar}>
            <Button onClick={other}>{text.other}</Button>
          </div>
        </>
      )}
    </section>
  );
}

const failed = templatesText.form.failedTitle;

function SheetButton({ templateKey }: { readonly templateKey: VersionKey }) {
  const [isLoading, setIsLoading] = useState(false);
  const download = () => {
    setIsLoading(true);
    fetchFile(downloadTemplateSheet, { params: templateKey })
      .then(
        (blob) => saveBlob(blob, `${text.open}.xlsx`),
        ({ message }: Error) => showToast({ kind: 'error', message }),
      )
      .finally(() => setIsLoading(false));
  };
  return (
    <Button loading={isLoading} onClick={download}>
      {text.download}
    </Button>
  );
}

/** The same sheet keeps its key until a task was created: a double click or a retry makes one task. */
function useBatch({ id, number }: VersionKey, fileId: string | null) {
  const generate = useGenerateBatch(id);
  const [taskId, setTaskId] = useState<string | null>(null);
  const attempt = useRef({ fileId: '', idempotencyKey: '' });
  const start = () => {
    if (generate.isPending || fileId === null) return;
    if (attempt.current.fileId !== fileId) attempt.current = { fileId, idempotencyKey: newIdempotencyKey() };
    const { idempotencyKey } = attempt.current;
    // The rows that cannot be made were shown, and the button says how many are.
    const body = { versionNumber: number, fileId, skipsWrongRows: true, idempotencyKey };
    generate.mutate(body, { onSuccess: (task) => setTaskId(task.id) });
  };
  const clear = () => {
    generate.reset();
    setTaskId(null);
    attempt.current = { fileId: '', idempotencyKey: '' };
  };
  return { start, clear, taskId, error: generate.error, isStarting: generate.isPending };
}
