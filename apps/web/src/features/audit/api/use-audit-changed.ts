import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { decisionKeys } from '../../../shared/findings/use-decisions.ts';
import type { Audit } from '../view-model/audit-shapes.ts';
import { queryKeys } from './query-keys.ts';

/** What to read again after a review was created, started, changed, cancelled or deleted. */
export function useAuditChanged(): (id?: string) => Promise<void> {
  const client = useQueryClient();
  return useCallback((id?: string) => readAgain(client, id), [client]);
}

/**
 * A review that a response just returned is shown at once, without a second read. Data derived from its
 * result is invalidated.
 */
export function useRememberAudit(): (audit: Audit) => void {
  const client = useQueryClient();
  return useCallback(
    (audit: Audit) => {
      forgetResult(client, audit.id);
      client.setQueryData(queryKeys.audit(audit.id), audit);
    },
    [client],
  );
}

async function readAgain(client: QueryClient, id?: string): Promise<void> {
  const stale = [queryKeys.audits, queryKeys.balances, ...(id === undefined ? [] : [queryKeys.audit(id)])];
  await Promise.all(stale.map((queryKey) => client.invalidateQueries({ queryKey })));
}

function forgetResult(client: QueryClient, id: string): void {
  const { result, feedback, exports } = queryKeys;
  for (const key of [result, decisionKeys.ofTask, feedback, exports])
    client.removeQueries({ queryKey: key(id) });
}
