import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { decideComparisonChange, decideComparisonChanges, listComparisonDecisions } from '@wenjian/api';
import { ApiError } from '../../../shared/http/api-error.ts';
import { call } from '../../../shared/http/client.ts';
import type { DecisionState } from '../view-model/comparison-shapes.ts';
import { type Decision, withDecisions } from '../view-model/decision-view.ts';
import { queryKeys } from './query-keys.ts';

/** Other members decide too: read again whenever the page is shown again. */
export function useDecisions(id: string) {
  return useQuery({
    queryKey: queryKeys.decisions(id),
    queryFn: () => call(listComparisonDecisions, { params: { id } }),
    refetchOnWindowFocus: true,
  });
}

export interface DecisionInput {
  readonly changeId: string;
  readonly state: DecisionState;
  readonly note: string;
  /** The version the user saw; 0 when there was none. */
  readonly version: number;
}

export function useDecideChange(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ changeId, ...body }: DecisionInput) =>
      call(decideComparisonChange, { params: { id, changeId }, body }),
    onSuccess: (decision, { changeId }) => remember(client, id, [changeId], decision ? [decision] : []),
    // Somebody else was faster, or the response was lost: show what is stored.
    onError: () => client.invalidateQueries({ queryKey: queryKeys.decisions(id) }),
  });
}

export interface SeenChange {
  readonly id: string;
  /** The version the user saw; 0 when there was none. */
  readonly version: number;
}

export interface BatchInput {
  readonly changes: readonly SeenChange[];
  readonly state: DecisionState;
  readonly note: string;
}

/** The server's limit per request. */
const BATCH_MAX = 2000;

/** Returns how many were decided by others meanwhile; those are kept. */
export function useDecideChanges(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ changes, state, note }: BatchInput) => {
      let skippedCount = 0;
      for (let at = 0; at < changes.length; at += BATCH_MAX) {
        const part = changes.slice(at, at + BATCH_MAX);
        const body = { changes: part, state, note };
        const { items, skipped } = await call(decideComparisonChanges, { params: { id }, body });
        skippedCount += skipped.length;
        const partIds = part.map((change) => change.id);
        remember(client, id, partIds, items);
      }
      return skippedCount;
    },
    onError: () => client.invalidateQueries({ queryKey: queryKeys.decisions(id) }),
  });
}

const CONFLICT = 409;

export function isDecisionConflict(error: Error): boolean {
  return error instanceof ApiError && error.status === CONFLICT;
}

function remember(
  client: QueryClient,
  id: string,
  changeIds: readonly string[],
  decided: readonly Decision[],
): void {
  client.setQueryData(queryKeys.decisions(id), (known: { items: Decision[] } | undefined) => ({
    items: withDecisions(known?.items ?? [], changeIds, decided),
  }));
  // Reports with a column of decisions are made again; the list shows the progress.
  void client.invalidateQueries({ queryKey: queryKeys.comparisons });
  client.removeQueries({ queryKey: queryKeys.exports(id) });
}
