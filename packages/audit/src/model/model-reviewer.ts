/**
 * The language model interface of a review: a question in, pieces of the answer's text out. Implemented by an
 * adapter; engines have no network access.
 */

export interface ModelReviewer {
  readonly name: string;
  /**
   * Must end in bounded time: the adapter sets the time limit, because engines have no clock. Throws
   * `ModelFailure`; the adapter also decides whether and when to repeat a refused call.
   */
  ask(request: ModelRequest): AsyncIterable<string>;
}

export interface ModelRequest {
  readonly system: string;
  readonly user: string;
  readonly signal: StopSignal;
}

/** The part of the platform's AbortSignal that an engine needs; the type AbortSignal itself is not available here. */
export interface StopSignal {
  readonly aborted: boolean;
  /** An error named TimeoutError means that the time of the whole review is used up. */
  readonly reason: unknown;
  throwIfAborted(): void;
  addEventListener(type: 'abort', listener: () => void, options?: { readonly once?: boolean }): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

export type ModelFailureKind =
  /** The endpoint does not accept the key or the model's name; further questions are useless. */
  | 'refused'
  /** It does not accept this request (too long, filtered); the next one may succeed. */
  | 'rejected'
  /** Too many requests, even after waiting. */
  | 'busy'
  /** No response, or a service error. */
  | 'unreachable'
  | 'timeout'
  /** The answer is incomplete. */
  | 'cutOff'
  | 'tooLong'
  /** Not the requested JSON. */
  | 'unreadable'
  /** The review was stopped, or its time is used up. */
  | 'stopped'
  | 'outOfTime';

export class ModelFailure extends Error {
  readonly kind: ModelFailureKind;

  constructor(kind: ModelFailureKind) {
    super(`the language model gave no usable answer: ${kind}`);
    this.name = 'ModelFailure';
    this.kind = kind;
  }
}

/** For any error thrown while asking a model; the names are those of AbortSignal reasons. */
export function failureKindOf(error: unknown): ModelFailureKind {
  if (error instanceof ModelFailure) return error.kind;
  const name = error instanceof Error ? error.name : '';
  if (name === 'TimeoutError') return 'outOfTime';
  return name === 'AbortError' ? 'stopped' : 'unreachable';
}
