import { FileSearchOutlined, FileSyncOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useCurrentTeam } from '../../../shared/session/use-current-team.ts';
import { FreeUses } from '../../../shared/tasks/free-uses.tsx';
import { UploadPage } from '../../../shared/tasks/upload-page.tsx';
import { type Tool, tools } from '../../../shared/tools/tool-catalogue.ts';
import { PageLoading } from '../../../shared/ui/page-loading.tsx';
import { convertText } from '../text.ts';
import { RecentTasks } from './recent-tasks.tsx';
import styles from './tool-list-page.module.css';

/** Auxiliary tools, flagged with a free usage limit. */
export function ToolListPage() {
  const text = convertText.list;
  const teamId = useCurrentTeam();
  if (teamId === null) return <PageLoading />;
  return (
    <UploadPage title={text.title} lead={text.lead} links={<FreeUses teamId={teamId} />}>
      <div className={styles.tools}>
        <ToolCard tool={tools.convert} action={text.start.convert} icon={<FileSyncOutlined />} />
        <ToolCard tool={tools.ocr} action={text.start.ocr} icon={<FileSearchOutlined />} />
      </div>
      <RecentTasks teamId={teamId} of="all" />
    </UploadPage>
  );
}

interface ToolCardProps {
  readonly tool: Tool;
  readonly action: string;
  readonly icon: ReactNode;
}

function ToolCard({ tool, action, icon }: ToolCardProps) {
  return (
    <Link to={tool.path} className={styles.tool}>
      <span className={styles.icon} aria-hidden>
        {icon}
      </span>
      <span className={styles.words}>
        <strong>{tool.title}</strong>
        <span>{tool.summary}</span>
        <span className={styles.points}>{tool.points.join(' · ')}</span>
        <span className={styles.action}>{action}</span>
      </span>
    </Link>
  );
}
