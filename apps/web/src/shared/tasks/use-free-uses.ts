import { queryOptions, useQuery } from '@tanstack/react-query';
import { freeUses } from '@wenjian/api';
import { call } from '../http/client.ts';
import { justAsked } from '../http/just-asked.ts';

/** All free tools share the same daily uses: starting one reads them again. */
export const FREE_USES_KEY = ['free-uses'] as const;

export function useFreeUses(teamId: string) {
  return useQuery(freeUsesQuery(teamId));
}

export function freeUsesQuery(teamId: string) {
  return queryOptions({
    queryKey: [...FREE_USES_KEY, teamId],
    queryFn: () => call(freeUses, { query: { teamId } }),
    staleTime: justAsked,
  });
}
