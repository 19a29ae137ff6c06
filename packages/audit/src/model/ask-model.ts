/**
 * Asks one question and returns one answer or the reason for its failure. Never throws, and does not wait for
 * a model that ignores the signal: whatever the model does, the review continues.
 */
import {
  failureKindOf,
  ModelFailure,
  type ModelFailureKind,
  type ModelReviewer,
  type StopSignal,
} from './model-reviewer.ts';

export type AskOutcome<Answer> =
  | { readonly kind: 'answered'; readonly answer: Answer }
  | { readonly kind: 'failed'; readonly failure: ModelFailureKind };

export interface Prompt {
  readonly system: string;
  readonly user: string;
}

export async function askModel<Answer>(
  model: ModelReviewer,
  prompt: Prompt,
  signal: StopSignal,
  read: (text: string) => Answer | null,
): Promise<AskOutcome<Answer>> {
  let failure: ModelFailureKind = 'unreadable';
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    try {
      const answer = read(await wholeAnswer(model, prompt, signal));
      if (answer !== null) return { kind: 'answered', answer };
      failure = 'unreadable';
    } catch (error) {
      failure = signal.aborted ? stopped(signal).kind : failureKindOf(error);
      if (failure !== 'cutOff') break;
    }
  }
  return { kind: 'failed', failure };
}

/** A broken answer may be complete the next time; the adapter already repeats refused calls. */
const ATTEMPTS = 2;
/** Longer than any expected answer; stops a model that never ends. */
const MAX_ANSWER_LENGTH = 40_000;

async function wholeAnswer(model: ModelReviewer, prompt: Prompt, signal: StopSignal): Promise<string> {
  if (signal.aborted) throw stopped(signal);
  const pieces = model.ask({ ...prompt, signal })[Symbol.asyncIterator]();
  const stop = whenStopped(signal);
  let text = '';
  try {
    for (;;) {
      const piece = await Promise.race([pieces.next(), stop.promise]);
      if (piece.done === true) return text;
      text += piece.value;
      if (text.length > MAX_ANSWER_LENGTH) throw new ModelFailure('tooLong');
    }
  } finally {
    stop.forget();
    // Not awaited: a model that hangs would hang here too.
    pieces.return?.().catch(() => undefined);
  }
}

/** A promise that never resolves; it is rejected when the review is stopped. */
function whenStopped(signal: StopSignal): { readonly promise: Promise<never>; forget(): void } {
  const { promise, reject } = Promise.withResolvers<never>();
  const listener = (): void => reject(stopped(signal));
  signal.addEventListener('abort', listener);
  promise.catch(() => undefined);
  return { promise, forget: () => signal.removeEventListener('abort', listener) };
}

function stopped({ reason }: StopSignal): ModelFailure {
  return new ModelFailure(failureKindOf(reason) === 'outOfTime' ? 'outOfTime' : 'stopped');
}
