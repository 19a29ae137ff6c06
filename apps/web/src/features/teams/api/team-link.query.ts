/** The link of a team and what is done with it; every change returns the link as it is then. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type AnswerOf,
  readTeamLink,
  resetTeamLink,
  revokeTeamLink,
  type TEAM_LINK_DAYS,
  type TeamLinkRole,
} from '@wenjian/api';
import { call } from '../../../shared/http/client.ts';

export type TeamLink = AnswerOf<typeof readTeamLink>;
export type TeamLinkDays = (typeof TEAM_LINK_DAYS)[number];

const linkKey = (teamId: string) => ['team-link', teamId] as const;

export function useTeamLink(teamId: string) {
  return useQuery({
    queryKey: linkKey(teamId),
    queryFn: () => call(readTeamLink, { params: { id: teamId } }),
    staleTime: 0,
  });
}

export function useTeamLinkActions(teamId: string) {
  const client = useQueryClient();
  const onSuccess = (link: TeamLink) => client.setQueryData(linkKey(teamId), link);
  const params = { id: teamId };
  return {
    reset: useMutation({
      mutationFn: (body: { readonly role: TeamLinkRole; readonly days: TeamLinkDays }) =>
        call(resetTeamLink, { params, body }),
      onSuccess,
    }),
    revoke: useMutation({ mutationFn: () => call(revokeTeamLink, { params }), onSuccess }),
  };
}
