import { useQuery } from '@tanstack/react-query';
import { readDocument } from '@wenjian/api';
import { isGone } from '../../../shared/http/api-error.ts';
import { call } from '../../../shared/http/client.ts';
import { isUnfinished } from '../view-model/document-progress.ts';
import { toPreview } from '../view-model/document-shapes.ts';

/** Quick while somebody is looking at the stages. */
const POLL_MS = 1000;

export function useDocumentPreview(id: string) {
  return useQuery({
    queryKey: ['document', id],
    queryFn: async () => toPreview(await call(readDocument, { params: { id } })),
    refetchInterval: ({ state: { data, error } }) =>
      data && isUnfinished(data.status) && !isGone(error) ? POLL_MS : false,
  });
}
