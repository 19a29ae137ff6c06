import { DownOutlined, UpOutlined } from '@ant-design/icons';
import { Button, Progress } from 'antd';
import { useMemo } from 'react';
import { resultText as text } from '../result.text.ts';
import { formatCount } from '../view-model/format-count.ts';
import { CoverageDrawer } from './coverage-drawer.tsx';
import type { ResultDesk } from './use-result-desk.ts';
import styles from './workbench.module.css';

/** Where the reader is, how far the work is, and what was examined. */
export function BottomStrip({
  desk: { filtered, selection, step, progress, result },
}: {
  readonly desk: ResultDesk;
}) {
  const { shown } = filtered;
  const at = useMemo(() => shown.findIndex((change) => change.id === selection?.id), [shown, selection]);
  const total = formatCount(shown.length);
  const words = text.progress(formatCount(progress.done), formatCount(progress.total));
  return (
    <footer className={styles.strip}>
      <span className={styles.position} aria-live="polite">
        {at < 0 ? text.positionNone(total) : text.position(formatCount(at + 1), total)}
      </span>
      <Button
        size="small"
        icon={<UpOutlined />}
        disabled={shown.length === 0}
        onClick={() => step('previous')}
      >
        {text.previous}
      </Button>
      <Button size="small" icon={<DownOutlined />} disabled={shown.length === 0} onClick={() => step('next')}>
        {text.next}
      </Button>
      {progress.total > 0 && (
        <span className={styles.progress}>
          {words}
          <span className={styles.progressBar}>
            <Progress
              percent={(progress.done / progress.total) * 100}
              size="small"
              showInfo={false}
              aria-label={words}
            />
          </span>
        </span>
      )}
      <span className={styles.keys}>{text.keys}</span>
      <span className={styles.coverageButton}>
        <CoverageDrawer result={result} />
      </span>
    </footer>
  );
}
