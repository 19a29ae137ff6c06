/** A team as shown to a user who follows an invitation. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { readTeam, teamCalls } from '@wenjian/api';
import { call } from '../../../shared/http/client.ts';

const inviteKey = (teamId: string) => ['team-invite', teamId] as const;
/** Polled while waiting: an accepted user enters without asking again. */
const ASK_EVERY_MS = 10_000;

export function useInvitedTeam(teamId: string) {
  return useQuery({
    queryKey: inviteKey(teamId),
    queryFn: () => call(readTeam, { params: { id: teamId } }),
    retry: false,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.isPending ? ASK_EVERY_MS : false),
  });
}

export function useRequestTeam(teamId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (name: string) => call(teamCalls.join, { params: { id: teamId }, body: { name } }),
    onSuccess: (info) => client.setQueryData(inviteKey(teamId), info),
  });
}
