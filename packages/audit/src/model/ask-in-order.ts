/**
 * Asks many questions, a few at a time. Promise: results are passed on in the order of the questions, so the
 * same answers give the same result whichever comes first; after several failures in a row no more questions
 * are asked, and the remaining ones fail for that reason.
 */
import type { AskOutcome } from './ask-model.ts';
import { modelText } from './model.text.ts';
import type { ModelFailureKind } from './model-reviewer.ts';

export type Settled<Answer> =
  | { readonly kind: 'answered'; readonly answer: Answer }
  | { readonly kind: 'failed'; readonly why: string };

export async function askInOrder<Question, Answer>(
  questions: readonly Question[],
  ask: (question: Question) => Promise<AskOutcome<Answer>>,
  onSettled: (settled: readonly Settled<Answer>[]) => void,
): Promise<readonly Settled<Answer>[]> {
  const outcomes = new Map<number, AskOutcome<Answer>>();
  const settled: Settled<Answer>[] = [];
  const stopped = Promise.withResolvers<void>();
  let next = 0;
  let failures = 0;
  let stopReason: string | null = null;

  const settle = (): void => {
    for (let outcome = outcomes.get(settled.length); outcome && stopReason === null; ) {
      failures = outcome.kind === 'failed' ? failures + 1 : 0;
      settled.push(outcome.kind === 'failed' ? failed(modelText.failures[outcome.failure]) : outcome);
      stopReason = reasonToStop(outcome, failures);
      onSettled(settled);
      outcome = outcomes.get(settled.length);
    }
    if (stopReason !== null) stopped.resolve();
  };
  const worker = async (): Promise<void> => {
    while (stopReason === null) {
      const index = next++;
      const question = questions[index];
      if (question === undefined) return;
      outcomes.set(index, await ask(question));
      settle();
    }
  };
  // Does not wait for running questions once asking was given up: their answers are not used.
  await Promise.race([stopped.promise, Promise.all(Array.from({ length: AT_ONCE }, worker))]);
  const left = questions.length - settled.length;
  return [...settled, ...Array.from({ length: left }, () => failed(stopReason ?? modelText.pending))];
}

/** Endpoints limit concurrent requests; three keep one busy while others are read. */
const AT_ONCE = 3;
const MAX_FAILURES_IN_A_ROW = 3;
/** After these failures the next question would fail too. */
const final: ReadonlySet<ModelFailureKind> = new Set(['refused', 'stopped', 'outOfTime']);

function reasonToStop(outcome: AskOutcome<unknown>, failures: number): string | null {
  if (outcome.kind !== 'failed') return null;
  if (final.has(outcome.failure)) return modelText.failures[outcome.failure];
  return failures >= MAX_FAILURES_IN_A_ROW ? modelText.gaveUp(failures) : null;
}

function failed(why: string): { readonly kind: 'failed'; readonly why: string } {
  return { kind: 'failed', why };
}
