import { Alert, Button } from 'antd';
import { Link, Navigate, useSearchParams } from 'react-router';
import { isGone } from '../../../../shared/http/api-error.ts';
import { useCurrentTeam } from '../../../../shared/session/use-current-team.ts';
import { TaskGone } from '../../../../shared/tasks/task-gone.tsx';
import { UploadPage } from '../../../../shared/tasks/upload-page.tsx';
import { PageLoading } from '../../../../shared/ui/page-loading.tsx';
import { audits } from '../../api/audits.ts';
import { auditText } from '../../text.ts';
import { resultPath, toList } from '../../view-model/audit-phase.ts';
import type { Audit } from '../../view-model/audit-shapes.ts';
import { AuditStages } from '../task/audit-stages.tsx';
import { ReadingEnded } from '../task/reading-ended.tsx';
import { TemplatesButton } from '../templates/templates-button.tsx';
import { ReviewChoiceForm } from './review-choice-form.tsx';
import { UploadForm } from './upload-form.tsx';

/** Uploads a contract, has it read, and asks for the standpoint; `id` is a review that was started before. */
export function AuditUploadPage() {
  const text = auditText.upload;
  const teamId = useCurrentTeam();
  const [search] = useSearchParams();
  const id = search.get('id');
  if (teamId === null) return <PageLoading />;
  return (
    <UploadPage
      title={text.title}
      lead={text.lead}
      links={
        <>
          <TemplatesButton teamId={teamId} />
          <Link to={toList.path}>{text.toList}</Link>
        </>
      }
    >
      {id === null ? <UploadForm key={teamId} teamId={teamId} /> : <BegunAudit key={id} id={id} />}
    </UploadPage>
  );
}

function BegunAudit({ id }: { readonly id: string }) {
  const audit = audits.useTask(id);
  // A review that was closed or deleted meanwhile is not shown from the cache.
  if (isGone(audit.error)) return <TaskGone back={toList} />;
  if (audit.data) return <AuditStep audit={audit.data} />;
  if (audit.isPending) return <PageLoading />;
  return (
    <Alert
      type="error"
      showIcon
      title={auditText.common.loadFailed}
      description={audit.error.message}
      action={<Button onClick={() => audit.refetch()}>{auditText.common.refresh}</Button>}
    />
  );
}

/** Shows the next step, whatever the phase. */
function AuditStep({ audit }: { readonly audit: Audit }) {
  switch (audit.phase) {
    case 'recognising':
      return <AuditStages audit={audit} />;
    case 'reviewing':
      return <Navigate to={resultPath(audit.id)} replace />;
    default:
      // A contract that has been read can be reviewed again, however the last review ended.
      return audit.facts ? (
        <ReviewChoiceForm audit={audit} facts={audit.facts} />
      ) : (
        <ReadingEnded audit={audit} />
      );
  }
}
