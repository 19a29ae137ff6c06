import { Button, Skeleton } from 'antd';
import { Link } from 'react-router';
import { formatInstant } from '../../../shared/format/format-instant.ts';
import { useCurrentTeam } from '../../../shared/session/use-current-team.ts';
import { useComparisons } from '../api/use-comparisons.ts';
import { compareText } from '../text.ts';
import type { Comparison } from '../view-model/comparison-shapes.ts';
import { ComparisonStatus } from './comparison-status.tsx';
import styles from './recent-comparisons.module.css';

const RECENT_COUNT = 5;

/** For the workbench page: the last few comparisons of the current space. */
export function RecentComparisons() {
  const text = compareText.recent;
  const teamId = useCurrentTeam();
  const list = useComparisons({ teamId, page: 1, pageSize: RECENT_COUNT });
  return (
    <section className={styles.card} aria-label={text.title}>
      <header className={styles.head}>
        <h2 className={styles.title}>{text.title}</h2>
        <Link to="/contract-compare/list">{text.all}</Link>
      </header>
      {list.isPending && <Skeleton active title={false} />}
      {list.isError && (
        <p className={styles.note}>
          {compareText.common.loadFailed}
          <Button type="link" size="small" onClick={() => list.refetch()}>
            {compareText.common.refresh}
          </Button>
        </p>
      )}
      {list.data?.items.length === 0 && (
        <p className={styles.note}>
          {text.empty} <Link to="/contract-compare/upload">{text.start}</Link>
        </p>
      )}
      <RecentList items={list.data?.items ?? []} />
    </section>
  );
}

function RecentList({ items }: { readonly items: readonly Comparison[] }) {
  const now = new Date();
  return (
    <ul className={styles.list}>
      {items.map((task) => (
        <li key={task.id} className={styles.item}>
          <Link className={styles.name} to={`/contract-compare/${task.id}`} title={task.title}>
            {task.title}
          </Link>
          <div className={styles.status}>
            <ComparisonStatus task={task} />
          </div>
          <time className={styles.time} dateTime={task.createdAt}>
            {formatInstant(task.createdAt, now)}
          </time>
        </li>
      ))}
    </ul>
  );
}
