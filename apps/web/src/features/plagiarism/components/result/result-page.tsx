import { type ReactNode, useEffect, useMemo } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { ApiError, isRefused } from '../../../../shared/http/api-error.ts';
import { ResultHead } from '../../../../shared/result/result-head.tsx';
import { PageFailed, ResultPage } from '../../../../shared/result/result-page.tsx';
import { TaskGone } from '../../../../shared/tasks/task-gone.tsx';
import { isUnfinished } from '../../../../shared/tasks/view-model/task-state.ts';
import { PageLoading } from '../../../../shared/ui/page-loading.tsx';
import { PageMessage } from '../../../../shared/ui/page-message.tsx';
import { ResultGate } from '../../../../shared/ui/result-slots.tsx';
import {
  keyReader,
  type PlagiarismReader,
  type ResultReader,
  sessionReader,
} from '../../api/plagiarism-reader.ts';
import { plagiarisms } from '../../api/plagiarisms.ts';
import { useManyResult, usePairResult } from '../../api/use-result.ts';
import { useTaskWatch } from '../../api/use-task-watch.ts';
import { plagiarismText } from '../../text.ts';
import type { ManyResult, PairResult, PlagiarismTask } from '../../view-model/plagiarism-shapes.ts';
import { openPath, progressText, resultPath, toList } from '../../view-model/task-view.ts';
import { PlagiarismEnded } from '../task/plagiarism-ended.tsx';
import { PlagiarismStages } from '../task/plagiarism-stages.tsx';
import { TaskOutdated } from '../task/task-outdated.tsx';
import { ManyResultView } from './many-result-view.tsx';
import { PairResultView } from './pair-result-view.tsx';

/** `/plagiarism/result?taskId=`: two documents. With `origin=no_token` and a key, for users without an account. */
export function PlagiarismPairPage() {
  return <ReaderOf>{(reader) => <PairTask reader={reader} />}</ReaderOf>;
}

/** `/plagiarism/resultV2?taskId=`: one document against many. */
export function PlagiarismManyPage() {
  return <ReaderOf>{(reader) => <ManyTask reader={reader} />}</ReaderOf>;
}

function ReaderOf({ children }: { readonly children: (reader: PlagiarismReader) => ReactNode }) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const taskId = query.get('taskId') ?? '';
  const key = query.get('key') ?? '';
  const isOpen = query.get('origin') === 'no_token';
  const reader = useMemo(
    () => (isOpen ? keyReader(taskId, key) : sessionReader(taskId)),
    [isOpen, taskId, key],
  );
  const text = plagiarismText.task;
  if (taskId === '') return <Gone isOpen={isOpen} />;
  if (isOpen && key === '') {
    const home = { label: text.home, onClick: () => void navigate('/') };
    return <PageMessage title={text.keyMissingTitle} detail={text.keyMissingDetail} action={home} />;
  }
  return children(reader);
}

interface TaskAnswer<Result> {
  readonly data: { readonly task: PlagiarismTask; readonly result: Result | null } | undefined;
  readonly dataUpdatedAt: number;
  readonly error: Error | null;
  readonly isPending: boolean;
  readonly refetch: () => unknown;
}

function PairTask({ reader }: { readonly reader: PlagiarismReader }) {
  const answer = usePairResult(reader);
  return (
    <TaskOf reader={reader} mode="pair" answer={answer}>
      {(task, result: PairResult, ofRun) => <PairResultView task={task} pair={result} reader={ofRun} />}
    </TaskOf>
  );
}

function ManyTask({ reader }: { readonly reader: PlagiarismReader }) {
  const answer = useManyResult(reader);
  return (
    <TaskOf reader={reader} mode="many" answer={answer}>
      {(task, result: ManyResult, ofRun) => <ManyResultView task={task} many={result} reader={ofRun} />}
    </TaskOf>
  );
}

interface TaskOfProps<Result> {
  readonly reader: PlagiarismReader;
  readonly mode: PlagiarismTask['mode'];
  readonly answer: TaskAnswer<Result>;
  readonly children: (task: PlagiarismTask, result: Result, reader: ResultReader) => ReactNode;
}

