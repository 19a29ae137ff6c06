import { isRefused } from '../../../../shared/http/api-error.ts';
import {
  PublicResultFailed,
  PublicResultHead,
  PublicResultWaiting,
} from '../../../../shared/result/public-result.tsx';
import { isInvalidId, TaskNotices } from '../../../../shared/result/result-page.tsx';
import { isUnfinished } from '../../../../shared/tasks/view-model/task-state.ts';
import { proofreadings } from '../../api/proofreadings.ts';
import { useResult } from '../../api/use-result.ts';
import { resultText as text } from '../../result.text.ts';
import type { Proofreading } from '../../view-model/proofread-shapes.ts';
import { statusText } from '../../view-model/proofreading-progress.ts';
import { RecordsButton } from '../list/records-drawer.tsx';
import { ProofreadingEnded, ProofreadingMissing } from '../task/proofreading-ended.tsx';
import { ProofreadingStages } from '../task/proofreading-stages.tsx';
import { OwnResult } from './own-result.tsx';
import { HelpButton } from './public-page.tsx';

interface OwnPageProps {
  readonly id: string;
  readonly onHelp: () => void;
}

/** Opens at once in any state of the proofreading. */
export function OwnPage({ id, onHelp }: OwnPageProps) {
  const task = proofreadings.useTask(id);
  // A proofreading that was closed or deleted meanwhile is not shown from the cache.
  if (isRefused(task.error) || isInvalidId(task.error)) return <ProofreadingMissing />;
  if (task.data) return <TaskPage task={task.data} onHelp={onHelp} />;
  if (task.isPending) return <PublicResultWaiting words={text.loading} />;
  return (
    <PublicResultFailed title={text.openFailed} error={task.error} onRetry={() => void task.refetch()} />
  );
}

interface TaskPageProps {
  readonly task: Proofreading;
  readonly onHelp: () => void;
}

function TaskPage({ task, onHelp }: TaskPageProps) {
  proofreadings.useNoticeEnd(isUnfinished(task.status));
  if (task.status === 'complete') return <CompletePage task={task} onHelp={onHelp} />;
  return (
    <>
      <PublicResultHead label={text.own} title={task.title} detail={statusText(task)}>
        <RecordsButton />
        <HelpButton onHelp={onHelp} />
      </PublicResultHead>
      {isUnfinished(task.status) ? <ProofreadingStages task={task} /> : <ProofreadingEnded task={task} />}
    </>
  );
}

function CompletePage({ task, onHelp }: TaskPageProps) {
  const result = useResult(task);
  if (result.data)
    return (
      <>
        <TaskNotices task={task} />
        <OwnResult key={task.finishedAt} task={task} result={result.data} onHelp={onHelp} />
      </>
    );
  if (result.isPending) return <PublicResultWaiting words={text.loading} />;
  return (
    <PublicResultFailed title={text.loadFailed} error={result.error} onRetry={() => void result.refetch()} />
  );
}
