/** The guard on site pages: they are open to everybody, so it does not wait for a token to be verified. */
import { readTokens } from '../../shared/session/token-store.ts';
import { clientKindOf } from '../guard/client-kind.ts';
import { followInvite, hasFollowedInvite } from '../guard/followed-invite.ts';
import { type GuardInput, guard } from '../guard/guard.ts';
import { followPhoneLink } from '../guard/phone-link.ts';

/** The most redirects in a row (`/m/home` → `/home` → `/`). */
const MAX_STEPS = 4;

/** Goes to the page the guard decides on; returns true when it does. */
export function guardSite(): boolean {
  const start = `${location.pathname}${location.search}${location.hash}`;
  const address = siteDestination(start, {
    host: location.hostname,
    client: clientKindOf(navigator.userAgent),
    // A page of the workspace verifies the token before it shows anything.
    hasValidSession: readTokens() !== null,
    hasFollowedInvite: hasFollowedInvite(),
  });
  if (address === start) return false;
  location.replace(address);
  return true;
}

type SiteVisitor = Pick<GuardInput, 'host' | 'client' | 'hasValidSession' | 'hasFollowedInvite'>;

export function siteDestination(start: string, visitor: SiteVisitor): string {
  let address = start;
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const next = nextAddress(address, visitor);
    if (next === null) break;
    address = next;
  }
  return address;
}

function nextAddress(address: string, visitor: SiteVisitor): string | null {
  const { pathname: path, search: query, hash } = new URL(address, 'https://site.invalid');
  const decision = guard({ ...visitor, path, query, hash, space: 'unknown' });
  if (decision.kind === 'stay') return null;
  if (decision.followsInvite) followInvite();
  return followPhoneLink({ path, query, hash }, decision.to);
}
