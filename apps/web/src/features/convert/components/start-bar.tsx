import { Button } from 'antd';
import { formatCount } from '../../../shared/format/format-count.ts';
import { FreeShort } from '../../../shared/tasks/free-short.tsx';
import { FreeUses } from '../../../shared/tasks/free-uses.tsx';
import { taskText } from '../../../shared/tasks/task.text.ts';
import { useIsFreeShort } from '../../../shared/tasks/use-free-uses.ts';
import styles from './convert.module.css';

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
  const isShort = useIsFreeShort(teamId, useCount);
  return (
    <div className={styles.startBar}>
      <span className={styles.cost}>
        <span>{taskText.cost(formatCount(useCount))}</span>
        <FreeUses teamId={teamId} />
      </span>
      <FreeShort teamId={teamId} count={useCount} />
      {problem && !isShort && <span className={styles.needs}>{problem}</span>}
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
