/** The browser's one client: `call(route, input)` resolves with the answer's data or rejects with an `ApiError`. */
import { createClient } from '@wenjian/api';
import { expiredSessionUrl } from '../session/sign-out-url.ts';
import { clearTokens, readTokens } from '../session/token-store.ts';
import { showToast } from '../ui/toast.ts';
import { createInterceptor } from './create-interceptor.ts';
import { createTransport } from './create-transport.ts';
import { logEvent } from './event-log.ts';
import { createEffectPerformer } from './perform-effects.ts';

/** For the one sender that cannot use `call`: chunks of an upload. */
export const intercept = createInterceptor(
  createEffectPerformer({
    showToast: (message, durationMs) => showToast({ kind: 'error', message, durationMs }),
    logEvent: (event) => logEvent(event, location.pathname, new Date()),
    clearTokens: () => clearTokens(),
    goToLogin,
    delay: (action, delayMs) => setTimeout(action, delayMs),
  }),
);

export const call = createClient(
  createTransport({
    fetch: (url, init) => fetch(url, init),
    readTokens: () => readTokens(),
    readCookies: () => document.cookie,
    intercept,
  }),
);

function goToLogin(): void {
  const url = expiredSessionUrl(location.pathname, location.search, readTokens() !== null);
  if (url !== null) location.assign(url);
}
