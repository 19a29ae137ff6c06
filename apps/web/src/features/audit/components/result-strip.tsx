import { Button } from 'antd';
import { useMemo } from 'react';
import { formatCount } from '../../../shared/format/format-count.ts';
import { BottomStrip } from '../../../shared/result/bottom-strip.tsx';
import { resultText as text } from '../result.text.ts';
import { ResultCoverage } from './result-coverage.tsx';
import type { ResultState } from './use-result-state.ts';

const NO_PROGRESS = { done: 0, total: 0 };

export function ResultStrip({ resultState }: { readonly resultState: ResultState }) {
  const { shown, selection, step, progress, resume, deciding, mayDecide } = resultState;
  const at = useMemo(() => shown.findIndex(({ id }) => id === selection?.id), [shown, selection]);
  const total = formatCount(shown.length);
  // The example has no decisions; a shared result shows its progress.
  const hasProgress = mayDecide || progress.done > 0;
  return (
    <BottomStrip
      words={{
        position: at < 0 ? text.positionNone(total) : text.position(formatCount(at + 1), total),
        previous: text.previous,
        next: text.next,
        progress: text.progress(formatCount(progress.done), formatCount(progress.total)),
        keys: deciding.decide ? text.keys : text.readingKeys,
      }}
      hasFindings={shown.length > 0}
      onStep={step}
      progress={hasProgress ? progress : NO_PROGRESS}
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
