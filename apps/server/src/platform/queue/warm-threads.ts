/**
 * Threads of engines that have answered and wait for the next input: what a thread has loaded and compiled takes longer than
 * most jobs. A thread belongs to one run at a time. It is kept only after a good answer, and not for ever.
 */
import { constants, getPriority, setPriority } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { mayComeForward } from '@wenjian/readers/supervision';

const IDLE_MS = 60_000;
const IDLE_THREADS_MAX = 6;
/** What its engines keep in memory is given back after so many. */
const RUNS_MAX = 30;
const HEAP_KEPT_MAX_BYTES = 250 * 1024 ** 2;

/** Far longer than one step of a model takes on a busy machine. */
const LAST_STEP_MS = 120_000;

let usualNice = 0;

/** How far engines of this process give way to others; its own loop does not. */
export function lowerEngines(nice: number): void {
  usualNice = nice;
}

export type ToThread =
  | { readonly kind: 'input'; readonly run: number; readonly input: unknown }
  | { readonly kind: 'word'; readonly run: number; readonly word: unknown }
  | { readonly kind: 'end' };

export type FromThread =
  /** The system's number of the thread. */
  | { readonly kind: 'ready'; readonly systemId: number | null }
  | { readonly kind: 'word'; readonly run: number; readonly word: unknown }
  | { readonly kind: 'output'; readonly run: number; readonly output: unknown; readonly heapBytes: number };

export interface ThreadOptions {
  readonly entry: URL;
  readonly memoryMegabytes: number;
  /** It runs a model: ended from outside in the middle of a step, such a thread would take the whole process with it. */
  readonly endsItself: boolean;
}

interface Run {
  readonly input: unknown;
  readonly onWord: (word: unknown) => void;
  readonly onOutput: (output: unknown) => void;
  readonly onError: (error: unknown) => void;
  readonly onExit: () => void;
}

export class EngineThread {
  readonly key: string;
  readonly worker: Worker;
  systemId: number | null = null;
  #hasSteppedBack = false;
  #runs = 0;
  #run: Run | null = null;
  #heapBytes = 0;
  #hasEnded = false;
  readonly #endsItself: boolean;
  readonly #exited = Promise.withResolvers<void>();

  constructor(key: string, { entry, memoryMegabytes, endsItself }: ThreadOptions) {
    this.key = key;
    this.#endsItself = endsItself;
    this.worker = new Worker(entry, { resourceLimits: { maxOldGenerationSizeMb: memoryMegabytes } });
    this.worker.on('message', (message: FromThread) => this.#hear(message));
    this.worker.on('error', (error) => {
      this.#hasEnded = true;
      this.#run?.onError(error);
    });
    this.worker.on('exit', () => {
      this.#hasEnded = true;
      forget(this);
      this.#exited.resolve();
      this.#run?.onExit();
    });
  }

  get isFit(): boolean {
    return (
      !this.#hasEnded &&
      !this.#hasSteppedBack &&
      this.#runs < RUNS_MAX &&
      this.#heapBytes < HEAP_KEPT_MAX_BYTES
    );
  }

  begin(run: Run): void {
    this.#run = run;
    this.#runs += 1;
    this.#post({ kind: 'input', run: this.#runs, input: run.input });
  }

  reply(word: unknown): void {
    this.#post({ kind: 'word', run: this.#runs, word });
  }

  rest(): void {
    this.#run = null;
    if (this.#hasSteppedBack && mayComeForward()) this.#hasSteppedBack = !this.#setNice(usualNice);
  }

  /** Resolves when it has ended. */
  async end(): Promise<void> {
    if (this.#endsItself && !this.#hasEnded) {
      this.#post({ kind: 'end' });
      await Promise.race([this.#exited.promise, sleep(LAST_STEP_MS, undefined, { ref: false })]);
    }
    await this.worker.terminate();
  }

  /** Behind the short jobs of others. */
  stepBack(): void {
    this.#hasSteppedBack = true;
    this.#setNice(constants.priority.PRIORITY_LOW);
  }

  #setNice(nice: number): boolean {
    try {
      if (this.systemId !== null) setPriority(this.systemId, nice);
      return true;
    } catch {
      // It has just ended.
      return false;
    }
  }

  #post(message: ToThread): void {
    this.worker.postMessage(message);
  }

  #hear(message: FromThread): void {
    if (message.kind === 'ready') {
      this.systemId = message.systemId;
      if (usualNice > getPriority()) this.#setNice(usualNice);
      return;
    }
    if (message.run !== this.#runs) return;
    if (message.kind === 'word') this.#run?.onWord(message.word);
    else {
      this.#heapBytes = message.heapBytes;
      this.#run?.onOutput(message.output);
    }
  }
}

/** The one used last is the last. */
const idle = new Map<EngineThread, NodeJS.Timeout>();

export function takeThread(options: ThreadOptions): EngineThread {
  const key = `${options.memoryMegabytes} ${options.entry.href}`;
  const waiting = [...idle.keys()].findLast((thread) => thread.key === key);
  if (!waiting) return new EngineThread(key, options);
  forget(waiting);
  waiting.worker.ref();
  return waiting;
}

export function keepThread(thread: EngineThread): void {
  thread.rest();
  if (!thread.isFit) {
    void thread.end();
    return;
  }
  // A process that has nothing else to do ends.
  thread.worker.unref();
  const timeout = setTimeout(() => endIdle(thread), IDLE_MS);
  timeout.unref();
  idle.set(thread, timeout);
  for (const [oldest] of idle) {
    if (idle.size <= IDLE_THREADS_MAX) break;
    endIdle(oldest);
  }
}

function endIdle(thread: EngineThread): void {
  forget(thread);
  void thread.end();
}

function forget(thread: EngineThread): void {
  clearTimeout(idle.get(thread));
  idle.delete(thread);
}
