import { useQuery } from '@tanstack/react-query';
import { session } from '@wenjian/api';
import { call } from '../http/client.ts';

/** The shell keeps the session under the same key; it is fresh enough for as long as the shell thinks so. */
const SESSION_KEY = ['session'] as const;
const STALE_MS = 60_000;

/** Id of the space the user works in, or null while unknown. Switching space changes it at once. */
export function useCurrentTeam(): string | null {
  const { data } = useQuery({
    queryKey: SESSION_KEY,
    queryFn: () => call(session, {}),
    staleTime: STALE_MS,
  });
  return data?.currentTeamId ?? null;
}
