import { useSearchParams } from 'react-router';
import { isRefused } from '../../../../shared/http/api-error.ts';
import { ResultHead } from '../../../../shared/result/result-head.tsx';
import { isInvalidId, PageFailed, ResultPage } from '../../../../shared/result/result-page.tsx';
import { isUnfinished } from '../../../../shared/tasks/view-model/task-state.ts';
import { PageLoading } from '../../../../shared/ui/page-loading.tsx';
import { proofreadings } from '../../api/proofreadings.ts';
import { useResult } from '../../api/use-result.ts';
import { resultText as text } from '../../result.text.ts';
import type { Proofreading } from '../../view-model/proofread-shapes.ts';
import { hasFirstResult, statusText } from '../../view-model/proofreading-progress.ts';
import { ProofreadingEnded, ProofreadingMissing } from '../task/proofreading-ended.tsx';
import { ProofreadingStages } from '../task/proofreading-stages.tsx';
import { OwnResult } from './own-result.tsx';

/** `/contract-correct/result/model?id=`: opens at once in any state of the proofreading. */
export function OwnProofreadPage() {
  const [query] = useSearchParams();
  const id = query.get('id');
  return id === null ? <ProofreadingMissing /> : <OwnPage key={id} id={id} />;
}

function OwnPage({ id }: { readonly id: string }) {
  const task = proofreadings.useTask(id);
  // A proofreading that was closed or deleted meanwhile is not shown from the cache.
  if (isRefused(task.error) || isInvalidId(task.error)) return <ProofreadingMissing />;
  if (task.data) return <TaskPage task={task.data} />;
  if (task.isPending) return <PageLoading />;
  return <PageFailed title={text.openFailed} error={task.error} onRetry={task.refetch} />;
}

interface TaskPageProps {
  readonly task: Proofreading;
}

function TaskPage({ task }: TaskPageProps) {
  proofreadings.useNoticeEnd(isUnfinished(task.status));
  return (
    <ResultPage task={task}>
      <TaskBody task={task} />
    </ResultPage>
  );
}

function TaskBody({ task }: TaskPageProps) {
  if (task.status === 'complete' || hasFirstResult(task)) return <ResultBody task={task} />;
  return (
    <>
      <ResultHead title={task.title} status={statusText(task)}>
        {null}
      </ResultHead>
      {isUnfinished(task.status) ? <ProofreadingStages task={task} /> : <ProofreadingEnded task={task} />}
    </>
  );
}

function ResultBody({ task }: TaskPageProps) {
  const result = useResult(task);
  if (result.data) return <OwnResult task={task} result={result.data} />;
  if (result.isPending) return <PageLoading />;
  return <PageFailed title={text.loadFailed} error={result.error} onRetry={result.refetch} />;
}
