/** The return of an external sign-in: before the guard, so that the redirect of `/login` cannot drop its code. */

import { signInText } from '../../features/account/sign-in.text.ts';
import { isSignInReturn } from '../../features/account/view-model/sign-in-return.ts';
import { DEFAULT_DESTINATION, safePath } from '../../shared/session/safe-path.ts';
import { saveTokens } from '../../shared/session/token-store.ts';
import { showToast } from '../../shared/ui/toast.ts';

/** True when the browser is leaving for the wanted page. A failed sign-in shows the home page with a message. */
export async function finishSignIn(): Promise<boolean> {
  if (!isSignInReturn(location.pathname, location.search)) return false;
  try {
    const { finishExternalSignIn } = await import('../../features/account/api/external-sign-in.ts');
    const { tokens, wanted } = await finishExternalSignIn();
    saveTokens(tokens);
    location.replace((typeof wanted === 'string' ? safePath(wanted) : null) ?? DEFAULT_DESTINATION);
    return true;
  } catch {
    history.replaceState(null, '', '/');
    showToast({ kind: 'error', message: signInText.externalReturnFailed });
    return false;
  }
}
