import { useQuery } from '@tanstack/react-query';
import { readComparison, readComparisonV3 } from '@wenjian/api';
import { isRefused } from '../../../shared/http/api-error.ts';
import { call } from '../../../shared/http/client.ts';
import { isUnfinished } from '../../../shared/tasks/view-model/task-state.ts';
import { queryKeys } from './query-keys.ts';

export type ComparisonVersion = 'v2' | 'v3';

/** Polls quickly while the stages are shown. */
const POLL_MS = 1000;

export function useComparison(id: string, version: ComparisonVersion) {
  return useQuery({
    queryKey: queryKeys.comparisonVersion(id, version),
    queryFn: () => call(version === 'v3' ? readComparisonV3 : readComparison, { params: { id } }),
    // The access page is shown instead then, and polls by itself.
    refetchOnWindowFocus: ({ state }) => !isRefused(state.error),
    // The layout receives other members' changes to a shown result.
    refetchInterval: ({ state: { data, error } }) =>
      data && !isRefused(error) && isUnfinished(data.status) ? POLL_MS : false,
  });
}
