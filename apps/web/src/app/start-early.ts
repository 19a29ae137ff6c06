/**
 * What the first screen of a signed-in person needs is asked for at once: its code, whether the session is valid, the session, the spaces, and what the workbench
 * shows. Left to the components, each of them would begin when the one before has come, and draw the screen again.
 */
import type { QueryClient } from '@tanstack/react-query';
import { sessionQuery } from '../features/account/api/session.query.ts';
import { teamsQuery } from '../features/teams/api/teams.query.ts';
import { spaceIdInUrl } from '../features/teams/view-model/current-space.ts';
import { readTokens } from '../shared/session/token-store.ts';
import { findRedirect, findRoute } from './routes/find-route.ts';
import { askForWorkbench } from './screens/ask-for-workbench.ts';
import { beginScreen, FIRST_SCREEN } from './screens/screen-loaders.ts';
import { verdictQuery } from './session/use-session.ts';

/** Resolves when the screen can be shown as a whole, or is known to fail. `begin`: another one in tests. */
export async function startEarly(
  client: QueryClient,
  path: string,
  nowMs: number,
  begin: typeof beginScreen = beginScreen,
): Promise<void> {
  const tokens = readTokens();
  if (tokens === null) return;
  // Whoever needs it asks again and tells what went wrong.
  await Promise.allSettled([
    beginScreenOf(path, begin),
    // Without it the server judges the token, and nobody needs the keys.
    canVerify() ? client.query(verdictQuery(tokens.accessToken)) : null,
    // A session that the server refuses sends its owner away: only from pages that are for nobody else, and not because its time is over.
    isForUsers(path) && !isOver(tokens.accessToken, nowMs) ? askAsUser(client, path) : null,
  ]);
}

async function askAsUser(client: QueryClient, path: string): Promise<void> {
  const { currentTeamId } = await client.query(sessionQuery());
  // With an address that names another space, that one will be shown.
  const isItsSpace = spaceIdInUrl(location.search, location.hash) === null;
  if (findRoute(path)?.screen === FIRST_SCREEN && isItsSpace) askForWorkbench(client, currentTeamId);
  await client.query(teamsQuery());
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
