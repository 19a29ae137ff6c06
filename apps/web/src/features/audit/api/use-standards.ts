import { useQuery } from '@tanstack/react-query';
import { listContractTemplates } from '@wenjian/api';
import { call } from '../../../shared/http/client.ts';
import { queryKeys } from './query-keys.ts';

/** More standard texts than this are found by nobody in a list. */
const MOST = 100;

/** The published contract templates of a space: texts a contract can be held against. */
export function useStandards(teamId: string) {
  return useQuery({
    queryKey: queryKeys.standards(teamId),
    queryFn: () =>
      call(listContractTemplates, { query: { teamId, status: 'published', page: 1, pageSize: MOST } }),
  });
}
