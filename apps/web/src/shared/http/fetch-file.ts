/** The bytes of a file answer. Files need the session's headers, so a plain link cannot open them. */
import { type AnyRoute, type CallInput, routeUrl } from '@wenjian/api';
import { readTokens } from '../session/token-store.ts';
import { intercept } from './client.ts';
import { readFailure } from './read-answer.ts';
import { requestHeaders } from './request-headers.ts';

/** Rejects with an `ApiError`, as `call` does. */
export async function fetchFile<R extends AnyRoute>(route: R, input: CallInput<R>): Promise<Blob> {
  const { params } = input as { readonly params?: Readonly<Record<string, unknown>> };
  const headers = requestHeaders(route, readTokens(), document.cookie);
  const response = await fetch(routeUrl(route, params), { headers, credentials: 'same-origin' }).catch(() => {
    throw intercept(route, { kind: 'network' });
  });
  if (!response.ok) throw intercept(route, readFailure(response.status, await response.text()));
  return response.blob().catch(() => {
    throw intercept(route, { kind: 'network' });
  });
}
