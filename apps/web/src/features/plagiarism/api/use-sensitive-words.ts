import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type CallInput, readSensitiveWords, writeSensitiveWords } from '@wenjian/api';
import { call } from '../../../shared/http/client.ts';
import { queryKeys } from './query-keys.ts';

export function useSensitiveWords(teamId: string) {
  return useQuery({
    queryKey: queryKeys.sensitiveWords(teamId),
    queryFn: () => call(readSensitiveWords, { query: { teamId } }),
  });
}

export function useWriteSensitiveWords(teamId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CallInput<typeof writeSensitiveWords>['body']) =>
      call(writeSensitiveWords, { query: { teamId }, body }),
    onSuccess: (words) => client.setQueryData(queryKeys.sensitiveWords(teamId), words),
  });
}
