/** Calls of the open interface, for whoever has a key in the token's place. */
import { type Call, createClient } from '@wenjian/api';
import { createInterceptor } from './create-interceptor.ts';
import { createTransport } from './create-transport.ts';
import { createFileFetcher, type FetchFile } from './fetch-file.ts';

export const OPEN_API_KEY_HEADER = 'open-api-key';

/** A key that is refused ends no session: nobody is told to sign in again, the page says what happened. */
const intercept = createInterceptor(() => undefined);

export function createKeyClient(key: string): { readonly call: Call; readonly fetchFile: FetchFile } {
  const headers = { [OPEN_API_KEY_HEADER]: key };
  const call = createClient(
    createTransport({
      fetch: (url, init) => fetch(url, { ...init, headers: { ...init.headers, ...headers } }),
      readTokens: () => null,
      readCookies: () => '',
      intercept,
    }),
  );
  return { call, fetchFile: createFileFetcher({ headers: () => headers, intercept }) };
}
