import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { PasteTextDialog } from './paste-text-dialog.tsx';
import { uploadText } from './upload.text.ts';
import styles from './upload-slot.module.css';
import { UploadZone } from './upload-zone.tsx';

interface UploadSlotProps {
  readonly title: string;
  /** The drop area, shown while there is no file. */
  readonly zone: {
    readonly title: string;
    readonly hint: string;
    readonly isMultiple?: boolean;
    readonly testId: string;
  };
  /** Text pasted as a file; absent where only files are taken. */
  readonly paste?: { readonly title: string; readonly isDisabled: boolean };
  /** Beside pasting. */
  readonly tools?: ReactNode;
  readonly isEmpty: boolean;
  readonly onFiles: (files: readonly File[]) => void;
  /** The files. */
  readonly children: ReactNode;
  /** Below them, or below the drop area. */
  readonly foot?: ReactNode;
}

/** One place for files: empty it is a drop area, filled it shows what was put there. */
export function UploadSlot(props: UploadSlotProps) {
  const { title, zone, paste, tools, isEmpty, onFiles, children, foot } = props;
  const [isPasting, setPasting] = useState(false);
  return (
    <section className={styles.slot} aria-label={title}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <span>
          {tools}
          {paste && (
            <Button type="link" size="small" disabled={paste.isDisabled} onClick={() => setPasting(true)}>
              {uploadText.paste}
            </Button>
          )}
        </span>
      </div>
      {isEmpty ? <UploadZone {...zone} onFiles={onFiles} /> : children}
      {foot}
      {paste && isPasting && (
        <PasteTextDialog
          title={paste.title}
          onFile={(file) => onFiles([file])}
          onClose={() => setPasting(false)}
        />
      )}
    </section>
  );
}

/** More files for a slot that has some, and how many it takes. */
export function SlotMore({ button, hint }: { readonly button: ReactNode; readonly hint: string }) {
  return (
    <div className={styles.more}>
      {button}
      <span className={styles.hint}>{hint}</span>
    </div>
  );
}

interface SampleHintProps {
  readonly words: { readonly sampleHint: string; readonly sample: string };
  readonly onSample: () => void;
  readonly children?: ReactNode;
}

/** For users without a file at hand. */
export function SampleHint({ words, onSample, children }: SampleHintProps) {
  return (
    <p className={styles.sample}>
      {words.sampleHint}
      <Button type="link" size="small" onClick={onSample}>
        {words.sample}
      </Button>
      {children}
    </p>
  );
}
