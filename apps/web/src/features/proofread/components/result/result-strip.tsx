import { BottomStrip } from '../../../../shared/workbench/bottom-strip.tsx';
import { workbenchText } from '../../../../shared/workbench/workbench.text.ts';
import { resultText as text } from '../../result.text.ts';
import { ResultCoverage } from './result-coverage.tsx';
import type { ResultState } from './use-result-state.ts';

const DECISIONS = { accept: text.accept, ignore: workbenchText.ignore, edit: text.rewrite };

export function ResultStrip({ resultState }: { readonly resultState: ResultState }) {
  const { result, progress, deciding } = resultState;
  // The example has no decisions; a shared result shows its progress.
  const hasProgress = deciding.decide !== null || progress.done > 0;
  return (
    <BottomStrip
      state={resultState}
      unit={text.unit}
      decisions={deciding.decide && DECISIONS}
      progress={hasProgress ? progress : null}
      end={<ResultCoverage result={result} />}
    />
  );
}
