import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { FREE_USES_KEY } from '../../../shared/tasks/use-free-uses.ts';
import { queryKeys } from './query-keys.ts';

/** What to read again after a task was created, cancelled or deleted. */
export function useTasksChanged(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(async () => {
    const stale = [queryKeys.conversions, queryKeys.recognitions, FREE_USES_KEY];
    await Promise.all(stale.map((queryKey) => client.invalidateQueries({ queryKey })));
  }, [client]);
}
