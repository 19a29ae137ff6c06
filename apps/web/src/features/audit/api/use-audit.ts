import { useQuery } from '@tanstack/react-query';
import { readAudit } from '@wenjian/api';
import { isRefused } from '../../../shared/http/api-error.ts';
import { call } from '../../../shared/http/client.ts';
import { isUnderWay } from '../view-model/audit-phase.ts';
import { queryKeys } from './query-keys.ts';

/** Polls quickly while the stages are shown. */
const POLL_MS = 1000;

export function useAudit(id: string) {
  return useQuery({
    queryKey: queryKeys.audit(id),
    queryFn: () => call(readAudit, { params: { id } }),
    // The access page is shown instead then, and polls by itself.
    refetchOnWindowFocus: ({ state }) => !isRefused(state.error),
    // The layout receives other members' changes to a shown result.
    refetchInterval: ({ state: { data, error } }) =>
      data && !isRefused(error) && isUnderWay(data.phase) ? POLL_MS : false,
  });
}
