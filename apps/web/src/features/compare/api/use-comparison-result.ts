import { useQuery } from '@tanstack/react-query';
import { readComparisonResult } from '@wenjian/api';
import { call } from '../../../shared/http/client.ts';
import { queryKeys } from './query-keys.ts';

/** A finished result never changes; a re-run clears it from the cache. */
export function useComparisonResult(id: string) {
  return useQuery({
    queryKey: queryKeys.result(id),
    queryFn: () => call(readComparisonResult, { params: { id } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
