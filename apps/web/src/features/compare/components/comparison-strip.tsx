import { useMemo } from 'react';
import { formatCount } from '../../../shared/format/format-count.ts';
import { BottomStrip } from '../../../shared/result/bottom-strip.tsx';
import { resultText as text } from '../result.text.ts';
import { CoverageDrawer } from './coverage-drawer.tsx';
import type { ResultState } from './use-result-state.ts';

interface ComparisonStripProps {
  readonly resultState: ResultState;
}

export function ComparisonStrip({ resultState }: ComparisonStripProps) {
  const { filtered, selection, step, progress, result } = resultState;
  const { shown } = filtered;
  const at = useMemo(() => shown.findIndex((change) => change.id === selection?.id), [shown, selection]);
  const total = formatCount(shown.length);
  return (
    <BottomStrip
      words={{
        position: at < 0 ? text.positionNone(total) : text.position(formatCount(at + 1), total),
        previous: text.previous,
        next: text.next,
        progress: text.progress(formatCount(progress.done), formatCount(progress.total)),
        keys: text.keys,
      }}
      hasFindings={shown.length > 0}
      onStep={step}
      progress={progress}
      end={<CoverageDrawer result={result} />}
    />
  );
}
