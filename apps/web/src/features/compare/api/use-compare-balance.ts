import { useQuery } from '@tanstack/react-query';
import { teamBalance } from '@wenjian/api';
import { call } from '../../../shared/http/client.ts';
import { queryKeys } from './query-keys.ts';

/** Uses left, or null while unknown. Balances are floored at 0 (spec section 5). */
export function useCompareBalance(teamId: string | null): number | null {
  const { data } = useQuery({
    queryKey: queryKeys.balance(teamId ?? ''),
    queryFn: () => call(teamBalance, { params: { teamId: teamId ?? '' } }),
    enabled: teamId !== null,
  });
  return data ? Math.max(0, data.compareBalance.count) : null;
}
