import { useMutation } from '@tanstack/react-query';
import { saveBlob } from '../../../shared/http/save-blob.ts';
import { showToast } from '../../../shared/ui/toast.ts';

interface Download {
  readonly name: string;
  readonly fetch: () => Promise<Blob>;
}

/** Downloads a file; a failure is shown beside the button. */
export function useDownload() {
  return useMutation({
    mutationFn: async ({ name, fetch }: Download) => saveBlob(await fetch(), name),
    onError: (error) => showToast({ kind: 'error', message: error.message }),
  });
}
