import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { listCorrectionStates, setCorrectionState, setCorrectionStates } from '@wenjian/api';
import { useMemo } from 'react';
import { ApiError, isGone } from '../../../shared/http/api-error.ts';
import { call } from '../../../shared/http/client.ts';
import { type CorrectionStates, statesById, withStates } from '../view-model/correction-state.ts';
import { type Entry, fulfilled, type PlannedCall, planCalls } from '../view-model/decision-history.ts';
import type { OwnCorrectionState } from '../view-model/proofread-shapes.ts';
import { type FinishedRun, queryKeys } from './query-keys.ts';

interface Answer {
  readonly items: OwnCorrectionState[];
}

/** Other members decide too: read again whenever the page is shown again. */
export function useCorrectionStates(run: FinishedRun) {
  return useQuery({
    queryKey: queryKeys.states(run),
    queryFn: () => call(listCorrectionStates, { params: { id: run.id } }),
    refetchOnWindowFocus: true,
  });
}

/** The outcome for each entry. Entries in neither list were decided by somebody else meanwhile. */
export interface Stored {
  readonly done: Entry;
  /** Not stored, because of the failure. */
  readonly left: Entry;
  readonly failure: Error | null;
}

export interface StateStore {
  /** What is stored by now, as far as responses arrived. */
  readonly current: () => CorrectionStates;
  /** Never rejects. Unless everything succeeded, the shown states are read again. */
  readonly store: (entry: Entry) => Promise<Stored>;
}

export function useStateStore({ id, finishedAt }: FinishedRun): StateStore {
  const client = useQueryClient();
  return useMemo(() => {
    const run = { id, finishedAt };
    const current = () => statesById(client.getQueryData<Answer>(queryKeys.states(run))?.items ?? []);
    const store = async (entry: Entry): Promise<Stored> => {
      const done: Entry[number][] = [];
      const calls = planCalls(entry);
      for (const [at, planned] of calls.entries()) {
        try {
          const { items, skipped } = await send(id, planned, current());
          remember(client, run, items);
          done.push(...fulfilled(planned.changes, current(), skipped));
        } catch (error) {
          if (!(error instanceof Error)) throw error;
          await readAgain(client, id, error);
          return { done, left: calls.slice(at).flatMap(({ changes }) => changes), failure: error };
        }
      }
      if (done.length < entry.length) await client.invalidateQueries({ queryKey: queryKeys.states(run) });
      return { done, left: [], failure: null };
    };
    return { current, store };
  }, [client, id, finishedAt]);
}

/** The contract was or is being examined again: the shown result belongs to an earlier run. */
export function isOutdated(error: Error): boolean {
  return isGone(error) || (error instanceof ApiError && error.errorName === 'TASK_NOT_FINISHED');
}

interface Sent {
  readonly items: readonly OwnCorrectionState[];
  readonly skipped: readonly string[];
}

/** Every change carries the version it was based on, so that another member's decision is not overwritten. */
async function send(id: string, planned: PlannedCall, states: CorrectionStates): Promise<Sent> {
  const versionOf = (correctionId: string) => states.get(correctionId)?.version ?? 0;
  if (planned.kind === 'many') {
    const corrections = planned.changes.map(({ correctionId }) => ({
      id: correctionId,
      version: versionOf(correctionId),
    }));
    return call(setCorrectionStates, { params: { id }, body: { state: planned.state, corrections } });
  }
  const [{ correctionId, after }] = planned.changes;
  try {
    const body = { ...after, version: versionOf(correctionId) };
    return { items: [await call(setCorrectionState, { params: { id, correctionId }, body })], skipped: [] };
  } catch (error) {
    if (error instanceof ApiError && error.errorName === 'CORRECTION_CHANGED')
      return { items: [], skipped: [correctionId] };
    throw error;
  }
}

/** The response was lost, or there is a new result: show what is stored. */
async function readAgain(client: QueryClient, id: string, error: Error): Promise<void> {
  const { proofreading, results, allStates } = queryKeys;
  const stale = isOutdated(error) ? [proofreading(id), results(id), allStates(id)] : [allStates(id)];
  await Promise.all(stale.map((queryKey) => client.invalidateQueries({ queryKey })));
}

function remember(client: QueryClient, run: FinishedRun, changed: readonly OwnCorrectionState[]): void {
  client.setQueryData(queryKeys.states(run), (known: Answer | undefined) => ({
    items: withStates(known?.items ?? [], changed),
  }));
  // Files with tracked changes are made again; the list shows the progress.
  void client.invalidateQueries({ queryKey: queryKeys.proofreadings });
  client.removeQueries({ queryKey: queryKeys.exports(run.id) });
}
