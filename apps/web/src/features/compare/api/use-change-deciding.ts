import { useQueryClient } from '@tanstack/react-query';
import { type OwnDeciding, useDeciding } from '../../../shared/findings/use-deciding.ts';
import type { Comparison } from '../view-model/comparison-shapes.ts';
import { queryKeys } from './query-keys.ts';

export function useChangeDeciding(task: Comparison): OwnDeciding {
  const client = useQueryClient();
  const { comparisons, comparison, result, exports } = queryKeys;
  return useDeciding(task, {
    // Reports with a column of decisions are made again; the list shows the progress.
    onStored: () => {
      void client.invalidateQueries({ queryKey: comparisons });
      client.removeQueries({ queryKey: exports(task.id) });
    },
    onOutdated: () =>
      Promise.all(
        [comparison(task.id), result(task.id)].map((queryKey) => client.invalidateQueries({ queryKey })),
      ),
  });
}
