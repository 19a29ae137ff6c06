import { Grid } from 'antd';
import type { ReactNode } from 'react';
import { ResultActions, ResultTitle } from '../ui/result-slots.tsx';
import styles from './result-head.module.css';

interface ResultHeadProps {
  readonly title: string;
  readonly status: string;
  readonly children: ReactNode;
}

/** Fills the slots of the layout's header; on narrow screens the actions get their own line. */
export function ResultHead({ title, status, children }: ResultHeadProps) {
  const hasRoom = Grid.useBreakpoint().xl ?? true;
  return (
    <>
      <ResultTitle>
        <div className={styles.title}>
          <h1 className={styles.name} title={title}>
            {title}
          </h1>
          <span className={styles.status}>{status}</span>
        </div>
      </ResultTitle>
      {hasRoom ? (
        <ResultActions>
          <div className={styles.actions}>{children}</div>
        </ResultActions>
      ) : (
        <div className={styles.strip}>{children}</div>
      )}
    </>
  );
}
