import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { decideFinding, decideFindings, listDecisions } from '@wenjian/api';
import { useMemo } from 'react';
import { ApiError, isGone } from '../http/api-error.ts';
import { call } from '../http/client.ts';
import { useLatest } from '../pdf/use-latest.ts';
import type { Decisions, OwnDecision } from './decision-shapes.ts';
import { type Entry, fulfilled, type PlannedCall, planCalls } from './view-model/decision-history.ts';
import { decisionsById, withDecisions } from './view-model/decisions.ts';

/** A finished run of a task: another run has other findings. */
export interface FinishedRun {
  readonly id: string;
  readonly finishedAt: string | null;
}

export const decisionKeys = {
  ofTask: (id: string) => ['decisions', id] as const,
  ofRun: ({ id, finishedAt }: FinishedRun) => ['decisions', id, finishedAt] as const,
};

/** What else the tool's screens have to do. */
export interface DecisionEffects {
  /** Lists show the progress, files are made again. */
  readonly onStored: () => void;
  /** The document was or is being checked again: the shown result belongs to an earlier run. */
  readonly onOutdated: () => Promise<unknown>;
}

interface Answer {
  readonly items: readonly OwnDecision[];
}

/** Other members decide too: read again whenever the page is shown again. */
export function useStoredDecisions(run: FinishedRun) {
  return useQuery({
    queryKey: decisionKeys.ofRun(run),
    queryFn: (): Promise<Answer> => call(listDecisions, { params: { productId: run.id } }),
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

export interface DecisionStore {
  /** What is stored by now, as far as responses arrived. */
  readonly current: () => Decisions;
  /** Never rejects. Unless everything succeeded, the shown decisions are read again. */
  readonly store: (entry: Entry) => Promise<Stored>;
}

export function useDecisionStore({ id, finishedAt }: FinishedRun, effects: DecisionEffects): DecisionStore {
  const client = useQueryClient();
  const latest = useLatest(effects);
  return useMemo(() => {
    const run = { id, finishedAt };
    const current = () => decisionsById(client.getQueryData<Answer>(decisionKeys.ofRun(run))?.items ?? []);
    const store = async (entry: Entry): Promise<Stored> => {
      const done: Entry[number][] = [];
      const calls = planCalls(entry);
      for (const [at, planned] of calls.entries()) {
        try {
          const { items, skipped } = await send(id, planned, current());
          remember(client, run, items);
          latest.current.onStored();
          for (const change of fulfilled(planned.changes, current(), skipped)) done.push(change);
        } catch (error) {
          if (!(error instanceof Error)) throw error;
          if (isOutdated(error)) await latest.current.onOutdated();
          await client.invalidateQueries({ queryKey: decisionKeys.ofTask(id) });
          return { done, left: calls.slice(at).flatMap(({ changes }) => changes), failure: error };
        }
      }
      if (done.length < entry.length) await client.invalidateQueries({ queryKey: decisionKeys.ofTask(id) });
      return { done, left: [], failure: null };
    };
    return { current, store };
  }, [client, id, finishedAt, latest]);
}

export function isOutdated(error: Error): boolean {
  return isGone(error) || (error instanceof ApiError && error.errorName === 'TASK_NOT_FINISHED');
}

interface Sent {
  readonly items: readonly OwnDecision[];
  readonly skipped: readonly string[];
}

/** Every change carries the version it was based on, so that another member's decision is not overwritten. */
async function send(id: string, planned: PlannedCall, decisions: Decisions): Promise<Sent> {
  const versionOf = (findingId: string) => decisions.get(findingId)?.version ?? 0;
  const params = { productId: id };
  if (planned.kind === 'many') {
    const findings = planned.changes.map(({ findingId }) => ({
      id: findingId,
      version: versionOf(findingId),
    }));
    return call(decideFindings, { params, body: { state: planned.state, findings } });
  }
  const [{ findingId, after }] = planned.changes;
  try {
    const body = { ...after, version: versionOf(findingId) };
    const decision = await call(decideFinding, { params: { ...params, findingId }, body });
    return { items: [decision], skipped: [] };
  } catch (error) {
    if (error instanceof ApiError && error.errorName === 'DECISION_CHANGED')
      return { items: [], skipped: [findingId] };
    throw error;
  }
}

function remember(client: QueryClient, run: FinishedRun, changed: readonly OwnDecision[]): void {
  client.setQueryData(decisionKeys.ofRun(run), (known: Answer | undefined) => ({
    items: withDecisions(known?.items ?? [], changed),
  }));
}
