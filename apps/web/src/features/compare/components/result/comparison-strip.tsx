import { CoverageButton } from '../../../../shared/result/coverage-button.tsx';
import { BottomStrip } from '../../../../shared/workbench/bottom-strip.tsx';
import { resultText as text } from '../../result.text.ts';
import { CoverageSides } from './coverage-sides.tsx';
import type { ResultState } from './use-result-state.ts';

export function ComparisonStrip({ resultState }: { readonly resultState: ResultState }) {
  const { result, progress, deciding } = resultState;
  return (
    <BottomStrip
      state={resultState}
      unit={text.unit}
      decisions={deciding.decide && { accept: text.confirm, ignore: text.reject }}
      progress={progress}
      end={
        <CoverageButton open={result.coverage.notExamined.length}>
          <CoverageSides result={result} />
        </CoverageButton>
      }
    />
  );
}
