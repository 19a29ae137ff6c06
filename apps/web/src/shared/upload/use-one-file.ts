import { useCallback } from 'react';
import { showToast } from '../ui/toast.ts';
import { refusalText } from './upload-refusal.ts';
import { useSentFiles } from './use-sent-files.ts';
import { useUploader } from './use-uploader.ts';

/** For screens that take one file: the file, uploading or stored. */
export function useOneFile(teamId: string) {
  const { uploader, items } = useUploader();
  const item = items[0] ?? null;
  const put = useCallback(
    (file: File) => {
      const outcome = uploader.add(file, teamId);
      const refusal = refusalText(outcome, file.name);
      if (refusal !== null) showToast({ kind: 'warning', message: refusal });
    },
    [uploader, teamId],
  );
  useSentFiles(teamId, ([file]) => file && uploader.adopt(file, teamId));
  const remove = () => {
    if (item) uploader.cancel(item.id);
  };
  return { uploader, item, put, remove };
}
