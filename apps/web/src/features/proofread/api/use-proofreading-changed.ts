import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { FREE_USES_KEY } from '../../../shared/tasks/use-free-uses.ts';
import type { Proofreading } from '../view-model/proofread-shapes.ts';
import { queryKeys } from './query-keys.ts';

/** What to read again after a proofreading was created, run again, changed, cancelled or deleted. */
export function useProofreadingChanged(): (id?: string) => Promise<void> {
  const client = useQueryClient();
  return useCallback(
    async (id?: string) => {
      const one = id === undefined ? [] : [queryKeys.proofreading(id)];
      const stale = [queryKeys.proofreadings, FREE_USES_KEY, ...one];
      await Promise.all(stale.map((queryKey) => client.invalidateQueries({ queryKey })));
    },
    [client],
  );
}

/** A returned proofreading is shown at once. Files made from an earlier run do not belong to the next. */
export function useRememberProofreading(): (task: Proofreading) => void {
  const client = useQueryClient();
  return useCallback(
    (task: Proofreading) => {
      client.removeQueries({ queryKey: queryKeys.exports(task.id) });
      client.setQueryData(queryKeys.proofreading(task.id), task);
    },
    [client],
  );
}
