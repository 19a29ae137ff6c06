import { Button } from 'antd';
import { coverageSummary } from '../../../../shared/result/coverage-summary.ts';
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
      keys={text.keys}
      progress={null}
      end={
        <Button type="text" size="small" onClick={() => fragmentsState.setTab('coverage')}>
          {text.tabs.coverage}：{coverageSummary(notExamined)}
        </Button>
      }
    />
  );
}
