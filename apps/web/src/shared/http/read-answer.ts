/** What an answer means: data, or how the call failed. Every call of the workspace is read here, however it was sent. */
import { type AnyRoute, type ErrorName, isErrorName } from '@wenjian/api';
import type { FailureReason } from './decide-failure.ts';
import { failureOf, type Outcome, parseEnvelope, readEnvelope } from './read-envelope.ts';

export function readOutcome(route: AnyRoute, status: number, body: string): Outcome {
  return readEnvelope(route, status, body, knownName);
}

/** For an answer already known to be a failure. */
export function readFailure(status: number, body: string): FailureReason {
  return failureOf(status, parseEnvelope(body), knownName);
}

function knownName(name: unknown): ErrorName | null {
  return isErrorName(name) ? name : null;
}
