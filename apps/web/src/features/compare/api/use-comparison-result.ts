import { useQuery } from '@tanstack/react-query';
import { readComparisonResult, readComparisonV3Result } from '@wenjian/api';
import { call } from '../../../shared/http/client.ts';
import { queryKeys } from './query-keys.ts';
import type { ComparisonVersion } from './use-comparison.ts';

/**
 * A finished result never changes; a re-run removes it from the cache. Both versions of the page use the same
 * result.
 */
export function useComparisonResult(id: string, version: ComparisonVersion) {
  return useQuery({
    queryKey: queryKeys.result(id),
    queryFn: () => call(version === 'v3' ? readComparisonV3Result : readComparisonResult, { params: { id } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
