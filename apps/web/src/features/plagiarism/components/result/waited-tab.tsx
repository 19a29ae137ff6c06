import { Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { LoadFailed } from '../../../../shared/result/result-page.tsx';
import styles from './evidence.module.css';

/** A query result. */
export interface Waited<Data> {
  readonly data: Data | undefined;
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

interface WaitedTabProps<Data> {
  readonly answer: Waited<Data>;
  readonly children: (data: Data) => ReactNode;
}

/** Data read separately from the result: nothing is shown about it while loading or after a failure. */
export function WaitedTab<Data>({ answer: { data, error, refetch }, children }: WaitedTabProps<Data>) {
  if (data !== undefined) return children(data);
  return (
    <div className={styles.waiting}>
      {error ? (
        <LoadFailed error={error} onRetry={refetch} />
      ) : (
        <Skeleton active title={false} paragraph={{ rows: 6 }} aria-busy />
      )}
    </div>
  );
}
