import { readStoredFile } from '@wenjian/api';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { call } from '../http/client.ts';
import { showToast } from '../ui/toast.ts';
import { sentFileIds, withoutSentFiles } from './sent-files.ts';
import type { StoredFile } from './upload-state.ts';

/** Takes the stored files of the address once, then removes them from the address. */
export function useSentFiles(teamId: string, take: (files: readonly StoredFile[]) => void): void {
  const [params, setParams] = useSearchParams();
  const isTaken = useRef(false);
  const latest = useRef(take);
  latest.current = take;
  useEffect(() => {
    const ids = sentFileIds(params);
    if (ids.length === 0 || isTaken.current) return;
    isTaken.current = true;
    Promise.all(ids.map((fileId) => call(readStoredFile, { query: { teamId, fileId } }))).then(
      (files) => latest.current(files),
      ({ message }: Error) => showToast({ kind: 'error', message }),
    );
    setParams(withoutSentFiles, { replace: true, preventScrollReset: true });
  }, [params, setParams, teamId]);
}
