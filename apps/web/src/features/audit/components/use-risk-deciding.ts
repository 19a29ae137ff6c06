import { useCallback, useMemo } from 'react';
import { formatCount } from '../../../shared/format/format-count.ts';
import { useLatest } from '../../../shared/pdf/use-latest.ts';
import { showToast } from '../../../shared/ui/toast.ts';
import {
  isStateConflict,
  type SeenRisk,
  useRiskStates,
  useSetRiskState,
  useSetRiskStates,
} from '../api/use-risk-states.ts';
import { resultText } from '../result.text.ts';
import type { Audit } from '../view-model/audit-shapes.ts';
import type { Risk } from '../view-model/result-shapes.ts';
import {
  changeOf,
  type Decided,
  type RiskInput,
  type RiskStates,
  statesById,
} from '../view-model/risk-state.ts';

export interface RiskDeciding {
  readonly states: RiskStates;
  /** False until the stored states are there. */
  readonly isKnown: boolean;
  /** Null for read-only users. */
  readonly decide: ((risk: Risk, input: RiskInput) => void) | null;
  readonly decideAll: ((risks: readonly SeenRisk[], state: Decided) => Promise<void>) | null;
}

export function useRiskDeciding({ id, abilities }: Audit): RiskDeciding {
  const { data } = useRiskStates(id);
  const states = useMemo(() => statesById(data?.items ?? []), [data]);
  const latest = useLatest(states);
  const { mutate } = useSetRiskState(id);
  const { mutateAsync } = useSetRiskStates(id);
  const decide = useCallback(
    (risk: Risk, input: RiskInput) => {
      const change = changeOf(risk, latest.current.get(risk.id), input);
      mutate({ riskId: risk.id, ...change }, { onError: complain });
    },
    [latest, mutate],
  );
  const decideAll = useCallback(
    (risks: readonly SeenRisk[], state: Decided) =>
      mutateAsync({ risks, state }).then(({ skipped: { length: skippedCount } }) => {
        const message = resultText.batchDone(formatCount(risks.length - skippedCount));
        if (skippedCount === 0) showToast({ kind: 'success', message });
        else
          showToast({
            kind: 'warning',
            message: resultText.batchSkipped(message, formatCount(skippedCount)),
          });
      }, complain),
    [mutateAsync],
  );
  return {
    states,
    isKnown: data !== undefined,
    decide: abilities.change ? decide : null,
    decideAll: abilities.change ? decideAll : null,
  };
}

/** The server's sentence says that somebody else was faster, and that the list was read again. */
function complain(error: Error): void {
  showToast({ kind: isStateConflict(error) ? 'warning' : 'error', message: error.message });
}
