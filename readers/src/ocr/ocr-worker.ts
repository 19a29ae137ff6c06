/** One supervised recognition process. It starts with its first page and handles one page at a time. */
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { OcrAnswer, OcrRequest } from './ocr.messages.ts';

export type WorkerOutcome =
  | OcrAnswer
  | { readonly kind: 'timedOut' }
  | { readonly kind: 'crashed'; readonly detail: string };

/** Pixels are outside the JavaScript heap; the heap itself stays small. */
const HEAP_LIMIT = '--max-old-space-size=512';
const KEPT_ERROR_CHARACTERS = 2000;

export class OcrWorker {
  readonly #entry: URL;
  #child: ChildProcess | null = null;
  #settle: ((outcome: WorkerOutcome) => void) | null = null;
  #lastErrors = '';
  pages = 0;

  constructor(entry: URL) {
    this.#entry = entry;
  }

  async ask(request: OcrRequest, timeoutMs: number): Promise<WorkerOutcome> {
    const { promise, resolve } = Promise.withResolvers<WorkerOutcome>();
    this.#settle = resolve;
    this.#child ??= this.#start();
    this.pages++;
    const timer = setTimeout(() => resolve({ kind: 'timedOut' }), timeoutMs);
    this.#child.send(request, (error) => {
      if (error !== null) resolve({ kind: 'crashed', detail: error.message });
    });
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
      this.#settle = null;
    }
  }

  /** A process that hangs in native code receives no messages, so it is killed. */
  async stop(): Promise<void> {
    const child = this.#child;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  }

  #start(): ChildProcess {
    const child = fork(fileURLToPath(this.#entry), {
      // Pixels and file bytes are sent over the channel unchanged.
      serialization: 'advanced',
      execArgv: [HEAP_LIMIT],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      env: { ...process.env, OMP_NUM_THREADS: '1' },
    });
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.#lastErrors = (this.#lastErrors + text).slice(-KEPT_ERROR_CHARACTERS);
    });
    child.on('message', (answer: OcrAnswer) => this.#settle?.(answer));
    child.on('error', (error) => this.#settle?.({ kind: 'crashed', detail: error.message }));
    child.on('exit', (code, signal) => {
      this.#settle?.({ kind: 'crashed', detail: this.#lastErrors.trim() || `${signal ?? code}` });
    });
    return child;
  }
}
