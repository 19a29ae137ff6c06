import { queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type AnswerOf, countMessages, listMessages, type MessageGroup, searchMessages } from '@wenjian/api';
import { call } from '../../../shared/http/client.ts';
import { justAsked } from '../../../shared/http/just-asked.ts';
import { queryKeys } from './query-keys.ts';

export type Message = AnswerOf<typeof listMessages>['items'][number];

const PAGE_SIZE = 20;
/** The longest age of the badge without a live connection. */
const POLL_MS = 30_000;

export function useUnreadCount() {
  return useQuery(unreadQuery());
}

export function unreadQuery() {
  return queryOptions({
    queryKey: queryKeys.unread,
    queryFn: () => call(countMessages, {}),
    staleTime: justAsked,
    refetchInterval: POLL_MS,
    retry: false,
  });
}

export interface MessageFilter {
  readonly keyword: string;
  readonly isUnread: boolean;
  readonly group: MessageGroup | null;
}

export function useMessages(filter: MessageFilter) {
  return useInfiniteQuery({
    queryKey: queryKeys.list(filter),
    queryFn: ({ pageParam }) => readPage(filter, pageParam),
    initialPageParam: 1,
    getNextPageParam: (_, pages) => {
      const shown = pages.reduce((sum, { items }) => sum + items.length, 0);
      return shown < (pages[0]?.total ?? 0) ? pages.length + 1 : undefined;
    },
  });
}

function readPage({ keyword, isUnread, group }: MessageFilter, page: number) {
  return keyword === ''
    ? call(listMessages, { body: { page, pageSize: PAGE_SIZE, isUnread, ...(group && { group }) } })
    : call(searchMessages, { query: { page, pageSize: PAGE_SIZE, keyword } });
}
