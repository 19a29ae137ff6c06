/** Calls of the open interface, with a key instead of the token. */
import { type Call, createClient } from '@wenjian/api';
import { createInterceptor } from './create-interceptor.ts';
import { createTransport } from './create-transport.ts';
import { createFileFetcher, type FetchFile } from './fetch-file.ts';

export const OPEN_API_KEY_HEADER = 'open-api-key';

/** A refused key does not end a session: there is no sign-in prompt, the page shows the reason. */
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
