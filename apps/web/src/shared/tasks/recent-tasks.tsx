import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useCurrentTeam } from '../session/use-current-team.ts';
import type { AnyTask, SimpleTasks } from './create-tasks.ts';
import { RecentList } from './recent-list.tsx';
import { taskText } from './task.text.ts';

interface RecentTasksProps<Task extends AnyTask> {
  readonly tasks: Pick<SimpleTasks<Task>, 'useList'>;
  readonly words: { readonly title: string; readonly empty: string };
  readonly listPath: string;
  readonly path: (task: Task) => string;
  readonly status: (task: Task) => ReactNode;
}

const RECENT_COUNT = 5;

/** A tool's last few tasks in the current space, below the place where the next one is started. */
export function RecentTasks<Task extends AnyTask>(props: RecentTasksProps<Task>) {
  const { tasks, words, listPath, path, status } = props;
  const teamId = useCurrentTeam();
  const list = tasks.useList({ teamId, page: 1, pageSize: RECENT_COUNT });
  return (
    <RecentList
      title={words.title}
      all={<Link to={listPath}>{taskText.allRecords}</Link>}
      empty={words.empty}
      items={list.data?.items.map((task) => ({ ...task, path: path(task), status: status(task) }))}
      isFailed={list.isError}
      onRetry={() => void list.refetch()}
    />
  );
}
