/** What an answer means: data, or how the call failed. Every call of the product is read here, however it was sent. */
import { type AnyRoute, isErrorName, SUCCESS_CODE } from '@wenjian/api';
import type { ApiError, FieldError } from './api-error.ts';
import type { FailureReason } from './decide-failure.ts';

export type Outcome =
  | { readonly kind: 'data'; readonly data: unknown }
  | { readonly kind: 'failed'; readonly reason: FailureReason };

export function readOutcome(route: AnyRoute, status: number, body: string): Outcome {
  if (status === route.emptyStatus) return { kind: 'data', data: null };
  const envelope = parseEnvelope(body);
  // Truthful statuses are the rule; the code is checked too, so that a failure wrapped in a 200 never passes as data.
  return envelope && isSuccess(status) && envelope.code === (route.successCode ?? SUCCESS_CODE)
    ? { kind: 'data', data: envelope.data }
    : { kind: 'failed', reason: failureOf(status, envelope) };
}

/** For an answer already known to be a failure. */
export function readFailure(status: number, body: string): FailureReason {
  return failureOf(status, parseEnvelope(body));
}

interface Envelope {
  readonly code: number;
  readonly message: string;
  readonly data: unknown;
}

function failureOf(status: number, envelope: Envelope | null): FailureReason {
  if (!envelope) return { kind: 'unreadable', status };
  const { code, message, data } = envelope;
  return { kind: 'answer', status, code, message, ...parseFailureData(data) };
}

/** Spec section 7: statuses 200–299. */
function isSuccess(status: number): boolean {
  return status >= 200 && status <= 299;
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
