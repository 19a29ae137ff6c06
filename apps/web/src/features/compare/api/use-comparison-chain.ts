import { useQuery } from '@tanstack/react-query';
import { readComparisonChain } from '@wenjian/api';
import { call } from '../../../shared/http/client.ts';
import { isUnfinished } from '../../../shared/tasks/view-model/task-state.ts';
import { queryKeys } from './query-keys.ts';

const POLL_MS = 3000;

/** Versions still being compared are added when they are done. */
export function useComparisonChain(id: string) {
  return useQuery({
    queryKey: queryKeys.chain(id),
    queryFn: () => call(readComparisonChain, { params: { id } }),
    refetchInterval: ({ state }) =>
      state.data?.items.some((item) => isUnfinished(item.status)) ? POLL_MS : false,
  });
}
