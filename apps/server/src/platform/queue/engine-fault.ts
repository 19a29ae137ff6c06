/**
 * An engine or a reader has met a fault of its own code: a value it did not expect, a stack that overflows. The same input meets it
 * again, so the job is tried once more, in case the machine was at fault, and then set aside.
 */
const FAULT_NAMES: ReadonlySet<string> = new Set([
  'RangeError',
  'TypeError',
  'ReferenceError',
  'SyntaxError',
  'AssertionError',
]);

/** How Node's fetch says that nobody answered. */
const NO_ANSWER = 'fetch failed';

export class EngineFault extends Error {
  override readonly name = 'EngineFault';
}

/** A fault as one; anything else, such as a full disk, as it was. */
export function asFault(error: unknown): unknown {
  return isFault(error) ? new EngineFault(error.stack ?? error.message, { cause: error }) : error;
}

export function isFault(error: unknown): error is Error {
  return error instanceof Error && FAULT_NAMES.has(error.name) && error.message !== NO_ANSWER;
}
