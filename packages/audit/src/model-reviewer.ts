/** The language model as a review sees it: a question in, pieces of the answer's text out. Served by an adapter; engines know no network. */

export interface ModelReviewer {
  readonly name: string;
  /**
   * Must end in bounded time: how long an answer may take is the adapter's matter, engines have no clock. Throws `ModelFailure`; whether
   * and when a refused call is made again is decided there too.
   */
  ask(request: ModelRequest): AsyncIterable<string>;
}

export interface ModelRequest {
  readonly system: string;
  readonly user: string;
  readonly signal: StopSignal;
}

/** What an engine needs of the platform's AbortSignal, whose type it does not have; every AbortSignal is one. */
export interface StopSignal {
  readonly aborted: boolean;
  /** An error named TimeoutError: the time for the whole review is used up. */
  readonly reason: unknown;
  throwIfAborted(): void;
  addEventListener(type: 'abort', listener: () => void, options?: { readonly once?: boolean }): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

export type ModelFailureKind =
  /** The endpoint does not accept the key or the model's name: asking on is useless. */
  | 'refused'
  /** It does not accept this request (too long, filtered); the next may pass. */
  | 'rejected'
  /** Too many requests, still after waiting. */
  | 'busy'
  /** No answer, or an error of the service. */
  | 'unreachable'
  | 'timeout'
  /** The answer ended in the middle. */
  | 'cutOff'
  | 'tooLong'
  /** Not the JSON that was asked for. */
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

/** Of whatever asking a model threw; names are those of an aborted AbortSignal's reasons. */
export function failureKindOf(error: unknown): ModelFailureKind {
  if (error instanceof ModelFailure) return error.kind;
  const name = error instanceof Error ? error.name : '';
  if (name === 'TimeoutError') return 'outOfTime';
  return name === 'AbortError' ? 'stopped' : 'unreachable';
}
