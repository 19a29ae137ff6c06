import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  createComparisonExport,
  downloadComparisonExport,
  type ExportFormat,
  readComparisonExport,
} from '@wenjian/api';
import { call } from '../../../shared/http/client.ts';
import { fetchFile } from '../../../shared/http/fetch-file.ts';
import { saveBlob } from '../../../shared/http/save-blob.ts';
import type { ComparisonExport } from '../view-model/comparison-shapes.ts';
import { queryKeys } from './query-keys.ts';

const POLL_MS = 1000;

/** Asks for the file, watches it being made, and puts it into the download folder as soon as it is there. */
export function useComparisonExport(id: string, format: ExportFormat) {
  const client = useQueryClient();
  const queryKey = queryKeys.export(id, format);
  const state = useQuery({
    queryKey,
    queryFn: () => call(readComparisonExport, { params: { id, format } }),
    // Nothing is known before the first wish: the server would answer that there is no such file.
    enabled: (query) => isUnderWay(query.state.data),
    refetchInterval: (query) => (isUnderWay(query.state.data) ? POLL_MS : false),
  });
  const create = useMutation({
    mutationFn: () => call(createComparisonExport, { params: { id }, body: { format } }),
    onSuccess: (made) => client.setQueryData(queryKey, made),
  });
  const download = useMutation({
    mutationFn: async (fileName: string) => {
      saveBlob(await fetchFile(downloadComparisonExport, { params: { id, format } }), fileName);
    },
  });
  return { made: state.data ?? null, create, download };
}

function isUnderWay(made: ComparisonExport | undefined): boolean {
  return made?.status === 'pending' || made?.status === 'running';
}
