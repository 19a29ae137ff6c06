import { useCallback, useMemo } from 'react';
import { formatCount } from '../../../shared/format/format-count.ts';
import { useLatest } from '../../../shared/pdf/use-latest.ts';
import { showToast } from '../../../shared/ui/toast.ts';
import {
  isDecisionConflict,
  type SeenChange,
  useDecideChange,
  useDecideChanges,
  useDecisions,
} from '../api/use-decisions.ts';
import { resultText } from '../result.text.ts';
import type { Comparison, DecisionState } from '../view-model/comparison-shapes.ts';
import { type DecisionMap, decisionsById } from '../view-model/decision-view.ts';

export interface ChangeDecisions {
  readonly decisions: DecisionMap;
  /** Null for read-only members. */
  readonly decide: ((changeId: string, state: DecisionState, note?: string) => void) | null;
  readonly decideAll: ((changes: readonly SeenChange[], state: DecisionState) => Promise<void>) | null;
}

export function useChangeDecisions(task: Comparison): ChangeDecisions {
  const { data } = useDecisions(task.id);
  const decisions = useMemo(() => decisionsById(data?.items ?? []), [data]);
  const latest = useLatest(decisions);
  const { mutate } = useDecideChange(task.id);
  const { mutateAsync } = useDecideChanges(task.id);
  const decide = useCallback(
    (changeId: string, state: DecisionState, note?: string) => {
      const known = latest.current.get(changeId);
      const input = { changeId, state, note: note ?? known?.note ?? '', version: known?.version ?? 0 };
      mutate(input, { onError: complain });
    },
    [latest, mutate],
  );
  const decideAll = useCallback(
    (changes: readonly SeenChange[], state: DecisionState) =>
      mutateAsync({ changes, state, note: '' }).then((skippedCount) => {
        const message = resultText.batchDone(formatCount(changes.length - skippedCount));
        if (skippedCount === 0) showToast({ kind: 'success', message });
        else
          showToast({
            kind: 'warning',
            message: resultText.batchSkipped(message, formatCount(skippedCount)),
          });
      }, complain),
    [mutateAsync],
  );
  const canDecide = task.abilities.change;
  return { decisions, decide: canDecide ? decide : null, decideAll: canDecide ? decideAll : null };
}

/** The server's sentence says that somebody else was faster, and that the list was read again. */
function complain(error: Error): void {
  showToast({ kind: isDecisionConflict(error) ? 'warning' : 'error', message: error.message });
}
