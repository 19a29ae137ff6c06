/**
 * Anybody who sends a link can set the `redirect` query, so only paths of this site are followed. The value
 * goes through the browser's own URL parser, which detects `//host`, `/\host`, `/<tab>/host` and
 * `javascript:`.
 */

/** Any origin will do: it only has to stay the same after parsing. */
const SITE = 'https://site.invalid';

/** Going "back" to a sign-in page or to the root would only start over. */
const startOver: readonly string[] = ['/', '/login', '/m', '/m/login'];

export function safePath(value: string | null): string | null {
  if (value === null || !value.startsWith('/')) return null;
  const parsed = parseUrl(value);
  if (parsed === null || parsed.origin !== SITE || parsed.pathname.startsWith('//')) return null;
  if (startOver.includes(parsed.pathname)) return null;
  return `${parsed.pathname}${parsed.search}${parsed.hash}`;
}

function parseUrl(value: string): URL | null {
  try {
    return new URL(value, SITE);
  } catch {
    return null;
  }
}

export const DEFAULT_DESTINATION = '/dashboard';

/** The path wanted before sign-in; null when the query has no safe one. */
export function wantedPath(query: string): string | null {
  const parameters = new URLSearchParams(query);
  const path = safePath(parameters.get('redirect'));
  if (path === null || path.includes('?')) return path;
  // After sign-out the query of the left page is kept beside `redirect` (docs/spec.md#leaving): give it back to the page.
  parameters.delete('redirect');
  const [pathname, hash] = path.split('#');
  const kept = parameters.toString();
  return `${pathname}${kept ? `?${kept}` : ''}${hash ? `#${hash}` : ''}`;
}

export function destinationAfterSignIn(query: string): string {
  return wantedPath(query) ?? DEFAULT_DESTINATION;
}
