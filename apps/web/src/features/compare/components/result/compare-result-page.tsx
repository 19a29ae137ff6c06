import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { isRefused } from '../../../../shared/http/api-error.ts';
import { PageFailed, ResultPage } from '../../../../shared/result/result-page.tsx';
import { isUnfinished } from '../../../../shared/tasks/view-model/task-state.ts';
import { PageLoading } from '../../../../shared/ui/page-loading.tsx';
import { ResultGate } from '../../../../shared/ui/result-slots.tsx';
import { comparisons } from '../../api/comparisons.ts';
import { type ComparisonVersion, useComparison } from '../../api/use-comparison.ts';
import type { Comparison } from '../../view-model/comparison-shapes.ts';
import { ComparisonEnded } from '../task/comparison-ended.tsx';
import { ComparisonStages } from '../task/comparison-stages.tsx';
import { ResultHeader } from './result-header.tsx';
import { ResultWorkbench } from './result-workbench.tsx';

interface CompareResultPageProps {
  readonly version: ComparisonVersion;
  /** Other actions on the files of a comparison. */
  readonly fileTools: (task: Comparison) => ReactNode;
}

/** Opens at once in any state of the task. */
export function CompareResultPage({ version, fileTools }: CompareResultPageProps) {
  const { docId = '' } = useParams();
  const task = useComparison(docId, version);
  // A comparison that was closed or deleted meanwhile is not shown from the cache.
  if (isRefused(task.error)) return <ResultGate />;
  if (task.data) return <TaskPage task={task.data} version={version} fileTools={fileTools} />;
  if (task.isPending) return <PageLoading />;
  return <PageFailed error={task.error} onRetry={task.refetch} />;
}

interface TaskPageProps extends CompareResultPageProps {
  readonly task: Comparison;
}

function TaskPage({ task, version, fileTools }: TaskPageProps) {
  comparisons.useNoticeEnd(isUnfinished(task.status));
  return (
    <ResultPage task={task}>
      <TaskBody task={task} version={version} fileTools={fileTools} />
    </ResultPage>
  );
}

function TaskBody({ task, version, fileTools }: TaskPageProps) {
  switch (task.status) {
    case 'pending':
    case 'running':
      return (
        <>
          <ResultHeader task={task} version={version} />
          <ComparisonStages task={task} />
        </>
      );
    case 'failed':
    case 'cancelled':
      return (
        <>
          <ResultHeader task={task} version={version} />
          <ComparisonEnded task={task} />
        </>
      );
    case 'complete':
      return <ResultWorkbench key={task.id} task={task} version={version} fileTools={fileTools} />;
  }
}
