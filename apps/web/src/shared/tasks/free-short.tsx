import { freeToolUsesADay } from '@wenjian/api';
import { Link } from 'react-router';
import styles from './free-uses.module.css';
import { taskText } from './task.text.ts';
import { useFreeUses, useIsFreeShort } from './use-free-uses.ts';

interface FreeShortProps {
  readonly teamId: string;
  /** What would be started takes this many. */
  readonly count: number;
}

/** Where the day's uses do not suffice: what is missing, when there are new ones, and the way to more. */
export function FreeShort({ teamId, count }: FreeShortProps) {
  const text = taskText.free;
  const { data } = useFreeUses(teamId);
  const isShort = useIsFreeShort(teamId, count);
  if (!data || !isShort) return null;
  return (
    <span className={styles.short} role="status" data-testid="free-short">
      <span>{data.left === 0 ? text.noneToday : text.notEnough(count, data.left)}</span>
      {data.limit < freeToolUsesADay.paid && (
        <span>
          {text.moreWithPlan}
          <Link to="/prime-introduction">{taskText.seePlans}</Link>
        </span>
      )}
    </span>
  );
}
