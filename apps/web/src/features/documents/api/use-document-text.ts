import { useQuery } from '@tanstack/react-query';
import { readDocumentText } from '@wenjian/api';
import { call } from '../../../shared/http/client.ts';

/** A document that was read does not change. */
export function useDocumentText(id: string) {
  return useQuery({
    queryKey: ['document-text', id],
    queryFn: () => call(readDocumentText, { params: { id } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
