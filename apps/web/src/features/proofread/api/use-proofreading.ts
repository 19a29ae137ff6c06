import { useQuery } from '@tanstack/react-query';
import { readProofreading } from '@wenjian/api';
import { isRefused } from '../../../shared/http/api-error.ts';
import { call } from '../../../shared/http/client.ts';
import { isUnfinished } from '../../../shared/tasks/view-model/task-state.ts';
import { queryKeys } from './query-keys.ts';

/** Polls quickly while the stages are shown. */
const POLL_MS = 1000;

export function useProofreading(id: string) {
  return useQuery({
    queryKey: queryKeys.proofreading(id),
    queryFn: () => call(readProofreading, { params: { id } }),
    // Others may run it again, change or delete it, also while this tab is in the background.
    refetchOnWindowFocus: true,
    refetchInterval: ({ state: { data, error } }) =>
      data && !isRefused(error) && isUnfinished(data.status) ? POLL_MS : false,
  });
}
