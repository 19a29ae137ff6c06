/**
 * Ends a run without a result: the task ends with it, unless an earlier run has a result, which is then
 * restored.
 */
import { errorCatalogue, isErrorName } from '@wenjian/api';
import type { PreviousOutcome } from '../../database/schema.ts';
import type { TaskRow } from './tasks.repository.ts';
import { taskText } from './tasks.text.ts';

export const COMPLETE = { status: 'complete', stage: 'done', fraction: 1 } as const;

/** What a new run has to keep of a task. */
export function outcomeOf({
  status,
  input,
  summary,
  resultSha256,
  finishedAt,
}: TaskRow): PreviousOutcome | null {
  if (status !== 'complete' || resultSha256 === null) return null;
  return { input, summary, resultSha256, finishedAt: finishedAt?.toISOString() ?? null };
}

export function endOf({ previous }: Pick<TaskRow, 'previous'>, set: Partial<TaskRow>): Partial<TaskRow> {
  if (previous === null) return { ...set, resultSha256: null, finishedAt: new Date() };
  const { input, summary, resultSha256, finishedAt, isFirst } = previous;
  return {
    ...COMPLETE,
    input,
    summary,
    resultSha256,
    previous: null,
    finishedAt: finishedAt === null ? new Date() : new Date(finishedAt),
    failure: null,
    failureMessage: isFirst ? firstKept(set) : taskText.resultKept(reasonOf(set)),
  };
}

/** Whether there is a result to show and to decide on although the run goes on. */
export function hasFirstResult({ status, previous }: Pick<TaskRow, 'status' | 'previous'>): boolean {
  return (status === 'pending' || status === 'running') && previous?.isFirst === true;
}

function firstKept({ status }: Partial<TaskRow>): string {
  return status === 'cancelled' ? taskText.stoppedAfterFirst : taskText.endedAfterFirst;
}

function reasonOf({ failure, failureMessage }: Partial<TaskRow>): string {
  return failureMessage ?? (isErrorName(failure) ? errorCatalogue[failure].message : taskText.calledOff);
}
