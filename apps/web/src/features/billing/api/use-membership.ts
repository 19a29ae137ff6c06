import { useQuery } from '@tanstack/react-query';
import { balanceQuery } from '../api/balance.query.ts';
import { toMembership } from '../view-model/membership.ts';

export function useMembership(teamId: string) {
  return useQuery({ ...balanceQuery(teamId), select: toMembership });
}
