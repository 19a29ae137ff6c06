import type { TaskTool } from '@wenjian/api';
import { useState } from 'react';
import { FIRST_FILTER, useRecentTasks } from '../api/use-recent-tasks.ts';

const MOST = 100;

export type FilteredTasks = ReturnType<typeof useFilteredTasks>;

/** The filtered recent tasks, and whether the space has any at all: one call returns both. */
export function useFilteredTasks(teamId: string) {
  const [tool, setTool] = useState<TaskTool | null>(null);
  const [isOwn, setOwn] = useState(false);
  const [limit, setLimit] = useState(FIRST_FILTER.limit);
  const list = useRecentTasks(teamId, { tool, whose: isOwn ? 'own' : 'all', limit });
  const isFiltered = tool !== null || isOwn;
  const isEmpty = list.data?.items.length === 0 && !list.isPlaceholderData;
  return {
    list,
    tool,
    setTool,
    isOwn,
    setOwn,
    isFiltered,
    isEmpty,
    /** While unknown, nobody is treated as new. */
    hasTasks: !(isEmpty && !isFiltered),
    showMore: list.data?.hasMore && limit < MOST ? () => setLimit(Math.min(MOST, limit * 2)) : null,
  };
}
