/** The product's HTTP transport over `fetch`: headers, timeout, envelope; failures go through the one interceptor. */
import {
  type AnyRoute,
  isErrorName,
  SUCCESS_CODE,
  type Transport,
  type TransportRequest,
} from '@wenjian/api';
import type { TokenPair } from '../session/token-store.ts';
import { ApiError, type FieldError, NO_ANSWER } from './api-error.ts';
import { decideFailure, type Effect, type FailureReason } from './decide-failure.ts';
import { operationOf } from './failure-operation.ts';
import { requestHeaders } from './request-headers.ts';

/** Spec sections 7 and 9. */
export const REQUEST_TIMEOUT_MS = 360_000;

export interface TransportPorts {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly readTokens: () => TokenPair | null;
  readonly readCookies: () => string;
  readonly perform: (effects: readonly Effect[]) => void;
}

export function createTransport(ports: TransportPorts): Transport {
  return async (request) => {
    const outcome = await send(ports, request);
    if (outcome.kind === 'data') return outcome.data;
    const { effects, message } = decideFailure({
      operation: operationOf(request.route),
      reason: outcome.reason,
    });
    ports.perform(effects);
    throw toApiError(outcome.reason, message);
  };
}

type Outcome =
  | { readonly kind: 'data'; readonly data: unknown }
  | { readonly kind: 'failed'; readonly reason: FailureReason };

async function send(ports: TransportPorts, request: TransportRequest): Promise<Outcome> {
  try {
    const response = await ports.fetch(request.url, requestInit(ports, request));
    return await readOutcome(request.route, response);
  } catch (error) {
    return { kind: 'failed', reason: reasonOfException(error) };
  }
}

function requestInit(ports: TransportPorts, { route, method, body }: TransportRequest): RequestInit {
  const headers = {
    Accept: 'application/json',
    ...requestHeaders(route, ports.readTokens(), ports.readCookies()),
  };
  const init = {
    method,
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    credentials: 'same-origin' as const,
  };
  if (body === undefined) return { ...init, headers };
  return { ...init, headers: { ...headers, 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
}

async function readOutcome(route: AnyRoute, response: Response): Promise<Outcome> {
  if (response.status === route.emptyStatus) return { kind: 'data', data: null };
  const envelope = parseEnvelope(await response.text());
  if (!envelope) return { kind: 'failed', reason: { kind: 'unreadable', status: response.status } };
  // Truthful statuses are the rule; the code is checked too, so that a failure wrapped in a 200 never passes as data.
  if (response.ok && envelope.code === (route.successCode ?? SUCCESS_CODE))
    return { kind: 'data', data: envelope.data };
  const { errorName, fields } = parseFailureData(envelope.data);
  const { code, message } = envelope;
  return {
    kind: 'failed',
    reason: { kind: 'answer', status: response.status, code, message, errorName, fields },
  };
}

interface Envelope {
  readonly code: number;
  readonly message: string;
  readonly data: unknown;
}

function parseEnvelope(text: string): Envelope | null {
  try {
    const value: unknown = JSON.parse(text);
    if (!isRecord(value) || typeof value.code !== 'number') return null;
    return {
      code: value.code,
      message: typeof value.message === 'string' ? value.message : '',
      data: value.data,
    };
  } catch {
    return null;
  }
}

function parseFailureData(data: unknown): Pick<ApiError, 'errorName' | 'fields'> {
  if (!isRecord(data)) return { errorName: null, fields: [] };
  const fields = Array.isArray(data.fields) ? data.fields.filter(isFieldError) : [];
  return { errorName: isErrorName(data.name) ? data.name : null, fields };
}

function isFieldError(value: unknown): value is FieldError {
  return isRecord(value) && typeof value.path === 'string' && typeof value.message === 'string';
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function reasonOfException(error: unknown): FailureReason {
  const name = isRecord(error) ? error.name : undefined;
  if (name === 'TimeoutError') return { kind: 'timeout' };
  if (name === 'AbortError') return { kind: 'aborted' };
  return { kind: 'network' };
}

function toApiError(reason: FailureReason, message: string): ApiError {
  const status = 'status' in reason ? reason.status : NO_ANSWER;
  if (reason.kind !== 'answer')
    return new ApiError({ code: status, status, errorName: null, message, fields: [] });
  return new ApiError({
    code: reason.code,
    status,
    errorName: reason.errorName,
    message,
    fields: reason.fields,
  });
}
