import { useQuery } from '@tanstack/react-query';
import { readDocument } from '@wenjian/api';
import { isRefused } from '../../../shared/http/api-error.ts';
import { call } from '../../../shared/http/client.ts';
import { isUnfinished } from '../../../shared/tasks/view-model/task-state.ts';
import { toPreview } from '../view-model/document-shapes.ts';

/** Quick while somebody is looking at the stages. */
const POLL_MS = 1000;

export function useDocumentPreview(id: string) {
  return useQuery({
    queryKey: ['document', id],
    queryFn: async () => toPreview(await call(readDocument, { params: { id } })),
    // The gate stands in its place then, and asks by itself.
    refetchOnWindowFocus: ({ state }) => !isRefused(state.error),
    // What others do to a result that is shown, the layout is told of.
    refetchInterval: ({ state: { data, error } }) =>
      data && !isRefused(error) && isUnfinished(data.status) ? POLL_MS : false,
  });
}