/** Opens at once in any state of the task. */
function TaskOf<Result>({ reader, mode, answer, children }: TaskOfProps<Result>) {
  const { data, error } = answer;
  // A check that was closed or deleted meanwhile is not shown from the cache.
  if (error && isShut(error)) return <Shut reader={reader} error={error} />;
  if (!data) {
    if (answer.isPending) return <PageLoading />;
    return <PageFailed error={error} onRetry={answer.refetch} />;
  }
  // Opened under the address of the other mode: the server tells the mode.
  if (data.task.mode !== mode) return <Navigate to={pathFor(reader, data.task)} replace />;
  const { task, result } = data;
  const page = (body: ReactNode) => (
    <TaskPage task={task} isOpen={reader.key !== null}>
      {body}
    </TaskPage>
  );
  if (result === null) return page(<TaskBody task={task} isOpen={reader.key !== null} />);
  return (
    <WatchedTask reader={reader} answer={answer} shown={task}>
      {page(
        <RunOf reader={reader} run={task.finishedAt ?? ''}>
          {(ofRun) => children(task, result, ofRun)}
        </RunOf>,
      )}
    </WatchedTask>
  );
}

interface WatchedTaskProps {
  readonly reader: PlagiarismReader;
  readonly answer: Pick<TaskAnswer<unknown>, 'dataUpdatedAt' | 'refetch'>;
  readonly shown: PlagiarismTask;
  readonly children: ReactNode;
}

/** A result that others may close, change or run again while it is looked at. */
function WatchedTask({ reader, answer, shown, children }: WatchedTaskProps) {
  const { dataUpdatedAt, refetch } = answer;
  const watch = useTaskWatch(reader, shown);
  const isNews = watch.dataUpdatedAt > dataUpdatedAt && factsOf(watch.data) !== factsOf(shown);
  useEffect(() => {
    if (isNews) void refetch();
  }, [isNews, refetch]);
  if (watch.error && isShut(watch.error)) return <Shut reader={reader} error={watch.error} />;
  return children;
}

/** The parts of a result others can change; everything else stays as read. */
function factsOf({ title, status, finishedAt, abilities, key, notice }: PlagiarismTask): string {
  return JSON.stringify([title, status, finishedAt, abilities, key, notice]);
}

interface RunOfProps {
  readonly reader: PlagiarismReader;
  readonly run: string;
  readonly children: (reader: ResultReader) => ReactNode;
}

function RunOf({ reader, run, children }: RunOfProps) {
  const ofRun = useMemo(() => ({ ...reader, run }), [reader, run]);
  return children(ofRun);
}

/** Visitors with a key have no other access; members may request it on the access page. */
function Shut({ reader, error }: { readonly reader: PlagiarismReader; readonly error: Error }) {
  const isOpen = reader.key !== null;
  return isOpen || isInvalid(error) ? <Gone isOpen={isOpen} /> : <ResultGate />;
}

function pathFor({ key }: PlagiarismReader, task: PlagiarismTask): string {
  return key === null ? resultPath(task) : `${openPath(task)}&key=${encodeURIComponent(key)}`;
}

interface TaskPageProps {
  readonly task: PlagiarismTask;
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

function TaskPage({ task, isOpen, children }: TaskPageProps) {
  plagiarisms.useNoticeEnd(isUnfinished(task.status));
  return (
    <ResultPage task={task} isVisitor={isOpen}>
      {children}
    </ResultPage>
  );
}

interface TaskBodyProps {
  readonly task: PlagiarismTask;
  readonly isOpen: boolean;
}

/** Without a result: in progress, ended, or made by an older version. */
function TaskBody({ task, isOpen }: TaskBodyProps) {
  const isRunning = isUnfinished(task.status);
  return (
    <>
      <ResultHead title={task.title} status={progressText(task)}>
        {null}
      </ResultHead>
      {isRunning && <PlagiarismStages task={task} />}
      {(task.status === 'failed' || task.status === 'cancelled') && <PlagiarismEnded task={task} />}
      {task.status === 'complete' && <TaskOutdated task={task} isOpen={isOpen} />}
    </>
  );
}

function Gone({ isOpen }: { readonly isOpen: boolean }) {
  return <TaskGone back={isOpen ? { label: plagiarismText.task.home, path: '/' } : toList} />;
}

function isShut(error: Error): boolean {
  return isRefused(error) || isInvalid(error);
}

/** An id of the wrong form names no document; an invalid key opens none. */
const INVALID: readonly number[] = [400, 401];

function isInvalid(error: Error): boolean {
  return error instanceof ApiError && INVALID.includes(error.status);
}
