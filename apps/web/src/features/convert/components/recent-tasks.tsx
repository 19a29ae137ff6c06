import { RecentList } from '../../../shared/tasks/recent-list.tsx';
import { StatusOf } from '../../../shared/tasks/task-status.tsx';
import { conversions } from '../api/conversions.ts';
import { recognitions } from '../api/recognitions.ts';
import { convertText } from '../text.ts';
import { recentTasks, statusText } from '../view-model/task-view.ts';

const RECENT_COUNT = 10;

interface RecentTasksProps {
  readonly teamId: string;
  /** `all`: both tools. */
  readonly of: 'all' | 'recognition';
}

export function RecentTasks({ teamId, of }: RecentTasksProps) {
  const { list, ocr } = convertText;
  const isAll = of === 'all';
  const some = { page: 1, pageSize: RECENT_COUNT };
  const converted = conversions.useList({ teamId: isAll ? teamId : null, ...some });
  const recognised = recognitions.useList({ teamId, ...some });
  const queries = isAll ? [converted, recognised] : [recognised];
  const items = recentTasks(
    isAll ? (converted.data?.items ?? []) : [],
    recognised.data?.items ?? [],
    RECENT_COUNT,
  );
  const isKnown = items.length > 0 || queries.every(({ data }) => data !== undefined);
  return (
    <RecentList
      title={isAll ? list.recent : ocr.recent}
      empty={isAll ? list.empty : ocr.empty}
      items={
        isKnown
          ? items.map(({ task, ...item }) => ({
              ...item,
              createdAt: task.createdAt,
              status: <StatusOf task={task} word={statusText(task)} />,
            }))
          : undefined
      }
      isFailed={queries.some(({ isError }) => isError)}
      onRetry={() => queries.map((query) => query.refetch())}
    />
  );
}
