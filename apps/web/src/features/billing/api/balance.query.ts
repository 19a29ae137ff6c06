/** Uses left in a space. The raw answer is cached under `['balance', teamId]`; every screen selects what it shows. */
import { queryOptions } from '@tanstack/react-query';
import { type AnswerOf, teamBalance } from '@wenjian/api';
import { call } from '../../../shared/http/client.ts';

export type BalanceAnswer = AnswerOf<typeof teamBalance>;

export function balanceQuery(teamId: string) {
  return queryOptions({
    queryKey: ['balance', teamId],
    queryFn: () => call(teamBalance, { params: { teamId } }),
    staleTime: 30_000,
  });
}
