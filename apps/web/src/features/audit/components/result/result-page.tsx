import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { isRefused } from '../../../../shared/http/api-error.ts';
import { ResultHead } from '../../../../shared/result/result-head.tsx';
import { isInvalidId, PageFailed, ResultPage } from '../../../../shared/result/result-page.tsx';
import { TaskGone } from '../../../../shared/tasks/task-gone.tsx';
import { PageLoading } from '../../../../shared/ui/page-loading.tsx';
import { ResultGate } from '../../../../shared/ui/result-slots.tsx';
import { audits } from '../../api/audits.ts';
import { isNotFinished, useResult } from '../../api/use-result.ts';
import { isUnderWay, statusWords, toList } from '../../view-model/audit-phase.ts';
import type { Audit } from '../../view-model/audit-shapes.ts';
import { AuditStages } from '../task/audit-stages.tsx';
import { ReadingEnded } from '../task/reading-ended.tsx';
import { ResultChoosing } from './result-choosing.tsx';
import { ResultOwn } from './result-own.tsx';

/** `/contract-audit/result/model?id=`: opens at once in any state of the review. */
export function AuditResultPage({ fileTools }: FileToolsProps) {
  const [query] = useSearchParams();
  const id = query.get('id');
  return id === null ? <TaskGone back={toList} /> : <AuditOf id={id} fileTools={fileTools} />;
}

export interface FileToolsProps {
  /** Other tools' actions on the contract's file, in the header. */
  readonly fileTools: (audit: Audit) => ReactNode;
}

function AuditOf({ id, fileTools }: FileToolsProps & { readonly id: string }) {
  const audit = audits.useTask(id);
  // A review that was closed or deleted meanwhile is not shown from the cache.
  if (isRefused(audit.error)) return <ResultGate />;
  if (audit.data) return <AuditPage audit={audit.data} fileTools={fileTools} />;
  if (audit.isPending) return <PageLoading />;
  if (isInvalidId(audit.error)) return <TaskGone back={toList} />;
  return <PageFailed error={audit.error} onRetry={audit.refetch} />;
}

interface AuditPageProps extends FileToolsProps {
  readonly audit: Audit;
}

function AuditPage({ audit, fileTools }: AuditPageProps) {
  audits.useNoticeEnd(isUnderWay(audit.phase));
  return (
    <ResultPage task={audit}>
      <AuditBody audit={audit} fileTools={fileTools} />
    </ResultPage>
  );
}

function AuditBody({ audit, fileTools }: AuditPageProps) {
  const head = (
    <ResultHead title={audit.title} status={statusWords(audit)}>
      {null}
    </ResultHead>
  );
  switch (audit.phase) {
    case 'recognising':
      return (
        <>
          {head}
          <AuditStages audit={audit} />
        </>
      );
    case 'choosing':
      return (
        <>
          {head}
          <ResultChoosing audit={audit} />
        </>
      );
    case 'failed':
    case 'cancelled':
      return (
        <>
          {head}
          <ReadingEnded audit={audit} />
        </>
      );
    case 'reviewing':
    case 'complete':
      return <ReviewBody audit={audit} fileTools={fileTools} />;
  }
}

/** Under review the rules' part of the result comes first; until then, the stages. */
function ReviewBody({ audit, fileTools }: AuditPageProps) {
  const result = useResult(audit);
  if (result.data)
    return <ResultOwn key={audit.id} audit={audit} result={result.data} fileTools={fileTools} />;
  const isWaiting = result.isPending || isNotFinished(result.error);
  return (
    <>
      <ResultHead title={audit.title} status={statusWords(audit)}>
        {null}
      </ResultHead>
      {audit.phase === 'reviewing' ? (
        <AuditStages audit={audit} />
      ) : isWaiting ? (
        <PageLoading />
      ) : (
        <PageFailed error={result.error} onRetry={result.refetch} />
      )}
    </>
  );
}
