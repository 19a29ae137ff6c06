import { Button } from 'antd';
import styles from './free-uses.module.css';
import { taskText } from './task.text.ts';
import { useFreeUses } from './use-free-uses.ts';

/** The remaining uses of the day, and when they are renewed. */
export function FreeUses({ teamId }: { readonly teamId: string }) {
  const text = taskText.free;
  const { data: uses, isError, refetch } = useFreeUses(teamId);
  if (!uses && isError)
    return (
      <span className={styles.uses} role="alert">
        {text.failed}
        <Button type="link" size="small" onClick={() => void refetch()}>
          {text.retry}
        </Button>
      </span>
    );
  if (!uses) return <span className={styles.uses}>{text.unknown}</span>;
  return (
    <span className={styles.uses} data-testid="free-uses">
      <strong data-empty={uses.left === 0}>{text.left(uses.left)}</strong>
      <span className={styles.limit} data-free-limit>
        {text.limit(uses.limit)}
      </span>
    </span>
  );
}
