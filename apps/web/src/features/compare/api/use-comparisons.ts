import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listComparisons, type TaskStatus } from '@wenjian/api';
import { call } from '../../../shared/http/client.ts';
import { isUnfinished } from '../../../shared/tasks/view-model/task-state.ts';
import type { ComparisonPage } from '../view-model/comparison-shapes.ts';
import { queryKeys } from './query-keys.ts';

export interface ComparisonFilter {
  readonly teamId: string | null;
  readonly keyword?: string | undefined;
  readonly status?: TaskStatus | undefined;
  readonly page: number;
  readonly pageSize: number;
}

const POLL_MS = 2000;

/** Polls while any task of the page is in progress. */
export function useComparisons({ teamId, ...filter }: ComparisonFilter) {
  return useQuery({
    queryKey: queryKeys.comparisonList({ teamId, ...filter }),
    queryFn: () => call(listComparisons, { query: { teamId: teamId ?? undefined, ...filter } }),
    enabled: teamId !== null,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (hasUnfinished(state.data) ? POLL_MS : false),
  });
}

function hasUnfinished(page: ComparisonPage | undefined): boolean {
  return page?.items.some((item) => isUnfinished(item.status)) ?? false;
}
