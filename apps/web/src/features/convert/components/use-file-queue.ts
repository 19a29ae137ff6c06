import { useMemo, useState } from 'react';
import { showToast } from '../../../shared/ui/toast.ts';
import type { UploadItem } from '../../../shared/upload/upload-entry.ts';
import { refusalText } from '../../../shared/upload/upload-refusal.ts';
import { useSentFiles } from '../../../shared/upload/use-sent-files.ts';
import { useUploader } from '../../../shared/upload/use-uploader.ts';
import { convertText } from '../text.ts';
import { keepOrder, moveItem } from '../view-model/file-order.ts';

export type FileQueueState = ReturnType<typeof useFileQueue>;

/** The files of the page, in the order the user gives them. */
export function useFileQueue(teamId: string, maxFiles: number) {
  const { uploader, items } = useUploader();
  const [wanted, setWanted] = useState<readonly string[]>([]);
  const ordered = useMemo(() => inOrder(items, wanted), [items, wanted]);

  useSentFiles(teamId, (files) => {
    for (const file of files.slice(0, maxFiles)) uploader.adopt(file, teamId);
  });

  const add = (files: readonly File[]) => {
    const room = Math.max(0, maxFiles - items.length);
    for (const file of files.slice(0, room)) {
      const refusal = refusalText(uploader.add(file, teamId), file.name);
      if (refusal) showToast({ kind: 'warning', message: refusal });
    }
    if (files.length > room) showToast({ kind: 'info', message: convertText.convert.tooMany(maxFiles) });
  };
  const move = (from: number, to: number) =>
    setWanted(
      moveItem(
        ordered.map(({ id }) => id),
        from,
        to,
      ),
    );
  const stored = ordered.flatMap(({ state }) => (state.kind === 'success' ? [state.file.fileId] : []));
  return { uploader, items: ordered, add, move, stored, isReady: stored.length === ordered.length };
}

function inOrder(items: readonly UploadItem[], wanted: readonly string[]): readonly UploadItem[] {
  const ids = keepOrder(
    wanted,
    items.map(({ id }) => id),
  );
  return ids.flatMap((id) => items.find((item) => item.id === id) ?? []);
}
