import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { saveBlob } from '../http/save-blob.ts';
import { showToast } from '../ui/toast.ts';
import type { ExportCalls, TaskExport } from './task-export.ts';

const POLL_MS = 1000;

/** Requests the file, polls until it is made, and downloads it. */
export function useTaskExport<Format extends string>(calls: ExportCalls<Format>, format: Format) {
  const { made, create, download } = useExportCalls(calls, format);
  const isWanted = useRef(false);
  const { mutate } = download;
  const save = useCallback((fileName: string) => mutate(fileName, { onError: complain }), [mutate]);
  useEffect(() => {
    if (made?.status !== 'complete' || !isWanted.current) return;
    isWanted.current = false;
    save(made.fileName);
  }, [made, save]);
  const ask = () => {
    isWanted.current = true;
    create.mutate(undefined, { onError: complain });
  };
  const isBusy = create.isPending || isUnderWay(made);
  return { made, ask, save, isBusy, isSaving: download.isPending };
}

function useExportCalls<Format extends string>(calls: ExportCalls<Format>, format: Format) {
  const client = useQueryClient();
  const queryKey = calls.queryKey(format);
  const state = useQuery({
    queryKey,
    queryFn: () => calls.read(format),
    // Not read before the first request: the server would answer that there is no such file.
    enabled: (query) => isUnderWay(query.state.data),
    refetchInterval: (query) => (isUnderWay(query.state.data) ? POLL_MS : false),
  });
  const create = useMutation({
    mutationFn: () => calls.create(format),
    onSuccess: (made) => client.setQueryData(queryKey, made),
  });
  const download = useMutation({
    mutationFn: async (fileName: string) => saveBlob(await calls.download(format), fileName),
  });
  return { made: state.data ?? null, create, download };
}

function isUnderWay(made: TaskExport | null | undefined): boolean {
  return made?.status === 'pending' || made?.status === 'running';
}

function complain(error: Error): void {
  showToast({ kind: 'error', message: error.message });
}
