import { useCallback } from 'react';
import { taskText } from '../tasks/task.text.ts';
import { showToast } from '../ui/toast.ts';
import { refusalText } from './upload-refusal.ts';
import type { Uploader } from './uploader.ts';
import { useSentFiles } from './use-sent-files.ts';
import { useUploader } from './use-uploader.ts';

export type FileBatch = ReturnType<typeof useFileBatch>;

/** For screens that take one file or several, each of which becomes a task. */
export function useFileBatch(teamId: string, maxFiles: number) {
  const { uploader, items } = useUploader();
  const put = useCallback(
    (files: readonly File[]) => {
      for (const file of withinRoom(uploader, maxFiles, files)) {
        const refusal = refusalText(uploader.add(file, teamId), file.name);
        if (refusal !== null) showToast({ kind: 'warning', message: refusal });
      }
    },
    [uploader, teamId, maxFiles],
  );
  useSentFiles(teamId, (files) => {
    for (const file of withinRoom(uploader, maxFiles, files)) uploader.adopt(file, teamId);
  });
  const stored = items.flatMap(({ state }) => (state.kind === 'success' ? [state.file.fileId] : []));
  return { uploader, items, put, stored, isReady: items.length > 0 && stored.length === items.length };
}

/** The others are told of. */
function withinRoom<One>(uploader: Uploader, maxFiles: number, files: readonly One[]): readonly One[] {
  const room = Math.max(0, maxFiles - uploader.items().length);
  if (files.length > room) showToast({ kind: 'info', message: taskText.batch.tooMany(maxFiles) });
  return files.slice(0, room);
}
