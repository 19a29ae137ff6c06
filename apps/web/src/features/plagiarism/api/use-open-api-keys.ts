import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type CallInput, createOpenApiKey, listOpenApiKeys, revokeOpenApiKey } from '@wenjian/api';
import { call } from '../../../shared/http/client.ts';
import { queryKeys } from './query-keys.ts';

export function useOpenApiKeys(teamId: string) {
  return useQuery({
    queryKey: queryKeys.openApiKeys(teamId),
    queryFn: () => call(listOpenApiKeys, { query: { teamId } }),
    retry: false,
  });
}

export function useOpenApiKeyActions(teamId: string) {
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: queryKeys.openApiKeys(teamId) });
  const create = useMutation({
    mutationFn: (body: CallInput<typeof createOpenApiKey>['body']) =>
      call(createOpenApiKey, { query: { teamId }, body }),
    onSettled,
  });
  const revoke = useMutation({
    mutationFn: (id: string) => call(revokeOpenApiKey, { params: { id } }),
    onSettled,
  });
  return { create, revoke };
}
