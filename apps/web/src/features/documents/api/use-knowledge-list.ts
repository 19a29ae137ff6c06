import { useInfiniteQuery } from '@tanstack/react-query';
import { listKnowledge, listTrash, searchKnowledge } from '@wenjian/api';
import { call } from '../../../shared/http/client.ts';
import { isUnfinished } from '../../../shared/tasks/view-model/task-state.ts';
import { apiFilterOf, type KnowledgeFilter } from '../view-model/knowledge-filter.ts';
import { knowledgeKeys } from './knowledge-keys.ts';

const LIST_PAGE_SIZE = 100;
const SEARCH_PAGE_SIZE = 20;
const POLL_MS = 2000;
/** Polling reads every loaded page again, so it stops when more pages than these are loaded. */
const POLLED_PAGES = 2;

export function useKnowledgeList(teamId: string, filter: KnowledgeFilter) {
  return useInfiniteQuery({
    queryKey: knowledgeKeys.list({ teamId, filter }),
    queryFn: ({ pageParam: page }) =>
      call(listKnowledge, {
        body: { ...apiFilterOf(filter, new Date()), teamId, page, pageSize: LIST_PAGE_SIZE },
      }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    refetchInterval: ({ state: { data } }) => {
      const pages = data?.pages ?? [];
      const isReading = pages.some(({ items }) => items.some(({ status }) => isUnfinished(status)));
      return isReading && pages.length <= POLLED_PAGES ? POLL_MS : false;
    },
  });
}

export function useKnowledgeSearch(teamId: string, filter: KnowledgeFilter) {
  return useInfiniteQuery({
    queryKey: knowledgeKeys.search({ teamId, filter }),
    queryFn: ({ pageParam: page }) => {
      const { sort: _, ...input } = apiFilterOf(filter, new Date());
      const body = { ...input, keyword: filter.keyword, page, pageSize: SEARCH_PAGE_SIZE };
      return call(searchKnowledge, { query: { teamId }, body });
    },
    initialPageParam: 1,
    getNextPageParam: nextPage,
  });
}

export function useTrash(teamId: string) {
  return useInfiniteQuery({
    queryKey: knowledgeKeys.trash(teamId),
    queryFn: ({ pageParam: page }) => call(listTrash, { query: { teamId, page, pageSize: LIST_PAGE_SIZE } }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  });
}

interface Page {
  readonly items: readonly unknown[];
  readonly total: number;
}

function nextPage(last: Page, pages: readonly Page[]): number | undefined {
  const shown = pages.reduce((sum, { items }) => sum + items.length, 0);
  return last.items.length > 0 && shown < last.total ? pages.length + 1 : undefined;
}
