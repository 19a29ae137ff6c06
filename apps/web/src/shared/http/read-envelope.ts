/** Interprets a response: data, or how the call failed; without the long list of failure names. */
import type { AnyRoute, ErrorName } from '@wenjian/api';
import { SUCCESS_CODE } from '@wenjian/api/site-calls';
import type { ApiError, FieldError } from './api-error.ts';
import type { FailureReason } from './decide-failure.ts';

export type Outcome =
  | { readonly kind: 'data'; readonly data: unknown }
  | { readonly kind: 'failed'; readonly reason: FailureReason };

export function readEnvelope(
  route: Pick<AnyRoute, 'emptyStatus' | 'successCode'>,
  status: number,
  body: string,
  nameOf: NameReader,
): Outcome {
  if (status === route.emptyStatus) return { kind: 'data', data: null };
  const envelope = parseEnvelope(body);
  // Statuses are normally right; the code is checked too, so that a failure inside a 200 never passes as data.
  return envelope && isSuccess(status) && envelope.code === (route.successCode ?? SUCCESS_CODE)
    ? { kind: 'data', data: envelope.data }
    : { kind: 'failed', reason: failureOf(status, envelope, nameOf) };
}

/** Reads the name of a failure, if it has one. */
export type NameReader = (name: unknown) => ErrorName | null;

interface Envelope {
  readonly code: number;
  readonly message: string;
  readonly data: unknown;
}

export function failureOf(status: number, envelope: Envelope | null, nameOf: NameReader): FailureReason {
  if (!envelope) return { kind: 'unreadable', status };
  const { code, message, data } = envelope;
  return { kind: 'answer', status, code, message, ...parseFailureData(data, nameOf) };
}

/** Statuses 200–299 (docs/spec.md#calls). */
function isSuccess(status: number): boolean {
  return status >= 200 && status <= 299;
}

export function parseEnvelope(text: string): Envelope | null {
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

function parseFailureData(data: unknown, nameOf: NameReader): Pick<ApiError, 'errorName' | 'fields'> {
  if (!isRecord(data)) return { errorName: null, fields: [] };
  const fields = Array.isArray(data.fields) ? data.fields.filter(isFieldError) : [];
  return { errorName: nameOf(data.name), fields };
}

function isFieldError(value: unknown): value is FieldError {
  return isRecord(value) && typeof value.path === 'string' && typeof value.message === 'string';
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
