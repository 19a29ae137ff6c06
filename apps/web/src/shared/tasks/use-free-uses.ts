import { useQuery } from '@tanstack/react-query';
import { freeUses } from '@wenjian/api';
import { call } from '../http/client.ts';

/** All free tools draw on the same uses of a day: whoever starts one has them read again. */
export const FREE_USES_KEY = ['free-uses'] as const;

export function useFreeUses(teamId: string) {
  return useQuery({
    queryKey: [...FREE_USES_KEY, teamId],
    queryFn: () => call(freeUses, { query: { teamId } }),
  });
}
