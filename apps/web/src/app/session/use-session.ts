/**
 * Whether the session is valid, as the guard needs it: the access token is verified in the browser with the
 * identity provider's keys. Verification needs Web Crypto, which browsers do not offer on plain http outside
 * localhost; there the server's session call decides.
 */
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { identityQuery, sessionQuery } from '../../features/account/api/session.query.ts';
import { ApiError } from '../../shared/http/api-error.ts';
import { readTokens, subscribeToTokens } from '../../shared/session/token-store.ts';
import type { TokenVerdict } from '../../shared/session/verify-token.ts';

export type SessionState =
  | { readonly kind: 'none' }
  | { readonly kind: 'checking' }
  | { readonly kind: 'valid' }
  /** The check itself failed (no network): neither signed in nor signed out. */
  | { readonly kind: 'unreachable'; readonly message: string; readonly retry: () => void };

export function useSession(): SessionState {
  const token = useSyncExternalStore(subscribeToTokens, readAccessToken);
  const verdict = useQuery({ ...verdictQuery(token ?? ''), enabled: token !== null });
  if (token === null) return { kind: 'none' };
  if (verdict.isPending) return { kind: 'checking' };
  if (verdict.isError) {
    return { kind: 'unreachable', message: verdict.error.message, retry: () => void verdict.refetch() };
  }
  return isValidAt(verdict.data, Date.now()) ? { kind: 'valid' } : { kind: 'none' };
}

/** When the token's time is over; null without a valid token, or where only the server knows. */
export function useSessionEnd(): number | null {
  const token = useSyncExternalStore(subscribeToTokens, readAccessToken);
  const { data } = useQuery({ ...verdictQuery(token ?? ''), enabled: token !== null });
  return token !== null && data?.kind === 'valid' && Number.isFinite(data.expiresAtMs)
    ? data.expiresAtMs
    : null;
}

function isValidAt(verdict: TokenVerdict, nowMs: number): boolean {
  return verdict.kind === 'valid' && nowMs < verdict.expiresAtMs;
}

function readAccessToken(): string | null {
  return readTokens()?.accessToken ?? null;
}

/** Whether the token is valid, and until when. */
export function verdictQuery(token: string) {
  return queryOptions({
    queryKey: ['tokenVerdict', token],
    queryFn: ({ client }) => judge(token, client),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

async function judge(token: string, client: QueryClient): Promise<TokenVerdict> {
  if (globalThis.crypto?.subtle === undefined) return judgeByServer(client);
  // Loaded only for visitors who have a token.
  const [{ verifyToken }, identity] = await Promise.all([
    import('../../shared/session/verify-token.ts'),
    client.query(identityQuery()),
  ]);
  const verdict = await verifyToken(token, identity, new Date());
  if (verdict.kind !== 'unknownKey') return verdict;
  // The keys this tab remembers may be older than the token: read them once more before refusing it.
  const current = await client.query({ ...identityQuery(), staleTime: 0 });
  return verifyToken(token, current, new Date());
}

/** The server checks every later call, so no expiry is needed here. */
async function judgeByServer(client: QueryClient): Promise<TokenVerdict> {
  try {
    await client.query(sessionQuery());
    return { kind: 'valid', expiresAtMs: Number.POSITIVE_INFINITY };
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return { kind: 'invalid' };
    throw error;
  }
}
