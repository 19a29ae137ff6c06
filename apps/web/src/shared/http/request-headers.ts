/** Headers every call of the product carries (docs/spec.md#calls). */
import type { AnyRoute } from '@wenjian/api';
import type { TokenPair } from '../session/token-store.ts';

const XSRF_COOKIE = 'XSRF-TOKEN';
const XSRF_HEADER = 'X-XSRF-TOKEN';

type HeaderRoute = Pick<AnyRoute, 'name' | 'sendsBearer' | 'sendsAccessTokenHeader'>;

export function requestHeaders(
  route: HeaderRoute,
  tokens: TokenPair | null,
  cookies: string,
): Readonly<Record<string, string>> {
  const headers: Record<string, string> = {};
  const xsrf = readCookie(cookies, XSRF_COOKIE);
  if (xsrf) headers[XSRF_HEADER] = xsrf;
  if (!tokens || route.sendsBearer === false) return headers;
  headers.Authorization = `Bearer ${tokens.accessToken}`;
  if (route.sendsAccessTokenHeader) headers['access-token'] = tokens.accessToken;
  // The server reads the profile claims of a first sign-in from the id token; no other call needs it.
  if (route.name === 'session') headers['id-token'] = tokens.idToken;
  return headers;
}

function readCookie(cookies: string, name: string): string | null {
  const pair = cookies.split('; ').find((part) => part.startsWith(`${name}=`));
  if (!pair) return null;
  const value = pair.slice(name.length + 1);
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
