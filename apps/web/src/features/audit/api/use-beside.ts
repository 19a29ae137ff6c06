import { useQuery } from '@tanstack/react-query';
import { readAuditBeside } from '@wenjian/api';
import { call } from '../../../shared/http/client.ts';
import type { Audit } from '../view-model/audit-shapes.ts';
import { queryKeys } from './query-keys.ts';

/** `standpoint` null: the former review. What was found does not change until the contract is reviewed again. */
export function useBeside({ id, finishedAt }: Audit, standpoint: string | null) {
  return useQuery({
    queryKey: queryKeys.beside(id, finishedAt, standpoint),
    queryFn: () =>
      call(readAuditBeside, { params: { id }, query: standpoint === null ? {} : { standpoint } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
