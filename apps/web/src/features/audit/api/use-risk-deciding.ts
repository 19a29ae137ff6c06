import { useQueryClient } from '@tanstack/react-query';
import { type OwnDeciding, useDeciding } from '../../../shared/findings/use-deciding.ts';
import type { Audit } from '../view-model/audit-shapes.ts';
import type { AuditResult } from '../view-model/result-shapes.ts';
import { queryKeys } from './query-keys.ts';

/** While the model is working the server stores no decisions: nothing can be decided. */
export function useRiskDeciding(
  { id, finishedAt, abilities }: Audit,
  { isPartial }: Pick<AuditResult, 'isPartial'>,
): OwnDeciding {
  const client = useQueryClient();
  const { audits, audit, result, exports } = queryKeys;
  const task = { id, finishedAt, abilities: { change: abilities.change && !isPartial } };
  return useDeciding(task, {
    // Files with comments and tracked changes are made again; the list shows the progress.
    onStored: () => {
      void client.invalidateQueries({ queryKey: audits });
      client.removeQueries({ queryKey: exports(id) });
    },
    onOutdated: () =>
      Promise.all([audit(id), result(id)].map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
}
