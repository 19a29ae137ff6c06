import { queryOptions, useQuery } from '@tanstack/react-query';
import { freeUses } from '@wenjian/api';
import { call } from '../http/client.ts';
import { justAsked } from '../http/just-asked.ts';

/** All free tools share the same daily uses: starting one reads them again. */
export const FREE_USES_KEY = ['free-uses'] as const;

export function useFreeUses(teamId: string) {
  return useQuery({
    ...freeUsesQuery(teamId),
    // A page left open over midnight finds the new uses by itself.
    refetchInterval: ({ state: { data } }) =>
      data?.left === 0 ? waitMs(Date.parse(data.resetsAt) - Date.now()) : false,
  });
}

/** The browser's clock may be ahead of the server's. */
const SOON_MS = 60_000;
const HOUR_MS = 3_600_000;

/** Uses may also be bought or given meanwhile. */
function waitMs(untilRenewedMs: number): number {
  return Math.min(HOUR_MS, Math.max(SOON_MS, untilRenewedMs));
}

/** Whether the day's uses do not suffice; an unknown number keeps nobody from starting. */
export function useIsFreeShort(teamId: string, count: number): boolean {
  const { data } = useFreeUses(teamId);
  return data !== undefined && data.left < count;
}

export function freeUsesQuery(teamId: string) {
  return queryOptions({
    queryKey: [...FREE_USES_KEY, teamId],
    queryFn: () => call(freeUses, { query: { teamId } }),
    staleTime: justAsked,
  });
}
