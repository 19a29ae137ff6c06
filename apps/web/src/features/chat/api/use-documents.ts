import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listKnowledge } from '@wenjian/api';
import { call } from '../../../shared/http/client.ts';
import { queryKeys } from './query-keys.ts';

/** Users with more documents find them by name. */
const SHOWN_MAX = 50;

export function useDocuments(teamId: string, keyword: string) {
  return useQuery({
    queryKey: queryKeys.documents(teamId, keyword),
    queryFn: () =>
      call(listKnowledge, {
        body: { teamId, page: 1, pageSize: SHOWN_MAX, ...(keyword === '' ? {} : { keyword }) },
      }),
    placeholderData: keepPreviousData,
  });
}
