import { useQuery } from '@tanstack/react-query';
import { freeUses } from '@wenjian/api';
import { call } from '../http/client.ts';

/** All free tools share the same daily uses: starting one reads them again. */
export const FREE_USES_KEY = ['free-uses'] as const;

export function useFreeUses(teamId: string) {
  return useQuery({
    queryKey: [...FREE_USES_KEY, teamId],
    queryFn: () => call(freeUses, { query: { teamId } }),
  });
}
