/** Deciding on the findings of a result, one at a time or many, with undo and redo. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { formatCount } from '../format/format-count.ts';
import { showToast } from '../ui/toast.ts';
import { decidingText as text } from './deciding.text.ts';
import type { Decisions } from './decision-shapes.ts';
import {
  type DecisionEffects,
  type FinishedRun,
  isOutdated,
  type Stored,
  useDecisionStore,
  useStoredDecisions,
} from './use-decisions.ts';
import {
  changesOf,
  type DecisionInput,
  type Entry,
  type History,
  NO_HISTORY,
  recorded,
  redone,
  type Step,
  stillValid,
  undone,
} from './view-model/decision-history.ts';
import { decisionsById } from './view-model/decisions.ts';

export interface DecidedTask extends FinishedRun {
  readonly abilities: { readonly change: boolean };
}

export interface Deciding {
  readonly decisions: Decisions;
  /** Null for read-only members. Resolves to whether it was stored. */
  readonly decide: ((inputs: readonly DecisionInput[]) => Promise<boolean>) | null;
  /** Null when there is nothing to undo. */
  readonly undo: (() => void) | null;
  readonly redo: (() => void) | null;
}

export interface OwnDeciding extends Deciding {
  /** Whether `decisions` holds what is stored; `outdated`: it did when last read. */
  readonly reading: 'done' | 'pending' | 'failed' | 'outdated';
  readonly readAgain: () => void;
}

export function useDeciding(task: DecidedTask, effects: DecisionEffects): OwnDeciding {
  const { data, isError, refetch } = useStoredDecisions(task);
  const decisions = useMemo(() => decisionsById(data?.items ?? []), [data]);
  const known = isError ? 'outdated' : 'done';
  const unknown = isError ? 'failed' : 'pending';
  const { decide, undo, redo } = useHistoryOf(task, effects);
  const canDecide = task.abilities.change && data !== undefined;
  return {
    decisions,
    reading: data ? known : unknown,
    readAgain: () => void refetch(),
    decide: canDecide ? decide : null,
    undo: canDecide ? undo : null,
    redo: canDecide ? redo : null,
  };
}

function useHistoryOf(task: DecidedTask, effects: DecisionEffects) {
  const { current, store } = useDecisionStore(task, effects);
  const [history, put] = useHistory(task.finishedAt);
  const enqueue = useQueue();
  const decide = useCallback(
    (inputs: readonly DecisionInput[]) =>
      enqueue(async () => {
        const entry = changesOf(current(), inputs);
        if (entry.length === 0) return true;
        const stored = await store(entry);
        put((before) => recorded(before, stored.done));
        tell(entry, stored, entry.length > 1 ? text.decidedAll : null);
        return stored.done.length === entry.length;
      }),
    [enqueue, current, store, put],
  );
  const walk = useCallback(
    (stepOf: (before: History) => Step | null, words: (count: string) => string) =>
      enqueue(async () => {
        const step = stepOf(history.current);
        if (!step) return true;
        const stored = await store(stillValid(step.entry, current()));
        put(() => step.after(stored.done, stored.left));
        tell(step.entry, stored, words);
        return stored.done.length === step.entry.length;
      }),
    [enqueue, history, current, store, put],
  );
  return {
    decide,
    undo: history.shown.past.length > 0 ? () => void walk(undone, text.undone) : null,
    redo: history.shown.future.length > 0 ? () => void walk(redone, text.redone) : null,
  };
}

/** One after another: pressing twice undoes two entries, and each uses the versions of the one before. */
function useQueue() {
  const tail = useRef<Promise<unknown>>(Promise.resolve());
  return useCallback((job: () => Promise<boolean>): Promise<boolean> => {
    const done = tail.current.then(job);
    tail.current = done.then(
      () => undefined,
      () => undefined,
    );
    return done;
  }, []);
}

/** `current` changes at once, `shown` with the next render. Another run has other findings: nothing of the former can be undone. */
function useHistory(run: string | null) {
  const current = useRef(NO_HISTORY);
  const [shown, setShown] = useState(NO_HISTORY);
  const put = useCallback((change: (before: History) => History) => {
    current.current = change(current.current);
    setShown(current.current);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new run is the occasion.
  useEffect(() => put(() => NO_HISTORY), [run, put]);
  const history = useMemo(
    () => ({
      get current() {
        return current.current;
      },
      shown,
    }),
    [shown],
  );
  return [history, put] as const;
}

/** Reports what succeeded, what others decided first, and what failed. */
function tell(wanted: Entry, stored: Stored, words: ((count: string) => string) | null): void {
  const { done, left, failure } = stored;
  const skipped = wanted.length - done.length - left.length;
  if (failure) complain(failure);
  if (skipped > 0) showToast({ kind: 'warning', message: text.skipped(formatCount(skipped)) });
  else if (!failure && words) showToast({ kind: 'success', message: words(formatCount(done.length)) });
}

function complain(error: Error): void {
  if (isOutdated(error)) showToast({ kind: 'warning', message: text.checkedAgain });
  else showToast({ kind: 'error', message: error.message });
}
