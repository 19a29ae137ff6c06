import { useQuery } from '@tanstack/react-query';
import { readDocument } from '@wenjian/api';
import { isRefused } from '../../../shared/http/api-error.ts';
import { call } from '../../../shared/http/client.ts';
import { isUnfinished } from '../../../shared/tasks/view-model/task-state.ts';
import { toPreview } from '../view-model/document-shapes.ts';

/** Polls quickly while the stages are shown. */
const POLL_MS = 1000;

export function useDocumentPreview(id: string) {
  return useQuery({
    queryKey: ['document', id],
    queryFn: async () => toPreview(await call(readDocument, { params: { id } })),
    // The access page is shown instead then, and polls by itself.
    refetchOnWindowFocus: ({ state }) => !isRefused(state.error),
    // The layout receives other members' changes to a shown result.
    refetchInterval: ({ state: { data, error } }) =>
      data && !isRefused(error) && isUnfinished(data.status) ? POLL_MS : false,
  });
}
