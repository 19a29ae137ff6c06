import { useQuery } from '@tanstack/react-query';
import { readAudit } from '@wenjian/api';
import { isRefused } from '../../../shared/http/api-error.ts';
import { call } from '../../../shared/http/client.ts';
import { isUnderWay } from '../view-model/audit-phase.ts';
import { queryKeys } from './query-keys.ts';

/** Quick while somebody is looking at the stages. */
const POLL_MS = 1000;
/** Who may open it and change it is decided by others, also while somebody looks. */
const ACCESS_POLL_MS = 15_000;

export function useAudit(id: string) {
  return useQuery({
    queryKey: queryKeys.audit(id),
    queryFn: () => call(readAudit, { params: { id } }),
    // The gate stands in its place then, and asks by itself.
    refetchOnWindowFocus: ({ state }) => !isRefused(state.error),
    refetchInterval: ({ state: { data, error } }) => {
      if (!data || isRefused(error)) return false;
      if (isUnderWay(data.phase)) return POLL_MS;
      return data.abilities.share ? false : ACCESS_POLL_MS;
    },
  });
}
