import { useQuery } from '@tanstack/react-query';
import { readAuditResult } from '@wenjian/api';
import { ApiError } from '../../../shared/http/api-error.ts';
import { call } from '../../../shared/http/client.ts';
import { mayHaveResult } from '../view-model/audit-phase.ts';
import type { Audit } from '../view-model/audit-shapes.ts';
import { queryKeys } from './query-keys.ts';

/** The model brings a clause every few seconds. */
const POLL_MS = 2000;

/**
 * A partial result while the model is working; a complete result never changes, and a re-run removes it from
 * the cache.
 */
export function useResult(audit: Audit) {
  return useQuery({
    queryKey: queryKeys.result(audit.id),
    queryFn: () => call(readAuditResult, { params: { id: audit.id } }),
    enabled: mayHaveResult(audit.phase),
    staleTime: Number.POSITIVE_INFINITY,
    retry: (count, error) => !isNotFinished(error) && count < RETRIES,
    refetchInterval: ({ state }) =>
      state.data?.isPartial || (state.error && isNotFinished(state.error)) ? POLL_MS : false,
  });
}

const RETRIES = 1;

export function isNotFinished(error: Error): boolean {
  return error instanceof ApiError && error.errorName === 'TASK_NOT_FINISHED';
}
