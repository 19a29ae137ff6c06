import { Button, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatInstant } from '../format/format-instant.ts';
import styles from './recent-list.module.css';
import { taskText } from './task.text.ts';

export interface RecentItem {
  readonly id: string;
  readonly title: string;
  readonly path: string;
  /** What was done, where the list has several kinds. */
  readonly what?: string;
  readonly status: ReactNode;
  readonly createdAt: string;
}

interface RecentListProps {
  readonly title: string;
  /** The way to all of them. */
  readonly all?: ReactNode;
  /** Shown while the list is empty. */
  readonly empty: ReactNode;
  /** Undefined while loading. */
  readonly items: readonly RecentItem[] | undefined;
  readonly isFailed: boolean;
  readonly onRetry: () => void;
}

/** The last few tasks of the current space. */
export function RecentList({ title, all, empty, items, isFailed, onRetry }: RecentListProps) {
  return (
    <section className={styles.card} aria-label={title}>
      <header className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {all}
      </header>
      {items === undefined && !isFailed && <Skeleton active title={false} />}
      {isFailed && (
        <p className={styles.note}>
          {taskText.loadFailed}
          <Button type="link" size="small" onClick={onRetry}>
            {taskText.refresh}
          </Button>
        </p>
      )}
      {items?.length === 0 && <p className={styles.note}>{empty}</p>}
      <Rows items={items ?? []} />
    </section>
  );
}

function Rows({ items }: { readonly items: readonly RecentItem[] }) {
  const now = new Date();
  return (
    <ul className={styles.list}>
      {items.map(({ id, title, path, what, status, createdAt }) => (
        <li key={id} className={styles.item} data-kinds={what !== undefined}>
          <Link className={styles.name} to={path} title={title}>
            {title}
          </Link>
          {what !== undefined && <span className={styles.what}>{what}</span>}
          <div className={styles.status}>{status}</div>
          <time className={styles.time} dateTime={createdAt}>
            {formatInstant(createdAt, now)}
          </time>
        </li>
      ))}
    </ul>
  );
}
