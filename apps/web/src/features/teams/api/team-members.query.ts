/** A team's members and the actions on them; every change returns the new members. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type AnswerOf,
  askTeamRole,
  changeTeam,
  changeTeamRole,
  type InvitedRole,
  leaveTeam,
  listTeamMembers,
  type TeamRoleName,
  teamCalls,
  withdrawTeamInvitation,
} from '@wenjian/api';
import { call } from '../../../shared/http/client.ts';
import { TEAMS_KEY } from './teams.query.ts';

export type TeamPeople = AnswerOf<typeof listTeamMembers>;
export type TeamMember = TeamPeople['items'][number];

const peopleKey = (teamId: string) => ['team-members', teamId] as const;
/** Requests come from others: often enough that nobody waits long. */
const ASK_EVERY_MS = 15_000;

export function useTeamPeople(teamId: string) {
  return useQuery({
    queryKey: peopleKey(teamId),
    queryFn: () => call(listTeamMembers, { params: { id: teamId } }),
    refetchInterval: ASK_EVERY_MS,
  });
}

export function useTeamActions(teamId: string) {
  const client = useQueryClient();
  const onSuccess = (people: TeamPeople) => client.setQueryData(peopleKey(teamId), people);
  const onError = () => client.invalidateQueries({ queryKey: peopleKey(teamId) });
  const changed = { onSuccess, onError };
  const id = teamId;
  return {
    add: useMutation({
      mutationFn: (body: { phones: string[]; role: InvitedRole }) =>
        call(teamCalls.add, { params: { id }, body }),
      ...changed,
    }),
    remove: useMutation({
      mutationFn: (userId: string) => call(teamCalls.remove, { params: { id, userId } }),
      ...changed,
    }),
    answer: useMutation({
      mutationFn: ({ userId, accepted }: { userId: string; accepted: boolean }) =>
        call(teamCalls.answer, { params: { id, userId }, body: { accepted } }),
      ...changed,
    }),
    role: useMutation({
      mutationFn: ({ userId, role }: { userId: string; role: TeamRoleName }) =>
        call(changeTeamRole, { params: { id, userId }, body: { role } }),
      onSuccess: (people: TeamPeople) => {
        onSuccess(people);
        // Transferring the team changes the user's own role in the list of spaces.
        return client.invalidateQueries({ queryKey: TEAMS_KEY });
      },
      onError,
    }),
    withdraw: useMutation({
      mutationFn: (phone: string) => call(withdrawTeamInvitation, { params: { id, phone } }),
      ...changed,
    }),
  };
}

export function useRenameTeam(teamId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (name: string) => call(changeTeam, { params: { id: teamId }, body: { name } }),
    onSuccess: () => client.invalidateQueries({ queryKey: TEAMS_KEY }),
  });
}

export function useAskForRole(teamId: string) {
  return useMutation({ mutationFn: () => call(askTeamRole, { params: { id: teamId } }) });
}

export function useLeaveTeam(teamId: string) {
  return useMutation({ mutationFn: () => call(leaveTeam, { params: { id: teamId } }) });
}
