import { Link } from 'react-router';
import { useCurrentTeam } from '../../../shared/session/use-current-team.ts';
import { RecentList } from '../../../shared/tasks/recent-list.tsx';
import { useComparisons } from '../api/use-comparisons.ts';
import { compareText } from '../text.ts';
import { ComparisonStatus } from './comparison-status.tsx';

const RECENT_COUNT = 5;

export function RecentComparisons() {
  const text = compareText.recent;
  const teamId = useCurrentTeam();
  const list = useComparisons({ teamId, page: 1, pageSize: RECENT_COUNT });
  return (
    <RecentList
      title={text.title}
      all={<Link to="/contract-compare/list">{text.all}</Link>}
      empty={
        <>
          {text.empty} <Link to="/contract-compare/upload">{text.start}</Link>
        </>
      }
      items={list.data?.items.map((task) => ({
        ...task,
        path: `/contract-compare/${task.id}`,
        status: <ComparisonStatus task={task} />,
      }))}
      isFailed={list.isError}
      onRetry={() => list.refetch()}
    />
  );
}
