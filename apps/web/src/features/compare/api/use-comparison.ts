import { useQuery } from '@tanstack/react-query';
import { readComparison, readComparisonV3 } from '@wenjian/api';
import { call } from '../../../shared/http/client.ts';
import { isUnfinished } from '../view-model/task-progress.ts';
import { queryKeys } from './query-keys.ts';

export type ComparisonVersion = 'v2' | 'v3';

/** Quick while somebody is looking at the stages. */
const POLL_MS = 1000;

export function useComparison(id: string, version: ComparisonVersion) {
  return useQuery({
    queryKey: queryKeys.comparisonVersion(id, version),
    queryFn: () => call(version === 'v3' ? readComparisonV3 : readComparison, { params: { id } }),
    refetchInterval: ({ state }) => (state.data && isUnfinished(state.data.status) ? POLL_MS : false),
  });
}
