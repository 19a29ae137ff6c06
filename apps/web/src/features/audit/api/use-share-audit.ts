import { useMutation, useQueryClient } from '@tanstack/react-query';
import { shareAudit, unshareAudit } from '@wenjian/api';
import { call } from '../../../shared/http/client.ts';
import { queryKeys } from './query-keys.ts';

/** Opens a review to everyone with the link, and closes it again. */
export function useShareAudit(id: string) {
  const client = useQueryClient();
  const onSettled = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: queryKeys.audits }),
      client.invalidateQueries({ queryKey: queryKeys.audit(id) }),
    ]);
  const share = useMutation({ mutationFn: () => call(shareAudit, { params: { id } }), onSettled });
  const takeBack = useMutation({ mutationFn: () => call(unshareAudit, { params: { id } }), onSettled });
  return { share, takeBack };
}
