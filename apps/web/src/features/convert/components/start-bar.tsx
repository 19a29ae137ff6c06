import { Button } from 'antd';
import { convertText } from '../text.ts';
import styles from './convert.module.css';
import { FreeUses } from './free-uses.tsx';

interface StartBarProps {
  readonly teamId: string;
  readonly useCount: number;
  readonly label: string;
  readonly startingLabel: string;
  /** Why it cannot start yet, or null. */
  readonly problem: string | null;
  readonly isStarting: boolean;
  readonly onStart: () => void;
}

export function StartBar(props: StartBarProps) {
  const { teamId, useCount, label, startingLabel, problem, isStarting, onStart } = props;
  return (
    <div className={styles.startBar}>
      <span className={styles.cost}>
        <span>{convertText.free.costs(useCount)}</span>
        <FreeUses teamId={teamId} />
      </span>
      {problem && <span className={styles.needs}>{problem}</span>}
      <Button type="primary" size="large" disabled={problem !== null} loading={isStarting} onClick={onStart}>
        {isStarting ? startingLabel : label}
      </Button>
    </div>
  );
}
