import { DownOutlined, UpOutlined } from '@ant-design/icons';
import { Button, Progress as ProgressBar } from 'antd';
import { type ReactNode, useMemo } from 'react';
import type { Identified } from '../findings/decision-shapes.ts';
import type { Progress } from '../findings/view-model/decisions.ts';
import { formatCount } from '../format/format-count.ts';
import styles from './bottom-strip.module.css';
import type { SelectionState } from './use-selection.ts';
import { type Direction, stepFinding } from './view-model/step-finding.ts';
import { type DecisionKeys, workbenchText as text } from './workbench.text.ts';

interface BottomStripProps {
  readonly state: Pick<SelectionState<never>, 'selection' | 'step'> & {
    readonly shown: readonly Identified[];
  };
  /** The word for one finding: 处 or 条. */
  readonly unit: string;
  /** What can be decided by keyboard; nothing for who only reads. */
  readonly decisions: DecisionKeys | null;
  /** Null where nothing is decided. */
  readonly progress: Progress | null;
  /** Beside the progress. */
  readonly children?: ReactNode;
  /** At the far end: the coverage. */
  readonly end: ReactNode;
}

/** The reader's position, the progress of the decisions, and the coverage: the footer of every result. */
export function BottomStrip({ state, unit, decisions, progress, children, end }: BottomStripProps) {
  const { shown, selection, step } = state;
  const at = useMemo(() => shown.findIndex(({ id }) => id === selection?.id), [shown, selection]);
  const total = formatCount(shown.length);
  const isLast = (direction: Direction) => stepFinding(shown, selection?.id ?? null, direction) === null;
  return (
    <footer className={styles.strip}>
      <span className={styles.position} aria-live="polite">
        {at < 0 ? text.positionNone(total, unit) : text.position(formatCount(at + 1), total, unit)}
        {progress && progress.total > shown.length && text.ofAll(formatCount(progress.total), unit)}
      </span>
      <Button
        size="small"
        icon={<UpOutlined />}
        disabled={isLast('previous')}
        onClick={() => step('previous')}
      >
        {text.previous(unit)}
      </Button>
      <Button size="small" icon={<DownOutlined />} disabled={isLast('next')} onClick={() => step('next')}>
        {text.next(unit)}
      </Button>
      {progress && progress.total > 0 && <DecisionProgress {...progress} />}
      {children}
      <span className={styles.keys}>{text.keys(unit, decisions ?? {})}</span>
      <span className={styles.end}>{end}</span>
    </footer>
  );
}

function DecisionProgress({ done, total }: Progress) {
  const words = text.progress(formatCount(done), formatCount(total));
  return (
    <span className={styles.progress}>
      {words}
      <span className={styles.progressBar}>
        <ProgressBar percent={(done / total) * 100} size="small" showInfo={false} aria-label={words} />
      </span>
    </span>
  );
}
