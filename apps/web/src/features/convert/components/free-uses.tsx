import { useFreeUses } from '../api/use-free-uses.ts';
import { convertText } from '../text.ts';
import styles from './convert.module.css';

/** What is left of the day, and when it comes back. */
export function FreeUses({ teamId }: { readonly teamId: string }) {
  const text = convertText.free;
  const uses = useFreeUses(teamId);
  if (!uses) return <span className={styles.uses}>{text.unknown}</span>;
  return (
    <span className={styles.uses} data-testid="free-uses">
      <strong data-empty={uses.left === 0}>{text.left(uses.left)}</strong>
      <span className={styles.usesLimit}>{text.limit(uses.limit)}</span>
    </span>
  );
}
