import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useCurrentTeam } from '../../../shared/session/use-current-team.ts';
import { UploadPage } from '../../../shared/tasks/upload-page.tsx';
import { PageLoading } from '../../../shared/ui/page-loading.tsx';
import { convertText } from '../text.ts';

interface ToolPageProps {
  readonly title: string;
  readonly lead: string;
  /** The page's upload area. */
  readonly form: (teamId: string) => ReactNode;
  /** The task of the address. */
  readonly task: (id: string, teamId: string) => ReactNode;
}

/** A tool of this feature: its form, or one of its tasks. */
export function ToolPage({ title, lead, form, task }: ToolPageProps) {
  const teamId = useCurrentTeam();
  const [search] = useSearchParams();
  const taskId = search.get('task');
  if (teamId === null) return <PageLoading />;
  return (
    <UploadPage
      title={title}
      lead={lead}
      links={<Link to="/convert-tool/list">{convertText.common.backToTools}</Link>}
    >
      {taskId === null ? form(teamId) : task(taskId, teamId)}
    </UploadPage>
  );
}
