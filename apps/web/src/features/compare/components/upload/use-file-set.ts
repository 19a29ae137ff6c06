import { COMPARISON_MAX_TARGETS } from '@wenjian/api';
import { useCallback, useEffect, useState } from 'react';
import { useLatest } from '../../../../shared/pdf/use-latest.ts';
import { showToast } from '../../../../shared/ui/toast.ts';
import { isUncovered, pastedFiles } from '../../../../shared/upload/stray-files.ts';
import type { UploadItem } from '../../../../shared/upload/upload-entry.ts';
import { refusalText } from '../../../../shared/upload/upload-refusal.ts';
import type { StoredFile } from '../../../../shared/upload/upload-state.ts';
import { useSentFiles } from '../../../../shared/upload/use-sent-files.ts';
import { useUploader } from '../../../../shared/upload/use-uploader.ts';
import { compareText } from '../../text.ts';
import {
  EMPTY_SET,
  type FileSet,
  type FileSlot,
  firstFreeSlot,
  putFile,
  removeFile,
  slotsForFiles,
  swapSet,
} from '../../view-model/file-set.ts';

/** The uploads of the page and their actions. */
export function useFileSet(teamId: string) {
  // 修改前后 often have the same name and size, so duplicates are allowed here.
  const { uploader, items } = useUploader({ allowsDuplicates: true });
  const [set, setSet] = useState<FileSet>(EMPTY_SET);

  const put = useCallback(
    (slot: FileSlot, file: File) => {
      const outcome = uploader.add(file, teamId);
      if (outcome.kind !== 'added') {
        showToast({ kind: 'warning', message: refusalText(outcome, file.name) ?? file.name });
        return;
      }
      if (slot === 'origin' && set.origin !== null) uploader.cancel(set.origin);
      setSet((before) => putFile(before, slot, outcome.id));
    },
    [uploader, teamId, set.origin],
  );

  const putAll = (slot: FileSlot, files: readonly File[]) => {
    const slots = slotsForFiles(set, slot, files.length);
    for (const [index, target] of slots.entries()) {
      const file = files[index];
      if (file) put(target, file);
    }
    if (files.length > slots.length) sayTooMany();
  };

  /** A file already in the space. */
  const putOrigin = (file: StoredFile) => {
    if (set.origin !== null) uploader.cancel(set.origin);
    const id = uploader.adopt(file, teamId);
    setSet((before) => putFile(before, 'origin', id));
  };

  const remove = (id: string) => {
    uploader.cancel(id);
    setSet((before) => removeFile(before, id));
  };

  usePastedFiles(set, putAll);
  useSentFiles(teamId, (files) => {
    const ids = files.map((file) => uploader.adopt(file, teamId));
    setSet((before) => ids.reduce((now, id) => putFile(now, firstFreeSlot(now) ?? 'target', id), before));
  });
  const itemOf = (id: string | null): UploadItem | null => items.find((item) => item.id === id) ?? null;
  return {
    uploader,
    origin: itemOf(set.origin),
    targets: set.targets.flatMap((id) => itemOf(id) ?? []),
    put,
    putAll,
    putOrigin,
    remove,
    swap: () => setSet(swapSet),
  };
}

/** Files pasted anywhere on the page go to the first free places; an empty place takes them itself. */
function usePastedFiles(set: FileSet, putAll: (slot: FileSlot, files: readonly File[]) => void): void {
  const latest = useLatest({ set, putAll });
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const files = pastedFiles(event);
      if (files === null || !isUncovered(null)) return;
      event.preventDefault();
      const slot = firstFreeSlot(latest.current.set);
      if (slot) latest.current.putAll(slot, [...files]);
      else sayTooMany();
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, [latest]);
}

function sayTooMany(): void {
  const message = compareText.upload.tooManyVersions(String(COMPARISON_MAX_TARGETS));
  showToast({ kind: 'info', message });
}
