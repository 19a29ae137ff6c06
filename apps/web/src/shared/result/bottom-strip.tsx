import { DownOutlined, UpOutlined } from '@ant-design/icons';
import { Button, Progress } from 'antd';
import type { ReactNode } from 'react';
import styles from './bottom-strip.module.css';

interface BottomStripProps {
  readonly words: {
    /** The reader's position in the list. */
    readonly position: string;
    readonly previous: string;
    readonly next: string;
    readonly progress: string;
    readonly keys: string;
  };
  readonly hasFindings: boolean;
  readonly onStep: (direction: 'next' | 'previous') => void;
  readonly progress: { readonly done: number; readonly total: number };
  /** Beside the progress. */
  readonly children?: ReactNode;
  /** At the far end: the coverage. */
  readonly end: ReactNode;
}

/** The reader's position, the progress of the decisions, and the coverage: the footer of every result. */
export function BottomStrip({ words, hasFindings, onStep, progress, children, end }: BottomStripProps) {
  return (
    <footer className={styles.strip}>
      <span className={styles.position} aria-live="polite">
        {words.position}
      </span>
      <Button size="small" icon={<UpOutlined />} disabled={!hasFindings} onClick={() => onStep('previous')}>
        {words.previous}
      </Button>
      <Button size="small" icon={<DownOutlined />} disabled={!hasFindings} onClick={() => onStep('next')}>
        {words.next}
      </Button>
      {progress.total > 0 && (
        <span className={styles.progress}>
          {words.progress}
          <span className={styles.progressBar}>
            <Progress
              percent={(progress.done / progress.total) * 100}
              size="small"
              showInfo={false}
              aria-label={words.progress}
            />
          </span>
        </span>
      )}
      {children}
      <span className={styles.keys}>{words.keys}</span>
      <span className={styles.end}>{end}</span>
    </footer>
  );
}
