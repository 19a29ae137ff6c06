import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type AnswerOf, acknowledgeMessage, listNotices, readPopup } from '@wenjian/api';
import { call } from '../../../shared/http/client.ts';
import { queryKeys } from './query-keys.ts';

export type Notice = AnswerOf<typeof listNotices>['items'][number];

const quiet = { retry: false, staleTime: Number.POSITIVE_INFINITY } as const;
/** The longest delay until a new announcement appears. */
const NOTICES_STALE_MS = 300_000;

export function usePopup(templateNumber: string) {
  return useQuery(popupQuery(templateNumber));
}

export function popupQuery(templateNumber: string) {
  return queryOptions({
    queryKey: queryKeys.popup(templateNumber),
    queryFn: () => call(readPopup, { query: { template_number: templateNumber } }),
    ...quiet,
  });
}

export function useNotices(teamId: string) {
  return useQuery(noticesQuery(teamId));
}

export function noticesQuery(teamId: string) {
  return queryOptions({
    queryKey: [...queryKeys.notices, teamId],
    queryFn: () => call(listNotices, { query: { team_id: teamId } }),
    retry: false,
    staleTime: NOTICES_STALE_MS,
    refetchInterval: NOTICES_STALE_MS,
  });
}

/** A closed notice stays closed, also for a screen rendered again before the server has answered. */
export function useAcknowledge() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, template_number }: Notice) =>
      call(acknowledgeMessage, { params: { id }, body: { template_number } }),
    onMutate: (notice) => {
      const key = queryKeys.popup(notice.template_number);
      client.setQueryData<Notice | null>(key, (known) => known && { ...known, ack: true });
    },
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.notices }),
  });
}
