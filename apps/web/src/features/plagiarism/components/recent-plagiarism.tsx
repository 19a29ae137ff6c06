import { Link } from 'react-router';
import { useCurrentTeam } from '../../../shared/session/use-current-team.ts';
import { RecentList } from '../../../shared/tasks/recent-list.tsx';
import { useTasks } from '../api/use-tasks.ts';
import { plagiarismText } from '../text.ts';
import { resultPath } from '../view-model/task-view.ts';
import { PlagiarismStatus } from './plagiarism-status.tsx';

const RECENT_COUNT = 5;

export function RecentPlagiarism() {
  const text = plagiarismText.recent;
  const teamId = useCurrentTeam();
  const list = useTasks({ teamId, page: 1, pageSize: RECENT_COUNT });
  return (
    <RecentList
      title={text.title}
      all={<Link to="/plagiarism/list">{text.all}</Link>}
      empty={
        <>
          {text.empty} <Link to="/plagiarism/upload">{text.start}</Link>
        </>
      }
      items={list.data?.items.map((task) => ({
        ...task,
        path: resultPath(task),
        status: <PlagiarismStatus task={task} />,
      }))}
      isFailed={list.isError}
      onRetry={() => list.refetch()}
    />
  );
}
