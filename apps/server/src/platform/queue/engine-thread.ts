/**
 * Runs an engine in a thread of its own, so that heartbeats and other jobs go on beside it and a limit or a
 * cancellation really ends it. Input and output are plain data.
 */
import { readlinkSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { hasUsedUp } from '@wenjian/readers/supervision';
import { engineText } from './engine.text.ts';
import { EngineStopped } from './engine-stopped.ts';

const MEMORY_LIMIT_MB = 1500;
/** Of processor time: the longest honest comparison takes a twentieth of it. */
const PROCESSOR_SECONDS = 600;

/** What takes longer gives way to the short jobs of others. */
const STEP_BACK_MS = 3_000;

export interface EngineRun {
  readonly entry: URL;
  readonly input: unknown;
  readonly signal: AbortSignal;
  readonly processorSeconds?: number;
  readonly memoryMegabytes?: number;
  /** Somebody waits at the screen for each of its words: it never steps back. */
  readonly isInteractive?: boolean;
  /** What the engine says while it works; `reply` speaks back to it. */
  readonly onWord?: (word: unknown, reply: (word: unknown) => void) => void;
}

/** The thread's end of the line. */
export interface EngineLine {
  say(word: unknown): void;
  hear(listener: (word: unknown) => void): void;
}

type EngineMessage<Output> =
  /** The system's number of the thread. */
  | { readonly kind: 'thread'; readonly id: number }
  | { readonly kind: 'word'; readonly word: unknown }
  | { readonly kind: 'output'; readonly output: Output };

/** Rejects with `EngineStopped` at a limit. */
export async function runEngine<Output>(run: EngineRun): Promise<Output> {
  run.signal.throwIfAborted();
  const { processorSeconds = PROCESSOR_SECONDS, memoryMegabytes = MEMORY_LIMIT_MB } = run;
  const worker = new Worker(run.entry, {
    workerData: run.input,
    resourceLimits: { maxOldGenerationSizeMb: memoryMegabytes },
  });
  const ended = new AbortController();
  let stepping: NodeJS.Timeout | undefined;
  const stop = () => void worker.terminate();
  run.signal.addEventListener('abort', stop, { once: true });
  try {
    return await new Promise<Output>((resolve, reject) => {
      worker.on('message', (message: EngineMessage<Output>) => {
        if (message.kind === 'output') resolve(message.output);
        else if (message.kind === 'word') run.onWord?.(message.word, (word) => worker.postMessage(word));
        else if (run.isInteractive !== true) stepping = setTimeout(() => stepBack(message.id), STEP_BACK_MS);
      });
      worker.on('error', (error) =>
        reject(isOutOfMemory(error) ? new EngineStopped(engineText.memory(memoryMegabytes)) : error),
      );
      worker.on('exit', () =>
        reject(run.signal.aborted ? run.signal.reason : new Error('engine ended without a result')),
      );
      void hasUsedUp(worker, processorSeconds * 1_000, ended.signal).then((isUsedUp) => {
        if (isUsedUp) reject(new EngineStopped(engineText.processor(processorSeconds)));
      });
    });
  } finally {
    ended.abort();
    clearTimeout(stepping);
    run.signal.removeEventListener('abort', stop);
    await worker.terminate();
  }
}

function stepBack(thread: number): void {
  try {
    setPriority(thread, constants.priority.PRIORITY_LOW);
  } catch {
    // It has just ended.
  }
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}

/** The thread's side: an entry file calls this once with its engine. */
export async function serveEngine<Input, Output>(
  engine: (input: Input, line: EngineLine) => Promise<Output>,
): Promise<void> {
  const port = parentPort;
  if (!port) throw new Error('an engine entry runs only as a thread');
  const post = (message: EngineMessage<Output>) => port.postMessage(message);
  const line: EngineLine = {
    say: (word) => post({ kind: 'word', word }),
    hear: (listener) => void port.on('message', listener),
  };
  const id = threadNumber();
  if (id !== null) post({ kind: 'thread', id });
  post({ kind: 'output', output: await engine(workerData as Input, line) });
}

/** Null where the system does not tell. */
function threadNumber(): number | null {
  try {
    return Number(readlinkSync('/proc/thread-self').split('/').at(-1)) || null;
  } catch {
    return null;
  }
}
