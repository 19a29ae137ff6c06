import { useQuery } from '@tanstack/react-query';
import { session } from '@wenjian/api';
import { call } from '../http/client.ts';

/** The shell keeps the session under the same key and decides how fresh it must be. */
const SESSION_KEY = ['session'] as const;
const STALE_MS = 60_000;

/** Id of the current space, or null while unknown. Switching space changes it at once. */
export function useCurrentTeam(): string | null {
  const { data } = useQuery({
    queryKey: SESSION_KEY,
    queryFn: () => call(session, {}),
    staleTime: STALE_MS,
  });
  return data?.currentTeamId ?? null;
}
