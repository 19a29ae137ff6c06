import { InboxOutlined } from '@ant-design/icons';
import { type ClipboardEvent, type DragEvent, type ReactNode, useRef, useState } from 'react';
import { hasTouch } from '../ui/has-touch.ts';
import { CameraButton } from './camera-button.tsx';
import { canUpload } from './can-upload.ts';
import { uploadText } from './upload.text.ts';
import styles from './upload-zone.module.css';
import { useStrayFiles } from './use-stray-files.ts';

interface UploadZoneProps {
  readonly title: string;
  /** Accepted files and their cost. */
  readonly hint: ReactNode;
  readonly onFiles: (files: readonly File[]) => void;
  readonly isMultiple?: boolean;
  readonly isDisabled?: boolean;
  /** Lower, for a page that already has files. */
  readonly isCompact?: boolean;
  readonly testId?: string;
}

/** An upload area: click, drop or paste, also anywhere on its page. It does not check file types; the server reads by content. */
export function UploadZone(props: UploadZoneProps) {
  const { title, hint, onFiles, isMultiple, isDisabled, isCompact, testId } = props;
  const input = useRef<HTMLInputElement>(null);
  const zone = useRef<HTMLButtonElement>(null);
  const [isOverZone, setIsOver] = useState(false);
  const take = (list: Iterable<File> | null) => {
    const files = [...(list ?? [])];
    if (files.length > 0 && !isDisabled) onFiles(isMultiple ? files : files.slice(0, 1));
  };
  const isOver = useStrayFiles(zone, isDisabled ? null : take) || isOverZone;
  if (!canUpload()) return <p className={styles.unsupported}>{uploadText.notSupported}</p>;

  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files);
  };
  const onPaste = (event: ClipboardEvent) => {
    if (event.clipboardData.files.length === 0) return;
    event.preventDefault();
    take(event.clipboardData.files);
  };
  return (
    <>
      <button
        ref={zone}
        type="button"
        className={styles.zone}
        data-over={isOver}
        data-compact={isCompact}
        disabled={isDisabled}
        onClick={() => input.current?.click()}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={({ currentTarget, relatedTarget }) => {
          // Moving over the text inside does not count as leaving.
          if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsOver(false);
        }}
        onDrop={onDrop}
        onPaste={onPaste}
      >
        <InboxOutlined className={styles.icon} aria-hidden />
        <span className={styles.title}>{title}</span>
        <span className={styles.how}>{isOver ? uploadText.dropNow : hintOf()}</span>
        <span className={styles.hint}>{hint}</span>
      </button>
      <input
        ref={input}
        type="file"
        hidden
        multiple={isMultiple}
        data-testid={testId}
        aria-label={title}
        onChange={(event) => {
          take(event.target.files);
          // Choosing the same file again must fire the event: that resumes an upload after a cancel.
          event.target.value = '';
        }}
      />
      <CameraButton title={title} isDisabled={isDisabled ?? false} onFiles={take} />
    </>
  );
}

function hintOf(): string {
  return hasTouch() ? uploadText.touchHint : uploadText.dropHint;
}
