/**
 * The address after sign-out or when a session expires (docs/spec.md#leaving): the site root, the query kept, a
 * `redirect` parameter with the current path.
 */
export function signOutUrl(path: string, query: string): string {
  const parameters = new URLSearchParams(query);
  parameters.set('redirect', path);
  return `/?${parameters.toString()}`;
}

/**
 * The target after the message of an expired session; null when the user has signed in again meanwhile or is
 * already at the sign-in.
 */
export function expiredSessionUrl(path: string, query: string, hasSignedInAgain: boolean): string | null {
  const isAtSignIn = path === '/' && new URLSearchParams(query).has('redirect');
  return hasSignedInAgain || isAtSignIn ? null : signOutUrl(path, query);
}
