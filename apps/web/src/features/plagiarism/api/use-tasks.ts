import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listPlagiarism, readPlagiarismConfig, type TaskStatus } from '@wenjian/api';
import { call } from '../../../shared/http/client.ts';
import { isUnfinished } from '../../../shared/tasks/view-model/task-state.ts';
import { queryKeys } from './query-keys.ts';

export interface TaskFilter {
  readonly teamId: string | null;
  readonly keyword?: string | undefined;
  readonly status?: TaskStatus | undefined;
  readonly page: number;
  readonly pageSize: number;
}

const POLL_MS = 2000;

/** Polls while any check of the page is in progress. */
export function useTasks({ teamId, ...filter }: TaskFilter) {
  return useQuery({
    queryKey: queryKeys.taskList({ teamId, ...filter }),
    queryFn: () => call(listPlagiarism, { query: { teamId: teamId ?? undefined, ...filter } }),
    enabled: teamId !== null,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.items.some(({ status }) => isUnfinished(status)) ? POLL_MS : false,
  });
}

/** Limits, subtraction options, and the size of the text base. */
export function usePlagiarismConfig(teamId: string) {
  return useQuery({
    queryKey: queryKeys.config(teamId),
    queryFn: () => call(readPlagiarismConfig, { query: { teamId } }),
  });
}
