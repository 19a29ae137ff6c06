import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { addToTextBase, listTextBase, removeFromTextBase } from '@wenjian/api';
import { call } from '../../../shared/http/client.ts';
import { queryKeys } from './query-keys.ts';

interface TextBaseFilter {
  readonly teamId: string;
  readonly keyword: string;
  readonly page: number;
  readonly pageSize: number;
}

const POLL_MS = 2000;

/** Polls while documents of the base are being read. */
export function useTextBase({ teamId, keyword, page, pageSize }: TextBaseFilter) {
  return useQuery({
    queryKey: queryKeys.textBasePage({ teamId, keyword, page, pageSize }),
    queryFn: () => call(listTextBase, { query: { teamId, keyword: keyword || undefined, page, pageSize } }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => ((state.data?.counts.pending ?? 0) > 0 ? POLL_MS : false),
  });
}

export function useTextBaseActions(teamId: string) {
  const client = useQueryClient();
  const onSettled = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: queryKeys.textBase }),
      client.invalidateQueries({ queryKey: queryKeys.config(teamId) }),
    ]);
  const add = useMutation({
    mutationFn: (fileIds: readonly string[]) =>
      call(addToTextBase, { body: { teamId, fileIds: [...fileIds] } }),
    onSettled,
  });
  const remove = useMutation({
    mutationFn: (id: string) => call(removeFromTextBase, { params: { id } }),
    onSettled,
  });
  return { add, remove };
}
