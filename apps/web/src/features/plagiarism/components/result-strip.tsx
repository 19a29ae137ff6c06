import { Button } from 'antd';
import { formatCount } from '../../../shared/format/format-count.ts';
import { BottomStrip } from '../../../shared/result/bottom-strip.tsx';
import { resultText as text } from '../result.text.ts';
import type { FragmentsState } from './use-fragments-state.ts';

/** Fragments have no decisions. */
const NO_PROGRESS = { done: 0, total: 0 };

interface ResultStripProps {
  readonly fragmentsState: FragmentsState;
  /** How much was not examined. */
  readonly notExamined: number;
}

export function ResultStrip({ fragmentsState, notExamined }: ResultStripProps) {
  const { shown, selection, step, setTab } = fragmentsState;
  const at = shown.findIndex(({ id }) => id === selection?.id);
  const total = formatCount(shown.length);
  return (
    <BottomStrip
      words={{
        position: at < 0 ? text.positionNone(total) : text.position(formatCount(at + 1), total),
        previous: text.previous,
        next: text.next,
        progress: '',
        keys: text.keys,
      }}
      hasFindings={shown.length > 0}
      onStep={step}
      progress={NO_PROGRESS}
      end={
        <Button type="text" size="small" onClick={() => setTab('coverage')}>
          {text.tabs.coverage}：
          {notExamined === 0 ? text.allExamined : text.openItems(formatCount(notExamined))}
        </Button>
      }
    />
  );
}
