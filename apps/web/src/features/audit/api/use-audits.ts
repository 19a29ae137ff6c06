import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listAudits, type TaskStatus } from '@wenjian/api';
import { call } from '../../../shared/http/client.ts';
import { isUnderWay } from '../view-model/audit-phase.ts';
import { queryKeys } from './query-keys.ts';

export interface AuditFilter {
  readonly teamId: string | null;
  readonly keyword?: string | undefined;
  readonly status?: TaskStatus | undefined;
  readonly page: number;
  readonly pageSize: number;
}

const POLL_MS = 2000;

/** Polls while any review of the page is in progress. */
export function useAudits({ teamId, ...filter }: AuditFilter) {
  return useQuery({
    queryKey: queryKeys.auditList({ teamId, ...filter }),
    queryFn: () => call(listAudits, { query: { teamId: teamId ?? undefined, ...filter } }),
    enabled: teamId !== null,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.items.some(({ phase }) => isUnderWay(phase)) ? POLL_MS : false,
  });
}
