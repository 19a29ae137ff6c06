/**
 * What the first screen of a signed-in person needs is asked for at once: its code, the keys that tell whether the session is valid, and the session. Left to the
 * components, each of them would begin when the one before has come.
 */
import type { QueryClient } from '@tanstack/react-query';
import { identityQuery, sessionQuery } from '../features/account/api/session.query.ts';
import { readTokens } from '../shared/session/token-store.ts';
import { findRedirect, findRoute } from './routes/find-route.ts';
import { beginScreen } from './screens/screen-loaders.ts';

/** `begin`: another one in tests. */
export function startEarly(
  client: QueryClient,
  path: string,
  nowMs: number,
  begin: typeof beginScreen = beginScreen,
): void {
  const tokens = readTokens();
  if (tokens === null) return;
  // Whoever needs it asks again and tells what went wrong.
  for (const asked of [
    beginScreenOf(path, begin),
    // Without it the server judges the token, and nobody needs the keys.
    canVerify() ? import('../shared/session/verify-token.ts') : null,
    canVerify() ? client.query(identityQuery()) : null,
    // A session that the server refuses sends its owner away: only from pages that are for nobody else, and not because its time is over.
    isForUsers(path) && !isOver(tokens.accessToken, nowMs) ? client.query(sessionQuery()) : null,
  ])
    asked?.catch(() => undefined);
}

function canVerify(): boolean {
  return globalThis.crypto?.subtle !== undefined;
}

function isForUsers(path: string): boolean {
  return findRoute(path)?.role === 'user';
}

async function beginScreenOf(path: string, begin: typeof beginScreen): Promise<void> {
  if (findRedirect(path) !== null) return;
  const route = findRoute(path);
  if (route !== null && route.screen !== 'site') await begin(route.layout, route.screen);
}

/** As the token itself says, unverified; one that cannot be read is judged later. */
function isOver(token: string, nowMs: number): boolean {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const { exp }: { exp?: unknown } = JSON.parse(atob(payload));
    return typeof exp !== 'number' || exp * 1000 <= nowMs;
  } catch {
    return true;
  }
}
