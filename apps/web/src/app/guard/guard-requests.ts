/** Makes the requests the guard asked for. The HTTP client reports failures; the page does not wait for them. */
import type { QueryClient } from '@tanstack/react-query';
import { sessionQuery } from '../../features/account/api/session.query.ts';
import { stopTimeQuery } from '../../features/activity/api/stop-time.query.ts';
import { balanceQuery } from '../../features/billing/api/balance.query.ts';
import { teamsQuery } from '../../features/teams/api/teams.query.ts';
import type { GuardRequest } from './guard.ts';

export async function makeGuardRequests(
  client: QueryClient,
  requests: readonly GuardRequest[],
  teamId: string | null,
): Promise<void> {
  await Promise.allSettled(requests.map((request) => makeRequest(client, request, teamId)));
}

function makeRequest(client: QueryClient, request: GuardRequest, teamId: string | null): Promise<unknown> {
  switch (request) {
    case 'session':
      return client.query(sessionQuery());
    case 'teams':
      return client.query(teamsQuery());
    case 'refreshTeams':
      return client.query({ ...teamsQuery(), staleTime: 0 });
    case 'balance':
      return teamId === null ? Promise.resolve() : client.query(balanceQuery(teamId));
    case 'stopTime':
      return client.query(stopTimeQuery());
  }
}
