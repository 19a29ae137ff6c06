import { queryOptions, useQuery } from '@tanstack/react-query';
import { getDocInfoStatistics } from '@wenjian/api';
import { call } from '../../../shared/http/client.ts';
import { justAsked } from '../../../shared/http/just-asked.ts';
import { knowledgeKeys } from './knowledge-keys.ts';

export function useStorage(teamId: string) {
  return useQuery(storageQuery(teamId));
}

export function storageQuery(teamId: string) {
  return queryOptions({
    queryKey: knowledgeKeys.storage(teamId),
    queryFn: () => call(getDocInfoStatistics, { query: { teamId } }),
    staleTime: justAsked,
  });
}
