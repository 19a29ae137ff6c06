import { Button, Progress, Skeleton } from 'antd';
import { Link } from 'react-router';
import { formatInstant } from '../../../shared/format/format-instant.ts';
import { isUnfinished, progressPercent } from '../../../shared/tasks/view-model/task-state.ts';
import { useConversions } from '../api/use-conversions.ts';
import { useRecognitions } from '../api/use-recognitions.ts';
import { convertText } from '../text.ts';
import { type RecentTask, recentTasks, statusText } from '../view-model/task-view.ts';
import styles from './recent-tasks.module.css';

const RECENT_COUNT = 10;

interface RecentTasksProps {
  readonly teamId: string;
  /** `all`: both tools. */
  readonly of: 'all' | 'recognition';
}

export function RecentTasks({ teamId, of }: RecentTasksProps) {
  const { list: text, ocr, common } = convertText;
  const conversions = useConversions(of === 'all' ? teamId : null, RECENT_COUNT);
  const recognitions = useRecognitions(teamId, RECENT_COUNT);
  const queries = of === 'all' ? [conversions, recognitions] : [recognitions];
  const title = of === 'all' ? text.recent : ocr.recent;
  const items = recentTasks(
    of === 'all' ? (conversions.data?.items ?? []) : [],
    recognitions.data?.items ?? [],
    RECENT_COUNT,
  );
  const isPending = queries.some((query) => query.isPending);
  const isError = queries.some((query) => query.isError);
  return (
    <section className={styles.card} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      {isPending && <Skeleton active title={false} />}
      {isError && (
        <p className={styles.note}>
          {common.loadFailed}
          <Button type="link" size="small" onClick={() => queries.map((query) => query.refetch())}>
            {common.refresh}
          </Button>
        </p>
      )}
      {!isPending && !isError && items.length === 0 && (
        <p className={styles.note}>{of === 'all' ? text.empty : ocr.empty}</p>
      )}
      <TaskList items={items} />
    </section>
  );
}

function TaskList({ items }: { readonly items: readonly RecentTask[] }) {
  const now = new Date();
  return (
    <ul className={styles.list}>
      {items.map(({ id, title, what, path, task }) => (
        <li key={id} className={styles.item}>
          <Link className={styles.name} to={path} title={title}>
            {title}
          </Link>
          <span className={styles.what}>{what}</span>
          <div className={styles.status} data-status={task.status}>
            <span>{statusText(task)}</span>
            {isUnfinished(task.status) && (
              <Progress
                percent={progressPercent(task)}
                size="small"
                showInfo={false}
                aria-label={statusText(task)}
              />
            )}
            {task.failure && (
              <span className={styles.reason} title={task.failure.message}>
                {task.failure.message}
              </span>
            )}
          </div>
          <time className={styles.time} dateTime={task.createdAt}>
            {formatInstant(task.createdAt, now)}
          </time>
        </li>
      ))}
    </ul>
  );
}
