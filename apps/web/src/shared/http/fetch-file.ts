/** The bytes of a file response. Files need the session's headers, so a plain link cannot open them. */
import { type AnyRoute, type CallInput, routeUrl } from '@wenjian/api';
import { readTokens } from '../session/token-store.ts';
import { intercept } from './client.ts';
import type { Interceptor } from './create-interceptor.ts';
import { readFailure } from './read-answer.ts';
import { requestHeaders } from './request-headers.ts';

export type FetchFile = <R extends AnyRoute>(route: R, input: CallInput<R>) => Promise<Blob>;

interface FilePorts {
  readonly headers: (route: AnyRoute) => Readonly<Record<string, string>>;
  readonly intercept: Interceptor;
}

/** Rejects with an `ApiError`, as `call` does. */
export function createFileFetcher(ports: FilePorts): FetchFile {
  return async (route, input) => {
    const { params, query } = input as { readonly params?: Values; readonly query?: Values };
    const init = { headers: ports.headers(route), credentials: 'same-origin' } as const;
    const response = await fetch(routeUrl(route, params, query), init).catch(() => {
      throw ports.intercept(route, { kind: 'network' });
    });
    if (!response.ok) throw ports.intercept(route, readFailure(response.status, await response.text()));
    return response.blob().catch(() => {
      throw ports.intercept(route, { kind: 'network' });
    });
  };
}

type Values = Readonly<Record<string, unknown>>;

/** With the session's token. */
export const fetchFile = createFileFetcher({
  headers: (route) => requestHeaders(route, readTokens(), document.cookie),
  intercept,
});
