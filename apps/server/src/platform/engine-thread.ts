/**
 * Runs an engine in a thread of its own, so that heartbeats and other jobs go on beside it and a time limit or a
 * cancellation really ends it. Input and output are plain data; progress arrives as messages.
 */
import { parentPort, Worker, workerData } from 'node:worker_threads';

const MEMORY_LIMIT_MB = 1500;

type Message<Output> =
  | { readonly kind: 'progress'; readonly stage: string; readonly fraction: number }
  | { readonly kind: 'result'; readonly output: Output };

export interface EngineRun {
  readonly entry: URL;
  readonly input: unknown;
  readonly signal: AbortSignal;
  readonly onProgress: (stage: string, fraction: number) => void;
}

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
      worker.on('message', (message: Message<Output>) => {
        if (message.kind === 'progress') run.onProgress(message.stage, message.fraction);
        else resolve(message.output);
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
  engine: (input: Input, report: (stage: string, fraction: number) => void) => Promise<Output>,
): Promise<void> {
  const port = parentPort;
  if (!port) throw new Error('an engine entry runs only as a thread');
  const output = await engine(workerData as Input, (stage, fraction) =>
    port.postMessage({ kind: 'progress', stage, fraction }),
  );
  port.postMessage({ kind: 'result', output });
}
