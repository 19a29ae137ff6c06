/**
 * Runs an engine in a thread, so that heartbeats and other jobs go on beside it and a limit or a cancellation really ends
 * it. Input and output are plain data.
 */
import { hasUsedUp, mayComeForward } from '@wenjian/readers/supervision';
import { engineText } from './engine.text.ts';
import { asFault } from './engine-fault.ts';
import { EngineStopped } from './engine-stopped.ts';
import { keepThread, takeThread } from './warm-threads.ts';

const MEMORY_LIMIT_MB = 1500;
/** Of processor time: the longest honest comparison takes a twentieth of it. */
const PROCESSOR_SECONDS = 600;

/** What takes longer gives way to the short jobs of others. */
const STEP_BACK_MS = 1_000;
/** Where a thread that stepped back cannot be kept for the next job. */
const LATE_STEP_BACK_MS = 3_000;

export interface EngineRun {
  readonly entry: URL;
  readonly input: unknown;
  readonly signal: AbortSignal;
  readonly processorSeconds?: number;
  readonly memoryMegabytes?: number;
  /** Somebody waits at the screen for each of its words: it never steps back. */
  readonly isInteractive?: boolean;
  /** It runs a model, step by step: it is told to end, and does so after its step. */
  readonly endsItself?: boolean;
  /** What the engine says while it works; `reply` speaks back to it. */
  readonly onWord?: (word: unknown, reply: (word: unknown) => void) => void;
}

/** Rejects with `EngineStopped` at a limit, with `EngineFault` where the engine's code is at fault. */
export async function runEngine<Output>(run: EngineRun): Promise<Output> {
  run.signal.throwIfAborted();
  const { entry, processorSeconds = PROCESSOR_SECONDS, memoryMegabytes = MEMORY_LIMIT_MB } = run;
  const thread = takeThread({ entry, memoryMegabytes, endsItself: run.endsItself ?? false });
  const { worker } = thread;
  const ended = new AbortController();
  const stop = () => void thread.end();
  run.signal.addEventListener('abort', stop, { once: true });
  const stepping =
    run.isInteractive === true
      ? undefined
      : setTimeout(() => thread.stepBack(), mayComeForward() ? STEP_BACK_MS : LATE_STEP_BACK_MS);
  try {
    const output = await new Promise<Output>((resolve, reject) => {
      thread.begin({
        input: run.input,
        onWord: (word) => run.onWord?.(word, (reply) => thread.reply(reply)),
        onOutput: (value) => resolve(value as Output),
        onError: (error) =>
          reject(
            isOutOfMemory(error) ? new EngineStopped(engineText.memory(memoryMegabytes)) : asFault(error),
          ),
        onExit: () =>
          reject(run.signal.aborted ? run.signal.reason : new Error('engine ended without a result')),
      });
      void hasUsedUp(worker, processorSeconds * 1_000, ended.signal).then((isUsedUp) => {
        if (isUsedUp) reject(new EngineStopped(engineText.processor(processorSeconds)));
      });
    });
    run.signal.throwIfAborted();
    keepThread(thread);
    return output;
  } catch (error) {
    await thread.end();
    throw error;
  } finally {
    ended.abort();
    clearTimeout(stepping);
    run.signal.removeEventListener('abort', stop);
  }
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
