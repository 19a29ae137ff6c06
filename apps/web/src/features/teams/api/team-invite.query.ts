/** A team as shown to a user who follows an invitation: the code of its link, or its id. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type AnswerOf, readTeam, teamCalls } from '@wenjian/api';
import { call } from '../../../shared/http/client.ts';

const inviteKey = (invite: string) => ['team-invite', invite] as const;
type Invited = AnswerOf<typeof readTeam>;
/** Polled while waiting: an accepted user enters without asking again. */
const ASK_EVERY_MS = 10_000;

export function useInvitedTeam(invite: string) {
  const client = useQueryClient();
  return useQuery({
    queryKey: inviteKey(invite),
    queryFn: () => {
      // Whoever waits finds the team by its id, also when the link they came by is reset.
      const known = client.getQueryData<Invited>(inviteKey(invite));
      return call(readTeam, { params: { id: known?.isPending ? known.team.id : invite } });
    },
    retry: false,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.isPending ? ASK_EVERY_MS : false),
  });
}

export function useRequestTeam(invite: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (name: string) => call(teamCalls.join, { params: { id: invite }, body: { name } }),
    onSuccess: (info) => client.setQueryData(inviteKey(invite), info),
  });
}
