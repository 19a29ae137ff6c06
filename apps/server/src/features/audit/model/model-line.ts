/**
 * The engine runs in a thread; the process that runs the job asks the model, so that no question outlives the
 * job's signal and the thread never gets the key. The thread has a model that asks over this line; the
 * process sends the answers.
 */

import { failureKindOf, ModelFailure, type ModelFailureKind, type ModelReviewer } from '@wenjian/audit';
import type { EngineLine } from '../../../platform/queue/serve-engine.ts';

export type ModelAsk =
  | { readonly kind: 'ask'; readonly id: number; readonly system: string; readonly user: string }
  | { readonly kind: 'stop'; readonly id: number };

type ModelMessage =
  | { readonly kind: 'chunk'; readonly id: number; readonly text: string }
  | { readonly kind: 'end'; readonly id: number }
  | { readonly kind: 'failed'; readonly id: number; readonly failure: ModelFailureKind };

/** The thread's side. */
export function modelOverLine(name: string, line: EngineLine): ModelReviewer {
  const open = new Map<number, (word: ModelMessage) => void>();
  let lastId = 0;
  // Only answers to `say` below come down this line.
  line.hear((word) => open.get((word as ModelMessage).id)?.(word as ModelMessage));
  return {
    name,
    async *ask({ system, user, signal }) {
      signal.throwIfAborted();
      const id = ++lastId;
      const inbox = createInbox();
      const stop = () => inbox.put({ kind: 'failed', id, failure: failureKindOf(signal.reason) });
      open.set(id, inbox.put);
      signal.addEventListener('abort', stop, { once: true });
      let isOver = false;
      try {
        line.say({ kind: 'ask', id, system, user } satisfies ModelAsk);
        for (let word = await inbox.take(); word.kind !== 'end'; word = await inbox.take()) {
          isOver = word.kind === 'failed';
          if (word.kind === 'failed') throw new ModelFailure(word.failure);
          yield word.text;
        }
        isOver = true;
      } finally {
        signal.removeEventListener('abort', stop);
        open.delete(id);
        // Also when the asker has read enough and no longer listens.
        if (!isOver || signal.aborted) line.say({ kind: 'stop', id } satisfies ModelAsk);
      }
    },
  };
}

/**
 * The process's side: after `signal` is aborted, or `limitMs` after the first question, nothing more is asked
 * and running questions end.
 */
export function answerFrom(model: ModelReviewer, signal: AbortSignal, limitMs: number) {
  const asked = new Map<number, AbortController>();
  let allowed: AbortSignal | null = null;
  return (word: ModelAsk, reply: (word: ModelMessage) => void): void => {
    if (word.kind === 'stop') {
      asked.get(word.id)?.abort();
      return;
    }
    allowed ??= AbortSignal.any([signal, AbortSignal.timeout(limitMs)]);
    const controller = new AbortController();
    asked.set(word.id, controller);
    const until = AbortSignal.any([allowed, controller.signal]);
    void answer(model, word, until, reply).finally(() => asked.delete(word.id));
  };
}

async function answer(
  model: ModelReviewer,
  { id, system, user }: ModelAsk & { kind: 'ask' },
  signal: AbortSignal,
  reply: (word: ModelMessage) => void,
): Promise<void> {
  // A model that ignores the signal must not block the engine.
  const failed = (error: unknown) => reply({ kind: 'failed', id, failure: failureKindOf(error) });
  const abandoned = () => failed(signal.reason);
  signal.addEventListener('abort', abandoned, { once: true });
  try {
    signal.throwIfAborted();
    for await (const text of model.ask({ system, user, signal })) {
      signal.throwIfAborted();
      reply({ kind: 'chunk', id, text });
    }
    reply({ kind: 'end', id });
  } catch (error) {
    // The error of a stopped model does not matter; the reason of the stop does.
    failed(signal.aborted ? signal.reason : error);
  } finally {
    signal.removeEventListener('abort', abandoned);
  }
}

/** Words in the order they arrived, one at a time. */
function createInbox() {
  const words: ModelMessage[] = [];
  let waiting: ((word: ModelMessage) => void) | null = null;
  return {
    put(word: ModelMessage): void {
      const taker = waiting;
      waiting = null;
      if (taker) taker(word);
      else words.push(word);
    },
    take(): Promise<ModelMessage> {
      const word = words.shift();
      if (word) return Promise.resolve(word);
      return new Promise((resolve) => {
        waiting = resolve;
      });
    },
  };
}
