import { useCallback, useEffect } from 'react';
import { showToast } from '../ui/toast.ts';
import { refusalText } from './upload-refusal.ts';
import { useSentFiles } from './use-sent-files.ts';
import { useUploader } from './use-uploader.ts';

/** For screens that take one file: the file, uploading or stored. */
export function useOneFile(teamId: string) {
  const { uploader, items } = useUploader();
  const item = items[0] ?? null;
  const hasItem = item !== null;
  const put = useCallback(
    (file: File) => {
      const outcome = uploader.add(file, teamId);
      const refusal = refusalText(outcome, file.name);
      if (refusal !== null) showToast({ kind: 'warning', message: refusal });
    },
    [uploader, teamId],
  );
  useSentFiles(teamId, ([file]) => file && uploader.adopt(file, teamId));
  useEffect(() => {
    // A file pasted anywhere on the page is meant, while there is none.
    const onPaste = (event: ClipboardEvent) => {
      const file = event.clipboardData?.files[0];
      if (file && !event.defaultPrevented && !hasItem) put(file);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, [put, hasItem]);
  const remove = () => {
    if (item) uploader.cancel(item.id);
  };
  return { uploader, item, put, remove };
}
