import { useQuery } from '@tanstack/react-query';
import { listHistoryMembers } from '@wenjian/api';
import { call } from '../../../shared/http/client.ts';
import { queryKeys } from './collaboration-calls.ts';

const STALE_MS = 60_000;

/** People shared with before, as suggestions; without them numbers can still be typed. */
export function useHistoryMembers(teamId: string | null) {
  return useQuery({
    queryKey: queryKeys.historyMembers(teamId),
    queryFn: () => call(listHistoryMembers, { query: teamId === null ? {} : { teamId } }),
    staleTime: STALE_MS,
    retry: false,
  });
}
