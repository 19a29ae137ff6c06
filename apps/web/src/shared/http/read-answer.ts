/**
 * Interprets a response: data, or how the call failed. All workspace calls are read here, however they were
 * sent.
 */
import { type AnyRoute, type ErrorName, isErrorName } from '@wenjian/api';
import type { FailureReason } from './decide-failure.ts';
import { failureOf, type Outcome, parseEnvelope, readEnvelope } from './read-envelope.ts';

export function readOutcome(route: AnyRoute, status: number, body: string): Outcome {
  return readEnvelope(route, status, body, knownName);
}

/** For a response already known to be a failure. */
export function readFailure(status: number, body: string): FailureReason {
  return failureOf(status, parseEnvelope(body), knownName);
}

function knownName(name: unknown): ErrorName | null {
  return isErrorName(name) ? name : null;
}
