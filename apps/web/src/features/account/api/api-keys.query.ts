import { queryOptions } from '@tanstack/react-query';
import { type CallInput, createApiKey, listApiKeys, revokeApiKey } from '@wenjian/api';
import { call } from '../../../shared/http/client.ts';

export function apiKeysQuery() {
  return queryOptions({ queryKey: ['apiKeys'], queryFn: () => call(listApiKeys, {}) });
}

export type NewApiKey = CallInput<typeof createApiKey>['body'];
export const makeApiKey = (body: NewApiKey) => call(createApiKey, { body });
export const endApiKey = (keyId: string) => call(revokeApiKey, { body: { keyId } });
