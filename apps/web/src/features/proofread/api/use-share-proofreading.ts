import { useMutation, useQueryClient } from '@tanstack/react-query';
import { shareProofreading, unshareProofreading } from '@wenjian/api';
import { call } from '../../../shared/http/client.ts';
import { queryKeys } from './query-keys.ts';

/** Opens a result to everyone with the link, and closes it again. */
export function useShareProofreading(id: string) {
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: queryKeys.proofreading(id) });
  const share = useMutation({ mutationFn: () => call(shareProofreading, { params: { id } }), onSettled });
  const takeBack = useMutation({
    mutationFn: () => call(unshareProofreading, { params: { id } }),
    onSettled,
  });
  return { share, takeBack };
}
