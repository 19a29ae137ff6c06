import { AUDIT_TITLE_MAX_CHARACTERS } from '@wenjian/api';
import type { TableColumnsType } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { newIdempotencyKey } from '../../../../shared/http/new-idempotency-key.ts';
import { useCurrentTeam } from '../../../../shared/session/use-current-team.ts';
import { rowActions } from '../../../../shared/tasks/row-actions.tsx';
import { taskText } from '../../../../shared/tasks/task.text.ts';
import { DecidedCell, NameCell, NothingCell } from '../../../../shared/tasks/task-cells.tsx';
import { TaskListPage } from '../../../../shared/tasks/task-list-page.tsx';
import { useSampleStart } from '../../../../shared/tasks/use-sample-start.ts';
import { uploadFile } from '../../../../shared/upload/upload-file.ts';
import { audits } from '../../api/audits.ts';
import { auditText } from '../../text.ts';
import { auditActions } from '../../view-model/audit-actions.ts';
import { auditPath, uploadPath } from '../../view-model/audit-phase.ts';
import type { Audit } from '../../view-model/audit-shapes.ts';
import { sampleFile } from '../../view-model/sample-file.ts';
import { LevelCounts } from '../level-counts.tsx';
import { ShareDialog } from '../share-dialog.tsx';
import { AuditStatus } from '../task/audit-status.tsx';
import { TemplatesButton } from '../templates/templates-button.tsx';

const text = auditText.list;

interface AuditListPageProps {
  readonly onCollaborate: (id: string) => void;
}

export function AuditListPage({ onCollaborate }: AuditListPageProps) {
  const navigate = useNavigate();
  const [shared, setShared] = useState<Audit | null>(null);
  return (
    <TaskListPage<Audit>
      tasks={audits}
      words={{ ...text, statuses: auditText.statuses }}
      titleMaxCharacters={AUDIT_TITLE_MAX_CHARACTERS}
      uploadPath="/contract-audit/upload"
      tools={(teamId) => <TemplatesButton teamId={teamId} />}
      sample={useSample()}
      columns={columns}
      name={(audit) => <NameCell title={audit.title} path={auditPath(audit)} detail={detailOf(audit)} />}
      status={(audit) => <AuditStatus audit={audit} />}
      narrowDetail={({ statistics }) => statistics && <LevelCounts statistics={statistics} />}
      cancelDetail={({ phase }) => (phase === 'reviewing' ? text.cancelReview : text.cancelReading)}
      open={(audit) => ({ label: text.opens[audit.phase], path: auditPath(audit) })}
      actions={(audit, asked) =>
        rowActions(auditActions(audit), text, {
          ...asked,
          share: () => setShared(audit),
          collaborate: () => onCollaborate(audit.id),
          // Shows the last choice, to be changed or kept.
          again: () => void navigate(uploadPath(audit.id)),
        })
      }
    >
      {shared && <ShareDialog audit={shared} onClose={() => setShared(null)} />}
    </TaskListPage>
  );
}

const columns: TableColumnsType<Audit> = [
  {
    title: text.risks,
    key: 'risks',
    width: 170,
    responsive: ['lg'],
    render: (_, { statistics }) => (statistics ? <LevelCounts statistics={statistics} /> : <NothingCell />),
  },
  {
    title: taskText.columns.decided,
    key: 'decided',
    width: 100,
    responsive: ['xl'],
    render: (_, { decided }) => <DecidedCell decided={decided} />,
  },
];

/** The file, and its review settings. */
function detailOf({ file, standpoint, templateName }: Audit): string {
  return [file.name, standpoint, templateName].filter((part) => part !== null).join(' · ');
}

/** Uploads the sample contract and really reads it; the user still chooses the standpoint. */
function useSample() {
  const teamId = useCurrentTeam();
  const create = audits.useCreate();
  return useSampleStart(async () => {
    const scope = teamId === null ? {} : { teamId };
    const { fileId } = await uploadFile(sampleFile(), scope);
    const { id } = await create.mutateAsync({ ...scope, fileId, idempotencyKey: newIdempotencyKey() });
    return uploadPath(id);
  });
}
