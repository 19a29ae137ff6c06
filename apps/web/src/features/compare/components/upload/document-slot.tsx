import { COMPARISON_MAX_TARGETS } from '@wenjian/api';
import type { ReactNode } from 'react';
import { AddFilesButton } from '../../../../shared/upload/add-files-button.tsx';
import { BatchBar } from '../../../../shared/upload/batch-bar.tsx';
import type { UploadItem } from '../../../../shared/upload/upload-entry.ts';
import { UploadRow } from '../../../../shared/upload/upload-row.tsx';
import { SlotMore, UploadSlot } from '../../../../shared/upload/upload-slot.tsx';
import type { Uploader } from '../../../../shared/upload/uploader.ts';
import { compareText } from '../../text.ts';
import type { FileSlot } from '../../view-model/file-set.ts';

const text = compareText.upload;

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

/** One of the two places. */
export function DocumentSlot({ slot, items, uploader, onFiles, onRemove, tools }: DocumentSlotProps) {
  const isFull = slot === 'target' && items.length >= COMPARISON_MAX_TARGETS;
  return (
    <UploadSlot
      title={text[slot]}
      zone={{
        title: text.put(text[slot]),
        hint: text.accepts,
        isMultiple: true,
        testId: `compare-${slot}-file`,
      }}
      paste={{ title: text.pasteTitle(text[slot]), isDisabled: isFull }}
      tools={tools}
      isEmpty={items.length === 0}
      onFiles={onFiles}
    >
      <BatchBar items={items} onRetry={(id) => uploader.retry(id)} />
      {items.map((item) => (
        <UploadRow key={item.id} item={item} uploader={uploader} onRemove={() => onRemove(item.id)} />
      ))}
      {slot === 'target' && <MoreVersions count={items.length} isFull={isFull} onFiles={onFiles} />}
    </UploadSlot>
  );
}

interface MoreVersionsProps {
  readonly count: number;
  readonly isFull: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** One baseline, up to ten versions: each is compared, and each phrase is traced to the version that brought it. */
function MoreVersions({ count, isFull, onFiles }: MoreVersionsProps) {
  return (
    <SlotMore
      button={
        !isFull && <AddFilesButton label={text.moreVersions} testId="compare-more-files" onFiles={onFiles} />
      }
      hint={
        count === 1 ? text.chainHint : text.moreVersionsHint(String(count), String(COMPARISON_MAX_TARGETS))
      }
    />
  );
}
