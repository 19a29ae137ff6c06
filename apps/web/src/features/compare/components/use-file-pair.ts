import { useCallback, useEffect, useState } from 'react';
import { showToast } from '../../../shared/ui/toast.ts';
import type { UploadItem } from '../../../shared/upload/upload-entry.ts';
import { refusalText } from '../../../shared/upload/upload-refusal.ts';
import { useUploader } from '../../../shared/upload/use-uploader.ts';
import { compareText } from '../text.ts';
import {
  EMPTY_PAIR,
  type FilePair,
  firstFreeSlot,
  type PairSlot,
  slotsForFiles,
  swapPair,
} from '../view-model/file-pair.ts';

/** The two uploads of the page and what can be done with them. */
export function useFilePair(teamId: string) {
  // 修改前后 often have the same name and size, so duplicates are allowed here.
  const { uploader, items } = useUploader({ allowsDuplicates: true });
  const [pair, setPair] = useState<FilePair>(EMPTY_PAIR);

  const put = useCallback(
    (slot: PairSlot, file: File) => {
      const outcome = uploader.add(file, teamId);
      if (outcome.kind !== 'added') {
        showToast({ kind: 'warning', message: refusalText(outcome, file.name) ?? file.name });
        return;
      }
      const replaced = pair[slot];
      if (replaced !== null) uploader.cancel(replaced);
      setPair((before) => ({ ...before, [slot]: outcome.id }));
    },
    [uploader, teamId, pair],
  );

  const putAll = (slot: PairSlot, files: readonly File[]) => {
    const slots = slotsForFiles(pair, slot, files.length);
    for (const [index, target] of slots.entries()) {
      const file = files[index];
      if (file) put(target, file);
    }
    if (files.length > slots.length) showToast({ kind: 'info', message: compareText.upload.tooMany });
  };

  const remove = (slot: PairSlot) => {
    const id = pair[slot];
    if (id !== null) uploader.cancel(id);
    setPair({ ...pair, [slot]: null });
  };

  usePastedFile(pair, put);
  const itemIn = (slot: PairSlot): UploadItem | null => items.find((item) => item.id === pair[slot]) ?? null;
  return { uploader, itemIn, put, putAll, remove, swap: () => setPair(swapPair) };
}

/** A file pasted anywhere on the page goes to the first free place. */
function usePastedFile(pair: FilePair, put: (slot: PairSlot, file: File) => void): void {
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const file = event.clipboardData?.files[0];
      if (!file || event.defaultPrevented) return;
      const slot = firstFreeSlot(pair);
      if (slot) put(slot, file);
      else showToast({ kind: 'info', message: compareText.upload.bothFull });
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, [pair, put]);
}
