import { siteCalls } from '@wenjian/api';
import { signOutUrl } from '../../shared/session/sign-out-url.ts';
import { clearTokens, readTokens } from '../../shared/session/token-store.ts';

export function signOut(): void {
  endToken();
  leave();
}

/** The token is ended already. A full page load on purpose: nothing of the last user stays in memory. */
export function leave(): void {
  clearTokens();
  location.assign(signOutUrl(location.pathname, location.search));
}

/** Goes on while the page is left. Without an answer the user is signed out here all the same. */
function endToken(): void {
  const tokens = readTokens();
  if (!tokens) return;
  const headers = { Authorization: `Bearer ${tokens.accessToken}` };
  fetch(siteCalls.signOut, { method: 'POST', headers, keepalive: true }).catch(() => undefined);
}
