/** The guard on site pages: they are open to everybody, so it decides without a session. */
import { clientKindOf } from '../guard/client-kind.ts';
import { followInvite, hasFollowedInvite } from '../guard/followed-invite.ts';
import { guard } from '../guard/guard.ts';

/** The most redirects in a row (`/m/home` → `/home` → `/`). */
const MAX_STEPS = 4;

/** Goes to the page the guard decides on; returns true when it does. */
export function guardSite(): boolean {
  const start = `${location.pathname}${location.search}${location.hash}`;
  let address = start;
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const next = nextAddress(address);
    if (next === null) break;
    address = next;
  }
  if (address === start) return false;
  location.replace(address);
  return true;
}

function nextAddress(address: string): string | null {
  const { pathname: path, search: query, hash } = new URL(address, location.origin);
  const decision = guard({
    ...{ path, query, hash },
    host: location.hostname,
    client: clientKindOf(navigator.userAgent),
    hasValidSession: false,
    space: 'unknown',
    hasFollowedInvite: hasFollowedInvite(),
  });
  if (decision.kind === 'stay') return null;
  if (decision.followsInvite) followInvite();
  return decision.to;
}
