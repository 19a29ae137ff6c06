import { PlusOutlined } from '@ant-design/icons';
import { COMPARISON_MAX_TARGETS } from '@wenjian/api';
import { Button } from 'antd';
import { type ReactNode, useRef, useState } from 'react';
import { PasteTextDialog } from '../../../shared/upload/paste-text-dialog.tsx';
import { uploadText } from '../../../shared/upload/upload.text.ts';
import type { UploadItem } from '../../../shared/upload/upload-entry.ts';
import { UploadRow } from '../../../shared/upload/upload-row.tsx';
import { UploadZone } from '../../../shared/upload/upload-zone.tsx';
import type { Uploader } from '../../../shared/upload/uploader.ts';
import { compareText } from '../text.ts';
import type { FileSlot } from '../view-model/file-set.ts';
import styles from './compare-upload-page.module.css';

interface DocumentSlotProps {
  readonly slot: FileSlot;
  /** The new versions may be several. */
  readonly items: readonly UploadItem[];
  readonly uploader: Uploader;
  readonly onFiles: (files: readonly File[]) => void;
  readonly onRemove: (id: string) => void;
  /** Beside pasting. */
  readonly tools?: ReactNode;
}

/** One of the two places: empty it is a drop area, filled it is a list of files. */
export function DocumentSlot({ slot, items, uploader, onFiles, onRemove, tools }: DocumentSlotProps) {
  const [isPasting, setIsPasting] = useState(false);
  const text = compareText.upload;
  const canPaste = slot === 'origin' || items.length < COMPARISON_MAX_TARGETS;
  return (
    <section className={styles.slot} aria-label={text[slot]}>
      <div className={styles.slotHead}>
        <h2 className={styles.slotTitle}>{text[slot]}</h2>
        <span>
          {tools}
          <Button type="link" size="small" disabled={!canPaste} onClick={() => setIsPasting(true)}>
            {uploadText.paste}
          </Button>
        </span>
      </div>
      {items.length === 0 ? (
        <UploadZone
          title={text.put(text[slot])}
          hint={text.accepts}
          isMultiple
          testId={`compare-${slot}-file`}
          onFiles={onFiles}
        />
      ) : (
        items.map((item) => (
          <UploadRow key={item.id} item={item} uploader={uploader} onRemove={() => onRemove(item.id)} />
        ))
      )}
      {slot === 'target' && items.length > 0 && <MoreVersions count={items.length} onFiles={onFiles} />}
      {isPasting && (
        <PasteTextDialog
          title={text.pasteTitle(text[slot])}
          onFile={(file) => onFiles([file])}
          onClose={() => setIsPasting(false)}
        />
      )}
    </section>
  );
}

interface MoreVersionsProps {
  readonly count: number;
  readonly onFiles: (files: readonly File[]) => void;
}

/** One baseline, up to ten versions: each is compared, and each phrase is traced to the version that brought it. */
function MoreVersions({ count, onFiles }: MoreVersionsProps) {
  const input = useRef<HTMLInputElement>(null);
  const text = compareText.upload;
  return (
    <div className={styles.more}>
      {count < COMPARISON_MAX_TARGETS && (
        <Button type="dashed" size="small" icon={<PlusOutlined />} onClick={() => input.current?.click()}>
          {text.moreVersions}
        </Button>
      )}
      <span className={styles.needs}>
        {count === 1 ? text.chainHint : text.moreVersionsHint(String(count), String(COMPARISON_MAX_TARGETS))}
      </span>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        data-testid="compare-more-files"
        aria-label={text.moreVersions}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
    </div>
  );
}
