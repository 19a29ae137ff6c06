/**
 * Calls for pages without the schema library: typed like the routes, but responses are not validated.
 * Failures become the same error with the same message; the other effects do not apply to these pages.
 */
import type { AnswerOf, AnyRoute, CallInput, ErrorName } from '@wenjian/api';
import type { ApiError } from './api-error.ts';
import { createInterceptor } from './create-interceptor.ts';
import type { FailureReason } from './decide-failure.ts';
import { readEnvelope } from './read-envelope.ts';

type BodyInput<R> = CallInput<R> extends { readonly body: infer Body } ? Body : undefined;

/** Only toasts could follow from such a call, and forms show their failures beside the field. */
const intercept = createInterceptor(() => undefined);

export async function plainPost<R extends AnyRoute>(
  path: R['path'],
  body: BodyInput<R>,
): Promise<AnswerOf<R>> {
  return plainCall<R>('POST', path, {
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json' },
  });
}

export async function plainGet<R extends AnyRoute>(path: R['path']): Promise<AnswerOf<R>> {
  return plainCall<R>('GET', path, {});
}

async function plainCall<R extends AnyRoute>(
  method: 'GET' | 'POST',
  path: R['path'],
  init: RequestInit,
): Promise<AnswerOf<R>> {
  const response = await fetch(path, { method, credentials: 'same-origin', ...init }).catch(() => null);
  if (!response) throw failed(method, path, { kind: 'network' });
  const outcome = readEnvelope({}, response.status, await response.text(), believed);
  if (outcome.kind === 'failed') throw failed(method, path, outcome.reason);
  return outcome.data as AnswerOf<R>;
}

function failed(method: 'GET' | 'POST', path: AnyRoute['path'], reason: FailureReason): ApiError {
  return intercept({ method, path }, reason);
}

/** The list of names would weigh more than everything else here. */
function believed(name: unknown): ErrorName | null {
  return typeof name === 'string' ? (name as ErrorName) : null;
}
