import { useQuery } from '@tanstack/react-query';
import { listAuditRules } from '@wenjian/api';
import { call } from '../../../shared/http/client.ts';
import { queryKeys } from './query-keys.ts';

/** The catalogue comes with the product: it does not change while a page is open. */
export function useAuditRules() {
  return useQuery({
    queryKey: queryKeys.rules,
    queryFn: () => call(listAuditRules, {}),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
