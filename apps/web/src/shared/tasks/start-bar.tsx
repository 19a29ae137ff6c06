import { Button } from 'antd';
import { formatCount } from '../format/format-count.ts';
import { openPayment } from '../payment/payment-dialog.store.ts';
import styles from './start-bar.module.css';
import { taskText } from './task.text.ts';

interface StartBarProps {
  readonly cost: number;
  /** Null while unknown. */
  readonly usesLeft: number | null;
  readonly label: string;
  readonly startingLabel: string;
  /** Why it cannot start yet, or null. */
  readonly problem: string | null;
  readonly isStarting: boolean;
  readonly onStart: () => void;
  readonly testId: string;
}

/** The cost, the remaining uses, and the one primary button. */
export function StartBar(props: StartBarProps) {
  const { cost, usesLeft, label, startingLabel, problem, isStarting, onStart, testId } = props;
  const isShort = usesLeft !== null && usesLeft < cost;
  // What was only waiting for uses goes on by itself.
  const isInterruption = problem === null;
  const getMore = async () => {
    if ((await openPayment({ eventEnterText: taskText.short, isInterruption })) && isInterruption) onStart();
  };
  return (
    <div className={styles.bar}>
      <span className={styles.cost} data-testid={testId}>
        {taskText.cost(formatCount(cost))}
        <span aria-hidden> · </span>
        <span className={isShort ? styles.none : undefined}>
          {usesLeft === null ? taskText.remainingUnknown : taskText.remaining(formatCount(usesLeft))}
        </span>
      </span>
      {isShort ? (
        <span className={styles.problem}>
          {cost > 1 ? taskText.shortOf(formatCount(cost), formatCount(usesLeft)) : taskText.short}
        </span>
      ) : (
        problem !== null && <span className={styles.problem}>{problem}</span>
      )}
      {isShort && (
        <Button size="large" onClick={() => void getMore()}>
          {taskText.getMore}
        </Button>
      )}
      <Button
        type="primary"
        size="large"
        disabled={problem !== null || isShort}
        loading={isStarting}
        onClick={onStart}
      >
        {isStarting ? startingLabel : label}
      </Button>
    </div>
  );
}
