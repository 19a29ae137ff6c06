import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { type AnswerOf, listRecentTasks, type TaskTool } from '@wenjian/api';
import { call } from '../../../shared/http/client.ts';
import { justAsked } from '../../../shared/http/just-asked.ts';
import { isUnfinished } from '../../../shared/tasks/view-model/task-state.ts';

export type RecentTask = AnswerOf<typeof listRecentTasks>['items'][number];

export const RECENT_KEY = ['recent-tasks'] as const;

/** While a task is running its progress is polled; otherwise this is the longest delay for colleagues' tasks. */
const FOLLOW_MS = 2_000;
const IDLE_MS = 20_000;

export interface RecentFilter {
  readonly tool: TaskTool | null;
  readonly whose: 'all' | 'own';
  readonly limit: number;
}

export const FIRST_FILTER: RecentFilter = { tool: null, whose: 'all', limit: 10 };

export function useRecentTasks(teamId: string, filter: RecentFilter) {
  return useQuery({ ...recentQuery(teamId, filter), placeholderData: keepPreviousData });
}

export function recentQuery(teamId: string, { tool, whose, limit }: RecentFilter) {
  return queryOptions({
    queryKey: [...RECENT_KEY, teamId, tool, whose, limit],
    queryFn: () =>
      call(listRecentTasks, { query: { teamId, whose, limit, ...(tool === null ? {} : { tool }) } }),
    staleTime: justAsked,
    refetchInterval: ({ state }) =>
      state.data?.items.some(({ status }) => isUnfinished(status)) ? FOLLOW_MS : IDLE_MS,
  });
}
