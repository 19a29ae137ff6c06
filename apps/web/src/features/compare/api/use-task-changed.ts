import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { decisionKeys } from '../../../shared/findings/use-decisions.ts';
import type { Comparison } from '../view-model/comparison-shapes.ts';
import { queryKeys } from './query-keys.ts';

/** What to read again after a comparison was created, changed, re-run, cancelled or deleted. */
export function useTaskChanged(): (id?: string) => Promise<void> {
  const client = useQueryClient();
  return useCallback((id?: string) => forgetTask(client, id), [client]);
}

/** A task that a response just returned is shown at once, without a second read. */
export function useRememberTask(): (task: Comparison) => void {
  const client = useQueryClient();
  return useCallback(
    (task: Comparison) => {
      for (const version of ['v2', 'v3']) {
        client.setQueryData(queryKeys.comparisonVersion(task.id, version), task);
      }
    },
    [client],
  );
}

/** Data derived from the result is outdated. */
const ofResult = [queryKeys.result, decisionKeys.ofTask, queryKeys.exports, queryKeys.chain];

async function forgetTask(client: QueryClient, id?: string): Promise<void> {
  if (id !== undefined) for (const key of ofResult) client.removeQueries({ queryKey: key(id) });
  const stale = [
    queryKeys.comparisons,
    queryKeys.balances,
    ...(id === undefined ? [] : [queryKeys.comparison(id)]),
  ];
  await Promise.all(stale.map((queryKey) => client.invalidateQueries({ queryKey })));
}
