import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { listRiskStates, setRiskState, setRiskStates } from '@wenjian/api';
import { ApiError } from '../../../shared/http/api-error.ts';
import { call } from '../../../shared/http/client.ts';
import type { OwnRiskState, RiskStateChange } from '../view-model/result-shapes.ts';
import { type Decided, withStates } from '../view-model/risk-state.ts';
import { queryKeys } from './query-keys.ts';

/** Other members decide too: read again whenever the page is shown again. */
export function useRiskStates(id: string) {
  return useQuery({
    queryKey: queryKeys.states(id),
    queryFn: () => call(listRiskStates, { params: { id } }),
    refetchOnWindowFocus: true,
  });
}

interface StateInput extends RiskStateChange {
  readonly riskId: string;
}

export function useSetRiskState(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ riskId, ...body }: StateInput) => call(setRiskState, { params: { id, riskId }, body }),
    onSuccess: (state) => remember(client, id, [state]),
    // Somebody else was faster, or the response was lost: show what is stored.
    onError: () => client.invalidateQueries({ queryKey: queryKeys.states(id) }),
  });
}

export interface SeenRisk {
  readonly id: string;
  /** The version the user saw; 0 when there was none. */
  readonly version: number;
}

interface BatchInput {
  readonly risks: readonly SeenRisk[];
  readonly state: Decided;
}

export function useSetRiskStates(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ risks, state }: BatchInput) =>
      call(setRiskStates, { params: { id }, body: { risks: [...risks], state } }),
    onSuccess: ({ items }) => remember(client, id, items),
    onError: () => client.invalidateQueries({ queryKey: queryKeys.states(id) }),
  });
}

export function isStateConflict(error: Error): boolean {
  return error instanceof ApiError && error.errorName === 'RISK_CHANGED';
}

function remember(client: QueryClient, id: string, changed: readonly OwnRiskState[]): void {
  client.setQueryData(queryKeys.states(id), (known: { items: OwnRiskState[] } | undefined) => ({
    items: withStates(known?.items ?? [], changed),
  }));
  // Files with comments and tracked changes are made again; the list shows the progress.
  void client.invalidateQueries({ queryKey: queryKeys.audits });
  client.removeQueries({ queryKey: queryKeys.exports(id) });
}
