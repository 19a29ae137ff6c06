import { useQueryClient } from '@tanstack/react-query';
import { type OwnDeciding, useDeciding } from '../../../shared/findings/use-deciding.ts';
import type { Proofreading } from '../view-model/proofread-shapes.ts';
import { queryKeys } from './query-keys.ts';

/** Deciding on the corrections of a contract, and what has to be read again after it. */
export function useDecidingCorrections(task: Proofreading): OwnDeciding {
  const client = useQueryClient();
  const { proofreadings, proofreading, results, exports } = queryKeys;
  const readAgain = (queryKey: readonly string[]) => client.invalidateQueries({ queryKey });
  return useDeciding(task, {
    // Files with tracked changes are made again; the list shows the progress.
    onStored: () => {
      void readAgain(proofreadings);
      client.removeQueries({ queryKey: exports(task.id) });
    },
    onOutdated: () => Promise.all([proofreading(task.id), results(task.id)].map(readAgain)),
  });
}
