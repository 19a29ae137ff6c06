import { Alert, Button } from 'antd';
import { useEffect, useRef } from 'react';
import { UploadRow } from '../../../../shared/upload/upload-row.tsx';
import { UploadZone } from '../../../../shared/upload/upload-zone.tsx';
import { useOneFile } from '../../../../shared/upload/use-one-file.ts';
import { templatesText as text } from '../../text.ts';
import styles from '../templates.module.css';

interface TemplateUploadProps {
  readonly teamId: string;
  /** What is created from the file once it is stored. */
  readonly making: {
    readonly start: (fileId: string) => void;
    readonly isPending: boolean;
    readonly error: Error | null;
  };
}

/** Uploads one contract and calls `making.start` as soon as it is stored. */
export function TemplateUpload({ teamId, making }: TemplateUploadProps) {
  const { uploader, item, put, remove } = useOneFile(teamId);
  const fileId = item?.state.kind === 'success' ? item.state.file.fileId : null;
  const asked = useRef<string | null>(null);
  const { start } = making;
  useEffect(() => {
    if (fileId === null || asked.current === fileId) return;
    asked.current = fileId;
    start(fileId);
  }, [fileId, start]);
  return (
    <>
      {item === null ? (
        <UploadZone
          title={text.put}
          hint={text.accepts}
          isCompact
          testId="template-file"
          onFiles={([file]) => file && put(file)}
        />
      ) : (
        <UploadRow item={item} uploader={uploader} onRemove={remove} />
      )}
      {making.isPending && (
        <p className={styles.hint} role="status">
          {text.creating}
        </p>
      )}
      {making.error && fileId !== null && (
        <Alert
          type="error"
          showIcon
          title={making.error.message}
          action={<Button onClick={() => start(fileId)}>{text.retry}</Button>}
        />
      )}
    </>
  );
}
