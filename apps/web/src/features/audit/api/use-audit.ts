import { useQuery } from '@tanstack/react-query';
import { readAudit } from '@wenjian/api';
import { isRefused } from '../../../shared/http/api-error.ts';
import { call } from '../../../shared/http/client.ts';
import { isUnderWay } from '../view-model/audit-phase.ts';
import { queryKeys } from './query-keys.ts';

/** Quick while somebody is looking at the stages. */
const POLL_MS = 1000;

export function useAudit(id: string) {
  return useQuery({
    queryKey: queryKeys.audit(id),
    queryFn: () => call(readAudit, { params: { id } }),
    // The gate stands in its place then, and asks by itself.
    refetchOnWindowFocus: ({ state }) => !isRefused(state.error),
    // What others do to a result that is shown, the layout is told of.
    refetchInterval: ({ state: { data, error } }) =>
      data && !isRefused(error) && isUnderWay(data.phase) ? POLL_MS : false,
  });
}
