import { Button } from 'antd';
import { BottomStrip } from '../../../../shared/workbench/bottom-strip.tsx';
import { workbenchText } from '../../../../shared/workbench/workbench.text.ts';
import { resultText as text } from '../../result.text.ts';
import { ResultCoverage } from './result-coverage.tsx';
import type { ResultState } from './use-result-state.ts';

const DECISIONS = { accept: text.adopt, ignore: workbenchText.ignore };

export function ResultStrip({ resultState }: { readonly resultState: ResultState }) {
  const { progress, resume, deciding, mayDecide } = resultState;
  // The example has no decisions; a shared result shows its progress.
  const hasProgress = mayDecide || progress.done > 0;
  return (
    <BottomStrip
      state={resultState}
      unit={text.unit}
      decisions={deciding.decide && DECISIONS}
      progress={hasProgress ? progress : null}
      end={<ResultCoverage resultState={resultState} />}
    >
      {deciding.decide && resume && progress.done > 0 && (
        <Button type="link" size="small" onClick={resume}>
          {text.resume}
        </Button>
      )}
    </BottomStrip>
  );
}
