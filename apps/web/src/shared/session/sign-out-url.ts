/**
 * Where the browser goes after sign-out or when a session expires (docs/spec.md#leaving): the site root, the query kept,
 * a `redirect` parameter carrying the current path.
 */
export function signOutUrl(path: string, query: string): string {
  const parameters = new URLSearchParams(query);
  parameters.set('redirect', path);
  return `/?${parameters.toString()}`;
}

/**
 * Where an expired session leads once its message has been read; null when there is nothing left to do because the
 * user has signed in again meanwhile or already stands at the sign-in.
 */
export function expiredSessionUrl(path: string, query: string, hasSignedInAgain: boolean): string | null {
  const isAtSignIn = path === '/' && new URLSearchParams(query).has('redirect');
  return hasSignedInAgain || isAtSignIn ? null : signOutUrl(path, query);
}
