import { useQuery } from '@tanstack/react-query';
import { type AnswerOf, teamBalance } from '@wenjian/api';
import { call } from '../http/client.ts';

type ToolBalance = Extract<keyof AnswerOf<typeof teamBalance>, `${string}Balance`>;

/** The key is the one by which the rest of the product keeps and forgets balances. */
const balanceKey = (teamId: string) => ['balance', teamId] as const;

/** Uses left, or null while unknown. Balances are floored at 0 (docs/spec.md#balances). */
export function useUsesLeft(teamId: string | null, tool: ToolBalance): number | null {
  const { data } = useQuery({
    queryKey: balanceKey(teamId ?? ''),
    queryFn: () => call(teamBalance, { params: { teamId: teamId ?? '' } }),
    enabled: teamId !== null,
  });
  return data ? Math.max(0, data[tool].count) : null;
}
