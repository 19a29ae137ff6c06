import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useWorksInSpace } from '../../../shared/session/space-rights.ts';
import { type Tool, tools } from '../../../shared/tools/tool-catalogue.ts';
import { workbenchText as text } from '../text.ts';
import { DropArea } from './drop-area.tsx';
import type { FolderField } from './folder-field.props.ts';
import { RecentTasks } from './recent-tasks.tsx';
import { SamplePanel } from './sample-panel.tsx';
import { ToolCards } from './tool-cards.tsx';
import { useFilteredTasks } from './use-filtered-tasks.ts';
import { useSampleRuns } from './use-sample-runs.ts';
import styles from './workbench-page.module.css';

interface WorkbenchPageProps {
  readonly teamId: string;
  readonly userName: string;
  readonly isShared: boolean;
  readonly isOffered: (tool: Tool) => boolean;
  /** A start dialog with its own file area is open. */
  readonly isBusy: boolean;
  readonly announcements: ReactNode;
  readonly FolderField: FolderField;
  /** The remaining balances and storage. */
  readonly standing: ReactNode;
}

/** The first page users see: upload files, choose a tool, continue recent tasks. */
export function WorkbenchPage(props: WorkbenchPageProps) {
  const { teamId, userName, isShared, isOffered, isBusy, FolderField, announcements, standing } = props;
  const navigate = useNavigate();
  const recent = useFilteredTasks(teamId);
  const sample = useSampleRuns(teamId, recent.hasTasks);
  const canCompare = isOffered(tools.compare);
  const works = useWorksInSpace();
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{text.greeting(userName)}</h1>
        {works && (
          <div className={styles.actions}>
            <Button type={canCompare ? 'default' : 'primary'} onClick={() => void navigate(tools.audit.path)}>
              {text.newAudit}
            </Button>
            {canCompare && (
              <Button type="primary" onClick={() => void navigate(tools.compare.path)}>
                {text.newComparison}
              </Button>
            )}
          </div>
        )}
      </header>
      {announcements}
      {works && <DropArea teamId={teamId} isOffered={isOffered} isBusy={isBusy} FolderField={FolderField} />}
      {works && <ToolCards teamId={teamId} isOffered={isOffered} />}
      {works && sample.isShown && (
        <SamplePanel runs={sample} recent={recent.list.data?.items ?? []} isOffered={isOffered} />
      )}
      <div className={styles.columns}>
        <RecentTasks
          tasks={recent}
          isShared={isShared}
          onSample={sample.isShown || !works ? null : sample.show}
        />
        <aside className={styles.side} aria-label={text.standing}>
          {standing}
        </aside>
      </div>
    </div>
  );
}
