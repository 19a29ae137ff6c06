/**
 * The browser's HTTP client: `call(route, input)` resolves with the response's data or rejects with an
 * `ApiError`.
 */
import { type Call, createClient } from '@wenjian/api';
import { openPayment } from '../payment/payment-dialog.store.ts';
import { deviceId } from '../session/device-id.ts';
import { keepSessionMessage } from '../session/session-message.ts';
import { expiredSessionUrl } from '../session/sign-out-url.ts';
import { clearTokens, readTokens } from '../session/token-store.ts';
import { showToast } from '../ui/toast.ts';
import { createInterceptor } from './create-interceptor.ts';
import { createTransport } from './create-transport.ts';
import { sessionExpired } from './decide-failure.ts';
import { earlyAnswer } from './early-answers.ts';
import { logEvent } from './event-log.ts';
import { createEffectPerformer } from './perform-effects.ts';
import { unreadableDetail } from './unreadable-detail.ts';

/** The envelope was valid, its data was not. */
const OK = 200;

const perform = createEffectPerformer({
  showToast: (message, durationMs) => showToast({ kind: 'error', message, durationMs }),
  logEvent: (event) => logEvent(event, location.pathname, new Date()),
  clearTokens: () => clearTokens(),
  goToLogin,
  delay: (action, delayMs) => setTimeout(action, delayMs),
});

/** For upload chunks, the only requests that cannot use `call`. */
export const intercept = createInterceptor(perform);

/** The token's time is over: what a 401 would lead to, without waiting for a call. */
export function expireSession(): void {
  perform(sessionExpired.effects);
}

export const call = callUntil(undefined);

/** Calls that are aborted by the signal. */
export function callUntil(signal: AbortSignal | undefined): Call {
  return createClient(
    createTransport({
      fetch: (url, init) => earlyAnswer(url, init) ?? fetch(url, init),
      readTokens: () => readTokens(),
      readCookies: () => document.cookie,
      readDeviceId: () => deviceId(),
      intercept,
      offerPayment: ({ message }) => openPayment({ eventEnterText: message, isInterruption: true }),
      signal,
    }),
    (route, problem) => {
      const detail = unreadableDetail(route, problem);
      console.error(detail);
      logEvent('unreadableAnswer', location.pathname, new Date(), detail);
      return intercept(route, { kind: 'unreadable', status: OK });
    },
  );
}

function goToLogin(): void {
  const url = expiredSessionUrl(location.pathname, location.search, readTokens() !== null);
  if (url === null) return;
  keepSessionMessage(sessionExpired.message);
  location.assign(url);
}
