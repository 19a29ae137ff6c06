/** The product's HTTP transport over `fetch`: headers, timeout, envelope; failures go through the one interceptor. */
import type { Transport, TransportRequest } from '@wenjian/api';
import type { TokenPair } from '../session/token-store.ts';
import type { ApiError } from './api-error.ts';
import type { Interceptor } from './create-interceptor.ts';
import type { FailureReason } from './decide-failure.ts';
import { newIdempotencyKey } from './new-idempotency-key.ts';
import { readOutcome } from './read-answer.ts';
import type { Outcome } from './read-envelope.ts';
import { requestHeaders } from './request-headers.ts';

/** docs/spec.md#calls */
export const REQUEST_TIMEOUT_MS = 360_000;

export interface TransportPorts {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly readTokens: () => TokenPair | null;
  readonly readCookies: () => string;
  /** Sent at the start of each visit; calls with a key have none. */
  readonly readDeviceId?: () => string;
  readonly intercept: Interceptor;
  /** Aborts the requests. */
  readonly signal?: AbortSignal | undefined;
  /** Called when a call failed because no uses are left; true: it was paid for, and the call is repeated. */
  readonly offerPayment?: (error: ApiError) => Promise<boolean>;
}

export function createTransport(ports: TransportPorts): Transport {
  return async (request) => {
    for (;;) {
      const outcome = await send(ports, request);
      if (outcome.kind === 'data') return outcome.data;
      const error = ports.intercept(request.route, outcome.reason);
      const isPaid = error.isPayable && (await ports.offerPayment?.(error));
      if (!isPaid) throw error;
    }
  };
}

async function send(ports: TransportPorts, request: TransportRequest): Promise<Outcome> {
  try {
    const response = await ports.fetch(request.url, requestInit(ports, request));
    return readOutcome(request.route, response.status, await response.text());
  } catch (error) {
    return { kind: 'failed', reason: reasonOfException(error) };
  }
}

function requestInit(ports: TransportPorts, request: TransportRequest): RequestInit {
  const { route, method, body } = request;
  const headers = {
    Accept: 'application/json',
    // The same id is in the server's and the worker's log, so that a failure here can be found there.
    'X-Request-Id': newIdempotencyKey(),
    ...requestHeaders(route, ports.readTokens(), ports.readCookies()),
    ...(route.name === 'session' && ports.readDeviceId ? { 'device-id': ports.readDeviceId() } : {}),
  };
  const timeout = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  const init = {
    method,
    signal: ports.signal ? AbortSignal.any([timeout, ports.signal]) : timeout,
    credentials: 'same-origin' as const,
  };
  if (body === undefined) return { ...init, headers };
  return { ...init, headers: { ...headers, 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
}

function reasonOfException(error: unknown): FailureReason {
  const name = typeof error === 'object' && error !== null && 'name' in error ? error.name : undefined;
  if (name === 'TimeoutError') return { kind: 'timeout' };
  if (name === 'AbortError') return { kind: 'aborted' };
  return { kind: 'network' };
}
