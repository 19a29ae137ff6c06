import { Button } from 'antd';
import { useState } from 'react';
import type { UploadItem } from '../../../shared/upload/upload-entry.ts';
import { UploadRow } from '../../../shared/upload/upload-row.tsx';
import { UploadZone } from '../../../shared/upload/upload-zone.tsx';
import type { Uploader } from '../../../shared/upload/uploader.ts';
import { compareText } from '../text.ts';
import type { PairSlot } from '../view-model/file-pair.ts';
import styles from './compare-upload-page.module.css';
import { PasteTextDialog } from './paste-text-dialog.tsx';

interface DocumentSlotProps {
  readonly slot: PairSlot;
  readonly item: UploadItem | null;
  readonly uploader: Uploader;
  readonly onFiles: (files: readonly File[]) => void;
  readonly onRemove: () => void;
}

/** One of the two places: empty it is a drop area, filled it is a file row. */
export function DocumentSlot({ slot, item, uploader, onFiles, onRemove }: DocumentSlotProps) {
  const [isPasting, setIsPasting] = useState(false);
  const text = compareText.upload;
  return (
    <section className={styles.slot} aria-label={text[slot]}>
      <div className={styles.slotHead}>
        <h2 className={styles.slotTitle}>{text[slot]}</h2>
        <Button type="link" size="small" onClick={() => setIsPasting(true)}>
          {text.paste}
        </Button>
      </div>
      {item ? (
        <UploadRow item={item} uploader={uploader} onRemove={onRemove} />
      ) : (
        <UploadZone
          title={text.put(text[slot])}
          hint={text.accepts}
          isMultiple
          testId={`compare-${slot}-file`}
          onFiles={onFiles}
        />
      )}
      {isPasting && (
        <PasteTextDialog
          slotName={text[slot]}
          onFile={(file) => onFiles([file])}
          onClose={() => setIsPasting(false)}
        />
      )}
    </section>
  );
}
