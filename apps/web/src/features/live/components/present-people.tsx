import { Avatar, Tooltip } from 'antd';
import { useLive } from '../api/use-live.ts';
import { liveText as text } from '../text.ts';
import styles from './live.module.css';

const MOST_SHOWN = 4;

/** The current viewers of the result. Hidden for a single viewer. */
export function PresentPeople({ productId }: { readonly productId: string }) {
  const people = useLive(productId);
  if (people.length < 2) return null;
  const names = people.map(({ name }) => name);
  const [shown, hidden] = [people.slice(0, MOST_SHOWN), people.length - MOST_SHOWN];
  return (
    <Tooltip title={text.here(names)}>
      <span className={styles.people} role="img" aria-label={text.here(names)}>
        {shown.map(({ userId, name }) => (
          <Avatar key={userId} size={24} className={styles.person ?? ''}>
            {name.slice(0, 1)}
          </Avatar>
        ))}
        {hidden > 0 ? <span className={styles.more}>{text.more(hidden)}</span> : null}
      </span>
    </Tooltip>
  );
}
