import { signOutUrl } from '../../shared/session/sign-out-url.ts';
import { clearTokens } from '../../shared/session/token-store.ts';

/** A full page load on purpose: nothing of the last user stays in memory. */
export function signOut(): void {
  clearTokens();
  location.assign(signOutUrl(location.pathname, location.search));
}
