import { useMutation } from '@tanstack/react-query';
import { saveBlob } from '../../../shared/http/save-blob.ts';
import { showToast } from '../../../shared/ui/toast.ts';

interface Download {
  readonly name: string;
  readonly fetch: () => Promise<Blob>;
}

/** Fetches a file and hands it to the browser; a failure is said where the user looks. */
export function useDownload() {
  return useMutation({
    mutationFn: async ({ name, fetch }: Download) => saveBlob(await fetch(), name),
    onError: (error) => showToast({ kind: 'error', message: error.message }),
  });
}
