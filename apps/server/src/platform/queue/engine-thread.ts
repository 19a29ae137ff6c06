/**
 * Runs an engine in a thread of its own, so that heartbeats and other jobs go on beside it and a time limit or a
 * cancellation really ends it. Input and output are plain data.
 */
import { parentPort, Worker, workerData } from 'node:worker_threads';

const MEMORY_LIMIT_MB = 1500;

export interface EngineRun {
  readonly entry: URL;
  readonly input: unknown;
  readonly signal: AbortSignal;
  /** What the engine says while it works; `reply` speaks back to it. */
  readonly onWord?: (word: unknown, reply: (word: unknown) => void) => void;
}

/** The thread's end of the line. */
export interface EngineLine {
  say(word: unknown): void;
  hear(listener: (word: unknown) => void): void;
}

type EngineMessage<Output> =
  | { readonly kind: 'word'; readonly word: unknown }
  | { readonly kind: 'output'; readonly output: Output };

export async function runEngine<Output>(run: EngineRun): Promise<Output> {
  run.signal.throwIfAborted();
  const worker = new Worker(run.entry, {
    workerData: run.input,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_LIMIT_MB },
  });
  const stop = () => void worker.terminate();
  run.signal.addEventListener('abort', stop, { once: true });
  try {
    return await new Promise<Output>((resolve, reject) => {
      worker.on('message', (message: EngineMessage<Output>) => {
        if (message.kind === 'output') resolve(message.output);
        else run.onWord?.(message.word, (word) => worker.postMessage(word));
      });
      worker.on('error', reject);
      worker.on('exit', () =>
        reject(run.signal.aborted ? run.signal.reason : new Error('engine ended without a result')),
      );
    });
  } finally {
    run.signal.removeEventListener('abort', stop);
    await worker.terminate();
  }
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
  post({ kind: 'output', output: await engine(workerData as Input, line) });
}
