/**
 * What the first screen of a signed-in person needs is asked for at once: its code, the keys that tell whether the session is valid, and the session. Left to the
 * components, each of them would begin when the one before has come.
 */
import type { QueryClient } from '@tanstack/react-query';
import { identityQuery, sessionQuery } from '../features/account/api/session.query.ts';
import { readTokens } from '../shared/session/token-store.ts';
import { findRoute } from './routes/find-route.ts';
import { loadScreen } from './screens/screen-loaders.ts';

export function startEarly(client: QueryClient, path: string, nowMs: number): void {
  const tokens = readTokens();
  if (tokens === null) return;
  // Whoever needs it asks again and tells what went wrong.
  for (const asked of [
    loadScreenOf(path),
    import('../shared/session/verify-token.ts'),
    client.query(identityQuery()),
    // The server would refuse a session whose time is over, and that is told to the user only where it matters.
    isOver(tokens.accessToken, nowMs) ? null : client.query(sessionQuery()),
  ])
    asked?.catch(() => undefined);
}

async function loadScreenOf(path: string): Promise<void> {
  const route = findRoute(path);
  if (route !== null && route.screen !== 'site') await loadScreen(route.layout, route.screen);
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
