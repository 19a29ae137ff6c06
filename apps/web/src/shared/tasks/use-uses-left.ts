import { useQuery } from '@tanstack/react-query';
import { type AnswerOf, teamBalance } from '@wenjian/api';
import { call } from '../http/client.ts';

type ToolBalance = Extract<keyof AnswerOf<typeof teamBalance>, `${string}Balance`>;

/** The key the rest of the product uses for balances, before the space. */
export const BALANCE_KEY = ['balance'] as const;

/** Uses left, or null while unknown or without a tool. Balances are floored at 0 (docs/spec.md#balances). */
export function useUsesLeft(teamId: string | null, tool: ToolBalance | null): number | null {
  const { data } = useQuery({
    queryKey: [...BALANCE_KEY, teamId ?? ''],
    queryFn: () => call(teamBalance, { params: { teamId: teamId ?? '' } }),
    enabled: teamId !== null,
  });
  return data && tool ? Math.max(0, data[tool].count) : null;
}
