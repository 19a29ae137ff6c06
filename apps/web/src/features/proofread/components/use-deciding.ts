import { useCallback, useMemo, useRef, useState } from 'react';
import { formatCount } from '../../../shared/format/format-count.ts';
import { showToast } from '../../../shared/ui/toast.ts';
import { isOutdated, type Stored, useCorrectionStates, useStateStore } from '../api/use-correction-states.ts';
import { resultText as text } from '../result.text.ts';
import { type CorrectionStates, statesById } from '../view-model/correction-state.ts';
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
} from '../view-model/decision-history.ts';
import type { Proofreading } from '../view-model/proofread-shapes.ts';

export interface Deciding {
  readonly states: CorrectionStates;
  /** Null for read-only members. Resolves to whether it was stored. */
  readonly decide: ((inputs: readonly DecisionInput[]) => Promise<boolean>) | null;
  /** Null when there is nothing to undo. */
  readonly undo: (() => void) | null;
  readonly redo: (() => void) | null;
}

export interface OwnDeciding extends Deciding {
  /** Whether `states` holds the decisions; `outdated`: it did when last read. */
  readonly reading: 'done' | 'pending' | 'failed' | 'outdated';
  readonly readAgain: () => void;
}

export function useDeciding(task: Proofreading): OwnDeciding {
  const { data, isError, refetch } = useCorrectionStates(task);
  const states = useMemo(() => statesById(data?.items ?? []), [data]);
  const known = isError ? 'outdated' : 'done';
  const unknown = isError ? 'failed' : 'pending';
  const { decide, undo, redo } = useDecisions(task);
  return {
    states,
    reading: data ? known : unknown,
    readAgain: () => void refetch(),
    decide: task.abilities.change && data !== undefined ? decide : null,
    undo,
    redo,
  };
}

function useDecisions(task: Proofreading) {
  const { current, store } = useStateStore(task);
  const [history, put] = useHistory();
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

/** `current` changes at once, `shown` with the next render. */
function useHistory() {
  const current = useRef(NO_HISTORY);
  const [shown, setShown] = useState(NO_HISTORY);
  const put = useCallback((change: (before: History) => History) => {
    current.current = change(current.current);
    setShown(current.current);
  }, []);
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
  if (isOutdated(error)) showToast({ kind: 'warning', message: text.examinedAgain });
  else showToast({ kind: 'error', message: error.message });
}
