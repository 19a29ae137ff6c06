import { useCallback, useState } from 'react';
import { showToast } from '../../../../shared/ui/toast.ts';
import type { UploadItem } from '../../../../shared/upload/upload-entry.ts';
import { refusalText } from '../../../../shared/upload/upload-refusal.ts';
import type { Uploader } from '../../../../shared/upload/uploader.ts';
import { useUploader } from '../../../../shared/upload/use-uploader.ts';

export interface PageFiles {
  readonly uploader: Uploader;
  readonly itemOf: (id: string) => UploadItem | null;
  /** Those still on the page, in the order of the ids. */
  readonly itemsOf: (ids: readonly string[]) => readonly UploadItem[];
  /** Starts as many uploads as fit and returns their ids; the rest is reported. */
  readonly add: (files: readonly File[], room: number, tooMany: string) => readonly string[];
  readonly cancel: (id: string) => void;
  /** Ids of stored files, or null while one of them is on its way. */
  readonly stored: (ids: readonly string[]) => readonly string[] | null;
}

/** The uploads of the page, for all slots. */
export function usePageFiles(teamId: string): PageFiles {
  // Two parties often submit files of the same name and size: that is what is checked.
  const { uploader, items } = useUploader({ allowsDuplicates: true });
  const itemOf = (id: string) => items.find((item) => item.id === id) ?? null;
  return {
    uploader,
    itemOf,
    itemsOf: (ids) => ids.flatMap((id) => itemOf(id) ?? []),
    add: (files, room, tooMany) => {
      if (files.length > room) showToast({ kind: 'info', message: tooMany });
      return files.slice(0, Math.max(0, room)).flatMap((file) => {
        const outcome = uploader.add(file, teamId);
        if (outcome.kind === 'added') return [outcome.id];
        showToast({ kind: 'warning', message: refusalText(outcome, file.name) ?? file.name });
        return [];
      });
    },
    cancel: (id) => uploader.cancel(id),
    stored: (ids) => {
      const fileIds = ids.flatMap((id) => {
        const state = itemOf(id)?.state;
        return state?.kind === 'success' ? [state.file.fileId] : [];
      });
      return fileIds.length === ids.length ? fileIds : null;
    },
  };
}

/** A list of uploads that belong together. */
export function useFileList() {
  const [ids, setIds] = useState<readonly string[]>([]);
  return {
    ids,
    append: useCallback((added: readonly string[]) => setIds((before) => [...before, ...added]), []),
    drop: useCallback((id: string) => setIds((before) => before.filter((one) => one !== id)), []),
  };
}
