/** The user's spaces, and the two changes the shell makes to them. */
import { queryOptions } from '@tanstack/react-query';
import { type AnswerOf, createTeam, listTeams, saveCurrentTeam } from '@wenjian/api';
import { call } from '../../../shared/http/client.ts';

export type Space = AnswerOf<typeof listTeams>['items'][number];

export const TEAMS_KEY = ['teams'] as const;

export function teamsQuery() {
  return queryOptions({ queryKey: TEAMS_KEY, queryFn: () => call(listTeams, {}), staleTime: 60_000 });
}

export function createSpace(name: string): Promise<Space> {
  return call(createTeam, { body: { name } });
}

export async function saveCurrentSpace(teamId: string): Promise<void> {
  await call(saveCurrentTeam, { body: { teamId } });
}
