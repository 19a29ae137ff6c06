/** Finds the route of a path by the router's rules, so that guard and router never disagree. */
import { type RouteEntry, redirectList, routeList } from './route-list.ts';

export function findRoute(path: string): RouteEntry | null {
  const decoded = decodePath(path);
  // Literal paths before patterns: `/contract-compare/list` is not a document called "list".
  return entriesBySpecificity.find((entry) => matches(entry.path, decoded)) ?? findPhoneRoute(path);
}

/** A phone's pages of the workspace: the desktop's path under this. */
export const PHONE_BASE = '/m';

/** The page of the workspace that a phone opens under this path. */
function findPhoneRoute(path: string): RouteEntry | null {
  if (!path.startsWith(`${PHONE_BASE}/`)) return null;
  const entry = findRoute(path.slice(PHONE_BASE.length));
  return entry !== null && hasPhonePage(entry) ? entry : null;
}

export function hasPhonePage(entry: RouteEntry): boolean {
  return entry.screen !== 'site' && entry.needsDesktop !== true;
}

/**
 * Site pages are loaded as documents, and so is the 404 page.
 *
 * @public used by the development server, which loads this file by name (`site-build/dev-pages.ts`)
 */
export function isSitePath(address: string): boolean {
  const path = address.split(/[?#]/)[0] ?? '';
  if (findRedirect(path) !== null) return false;
  const entry = findRoute(path);
  return entry === null || entry.screen === 'site';
}

export function findRedirect(path: string): string | null {
  const decoded = decodePath(path);
  return redirectList.find((redirect) => matches(redirect.from, decoded))?.to ?? null;
}

const entriesBySpecificity: readonly RouteEntry[] = [
  ...routeList.filter((entry) => !entry.path.includes(':')),
  ...routeList.filter((entry) => entry.path.includes(':')),
];

/** Matches like the router, whose code the site does not load: case-sensitive, trailing slashes ignored. */
function matches(pattern: string, path: string): boolean {
  const wanted = segmentsOf(pattern);
  const given = segmentsOf(path);
  const isFilled = (part: string, at: number) =>
    part.startsWith(':') ? given[at] !== '' : part === given[at];
  return wanted.length === given.length && wanted.every(isFilled);
}

function segmentsOf(path: string): readonly string[] {
  return path.replace(/\/+$/, '').split('/');
}

function decodePath(path: string): string {
  try {
    return path
      .split('/')
      .map((segment) => decodeURIComponent(segment).replaceAll('/', '%2F'))
      .join('/');
  } catch {
    return path;
  }
}
