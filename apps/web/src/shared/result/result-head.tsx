import { Grid } from 'antd';
import type { ReactNode } from 'react';
import { ResultActions, ResultTitle } from '../ui/result-slots.tsx';
import styles from './result-head.module.css';

interface ResultHeadProps {
  readonly title: string;
  readonly status: string;
  /** Short, and never cut off: what matters of the result at any width. */
  readonly counts?: ReactNode;
  readonly children: ReactNode;
}

/** Fills the slots of the layout's header; where they would cut the name off, the actions get their own line. */
export function ResultHead({ title, status, counts, children }: ResultHeadProps) {
  const { xl = true, xxl = true } = Grid.useBreakpoint();
  // Counts take the place of the name.
  const hasRoom = counts ? xxl : xl;
  const numbers = counts && <span className={styles.counts}>{counts}</span>;
  return (
    <>
      <ResultTitle>
        <div className={styles.title}>
          <h1 className={styles.name} title={title}>
            {title}
          </h1>
          {hasRoom && numbers}
          <span className={styles.status}>{status}</span>
        </div>
      </ResultTitle>
      <ResultActions isInHeader={hasRoom} headerClass={styles.actions} lineClass={styles.strip}>
        {!hasRoom && numbers}
        {children}
      </ResultActions>
    </>
  );
}
