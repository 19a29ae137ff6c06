import { CoverageSummary } from '../../../../shared/result/coverage-button.tsx';
import { BottomStrip } from '../../../../shared/workbench/bottom-strip.tsx';
import { resultText as text } from '../../result.text.ts';
import type { FragmentsState } from './use-fragments-state.ts';

interface ResultStripProps {
  readonly fragmentsState: FragmentsState;
  /** How much was not examined. */
  readonly notExamined: number;
}

/** Fragments have no decisions. */
export function ResultStrip({ fragmentsState, notExamined }: ResultStripProps) {
  return (
    <BottomStrip
      state={fragmentsState}
      unit={text.unit}
      decisions={null}
      progress={null}
      end={<CoverageSummary open={notExamined} onOpen={() => fragmentsState.setTab('coverage')} />}
    />
  );
}
