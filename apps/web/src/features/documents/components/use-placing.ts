import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../shared/http/api-error.ts';
import { showToast } from '../../../shared/ui/toast.ts';
import type { UploadItem } from '../../../shared/upload/upload-entry.ts';
import { refusalText } from '../../../shared/upload/upload-refusal.ts';
import { useUploader } from '../../../shared/upload/use-uploader.ts';
import { useKnowledgeActions } from '../api/use-knowledge-actions.ts';
import { useStorage } from '../api/use-storage.ts';
import { knowledgeText } from '../knowledge.text.ts';
import { freeBytes } from '../view-model/storage-state.ts';

export type Placing =
  | { readonly kind: 'placing' | 'placed'; readonly folderId: string | null }
  | { readonly kind: 'refused'; readonly message: string; readonly isFull: boolean };

interface Target {
  readonly folderId: string | null;
  readonly versionOf: string | null;
}

/**
 * Files on their way into the knowledge base: uploaded, then added. Files that do not fit stay here for a
 * retry.
 */
export function usePlacing(teamId: string, target: Target, onFull: () => void) {
  const { uploader, items } = useUploader();
  const { insert } = useKnowledgeActions(teamId);
  const storage = useStorage(teamId).data;
  const [placings, setPlacings] = useState<ReadonlyMap<string, Placing>>(new Map());
  const begun = useRef(new Set<string>());
  const set = (id: string, placing: Placing) => setPlacings((before) => new Map(before).set(id, placing));
  const place = (id: string, fileId: string) => {
    begun.current.add(id);
    const { folderId, versionOf } = target;
    set(id, { kind: 'placing', folderId });
    insert.mutateAsync({ fileId, ...(versionOf === null ? { folderId } : { versionOf }) }).then(
      () => set(id, { kind: 'placed', folderId }),
      (error: Error) => {
        const isFull = error instanceof ApiError && error.errorName === 'STORAGE_FULL';
        set(id, { kind: 'refused', message: error.message, isFull });
        if (isFull) onFull();
      },
    );
  };
  const latest = useRef(place);
  latest.current = place;
  useEffect(() => {
    for (const { id, state } of items)
      if (state.kind === 'success' && !begun.current.has(id)) latest.current(id, state.file.fileId);
  }, [items]);
  const put = (files: readonly File[]) => {
    let room = storage ? freeBytes(storage) : Number.POSITIVE_INFINITY;
    for (const file of files) {
      // Checked before uploading: a file that cannot fit need not be sent.
      const isTooLarge = file.size > room;
      const refusal = isTooLarge
        ? knowledgeText.upload.tooLarge(file.name)
        : refusalText(uploader.add(file, teamId), file.name);
      if (isTooLarge) onFull();
      else room -= file.size;
      if (refusal !== null) showToast({ kind: 'warning', message: refusal });
    }
  };
  const underWay = items.filter(({ id, state }) => isUnderWay(state.kind, placings.get(id) ?? null));
  return { uploader, items, placings, put, place, underWay: underWay.length };
}

/** Finished uploads, successful or not, need no confirmation. */
function isUnderWay(upload: UploadItem['state']['kind'], placing: Placing | null): boolean {
  if (upload === 'error' || upload === 'locked') return false;
  return upload !== 'success' || placing === null || placing.kind === 'placing';
}
