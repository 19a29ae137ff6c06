/**
 * What becomes of a link that a phone opens. The guard sends it to the phone's home (docs/spec.md#guard); there it goes on at once to a
 * result or a shared page, which people open from a message, and any other page is kept so that the home can offer it. The landing page alone
 * is not kept: the home is what a phone has for it.
 */
import { keepWantedLink } from '../../shared/session/wanted-link.ts';
import { findRoute, hasPhonePage, PHONE_BASE } from '../routes/find-route.ts';
import type { RouteEntry } from '../routes/route-list.ts';
import { MOBILE_HOME } from './guard.ts';

interface Address {
  readonly path: string;
  readonly query: string;
  readonly hash: string;
}

/** `to`: where the guard sends it. */
export function followPhoneLink({ path, query, hash }: Address, to: string): string {
  if (to.split('?')[0] !== MOBILE_HOME) return to;
  const isUnderBase = path.startsWith(`${PHONE_BASE}/`);
  const own = isUnderBase ? path.slice(PHONE_BASE.length) : path;
  const entry = findRoute(own);
  if (entry === null || entry.path === '/' || entry.layout === 'mobile') return to;
  if (!isUnderBase && isOpenedFromMessages(entry)) return `${PHONE_BASE}${own}${query}${hash}`;
  keepWantedLink({
    path: `${own}${query}${hash}`,
    title: entry.title,
    phonePath: isOnPhones(entry) ? `${PHONE_BASE}${own}${query}${hash}` : null,
  });
  return to;
}

/** A page of the site is on phones where the mobile site has one of its name. */
function isOnPhones(entry: RouteEntry): boolean {
  return hasPhonePage(entry) || findRoute(`${PHONE_BASE}${entry.path}`)?.layout === 'mobile';
}

function isOpenedFromMessages(entry: RouteEntry): boolean {
  return entry.screen !== 'site' && (entry.layout === 'result' || entry.role === null);
}
