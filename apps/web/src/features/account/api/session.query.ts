/** The guard's sign-in check and the identity provider's public parameters. */

import { queryOptions } from '@tanstack/react-query';
import { type AnswerOf, identityConfig, session } from '@wenjian/api';
import { call } from '../../../shared/http/client.ts';

export type SessionInfo = AnswerOf<typeof session>;
export type IdentityInfo = AnswerOf<typeof identityConfig>;

export function sessionQuery() {
  return queryOptions({ queryKey: ['session'], queryFn: () => call(session, {}), staleTime: 60_000 });
}

export function identityQuery() {
  return queryOptions({
    queryKey: ['identity'],
    queryFn: () => call(identityConfig, {}),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
