import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listProofreadings, type TaskStatus } from '@wenjian/api';
import { call } from '../../../shared/http/client.ts';
import { isUnfinished } from '../../../shared/tasks/view-model/task-state.ts';
import { queryKeys } from './query-keys.ts';

export interface ProofreadingFilter {
  readonly teamId: string | null;
  readonly keyword?: string | undefined;
  readonly status?: TaskStatus | undefined;
  readonly page: number;
  readonly pageSize: number;
}

const POLL_MS = 2000;

/** Polls while any entry of the page is in progress. */
export function useProofreadings({ teamId, ...filter }: ProofreadingFilter) {
  return useQuery({
    queryKey: queryKeys.proofreadingList({ teamId, ...filter }),
    queryFn: () => call(listProofreadings, { query: { teamId: teamId ?? undefined, ...filter } }),
    enabled: teamId !== null,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.items.some(({ status }) => isUnfinished(status)) ? POLL_MS : false,
  });
}
