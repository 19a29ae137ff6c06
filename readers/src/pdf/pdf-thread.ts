/**
 * The supervised thread of a PDF session. A thread that served its document without trouble waits a while for the next one: starting a thread takes longer than
 * reading a short contract. Each document gets an instance of the library of its own all the same.
 */
import { Worker } from 'node:worker_threads';
import { hasUsedUp } from '../supervision/thread-time.ts';
import type { OpenAnswer, PdfAnswer, PdfRequest, ThreadInput } from './pdf.messages.ts';

export const MAX_PDF_PAGES = 2_000;

/** Processor time. Opening parses the table of objects: seconds for a file of 200 MB, forever in a malicious one. */
const OPEN_MS = 20_000;
const CLOSE_MS = 1_000;

/** What a finished document may have used: the memory is free only when the thread has cleaned up. */
const MAX_KEPT_BYTES = 64 * 1024 * 1024;
const MAX_DOCUMENTS = 50;
const MAX_WAIT_MS = 10_000;

export interface Loss {
  readonly kind: 'tooSlow' | 'crashed' | 'givenUp';
}

export class PdfThread {
  readonly #worker: Worker;
  #settle: ((answer: PdfAnswer | Loss) => void) | null = null;
  #documents = 0;
  #hasEnded = false;

  constructor(library: object) {
    const input: ThreadInput = { library, maxPages: MAX_PDF_PAGES };
    this.#worker = new Worker(new URL('./pdf.thread.ts', import.meta.url), {
      workerData: input,
      stdout: true,
      stderr: true,
    });
    this.#worker.on('message', (answer: PdfAnswer) => this.#settle?.(answer));
    // A thread that failed is not used again: the session opens a new one.
    this.#worker.on('error', () => this.#end());
    this.#worker.on('exit', () => this.#end());
  }

  async open(path: string): Promise<OpenAnswer | Loss> {
    this.#documents++;
    const answer = await this.ask({ kind: 'open', path }, OPEN_MS);
    const isExpected = answer.kind === 'open' || answer.kind === 'fault' || isLoss(answer);
    return isExpected ? answer : { kind: 'crashed' };
  }

  async ask(request: PdfRequest, processorMs: number): Promise<PdfAnswer | Loss> {
    if (this.#hasEnded) return { kind: 'crashed' };
    const answer = this.#answer(processorMs);
    this.#worker.postMessage(request);
    return answer;
  }

  /** Whether it can serve another document; false while it still works on this one. */
  async canGoOn(): Promise<boolean> {
    if (this.#settle !== null || this.#documents >= MAX_DOCUMENTS) return false;
    const answer = await this.ask({ kind: 'close' }, CLOSE_MS);
    return answer.kind === 'closed' && answer.usedBytes <= MAX_KEPT_BYTES && !this.#hasEnded;
  }

  /** A waiting thread does not keep the process from ending. */
  rest(isResting: boolean): void {
    if (isResting) this.#worker.unref();
    else this.#worker.ref();
  }

  async stop(): Promise<void> {
    this.#hasEnded = true;
    await this.#worker.terminate();
  }

  #end(): void {
    this.#hasEnded = true;
    this.#settle?.({ kind: 'crashed' });
  }

  #answer(processorMs: number): Promise<PdfAnswer | Loss> {
    const { promise, resolve } = Promise.withResolvers<PdfAnswer | Loss>();
    const watch = new AbortController();
    void hasUsedUp(this.#worker, processorMs, watch.signal).then((isUsedUp) => {
      if (isUsedUp) resolve({ kind: 'tooSlow' });
    });
    this.#settle = resolve;
    return promise.finally(() => {
      watch.abort();
      this.#settle = null;
    });
  }
}

interface Waiting {
  readonly thread: PdfThread;
  readonly timer: NodeJS.Timeout;
}

/** One of them: those who open several at once start the others. */
let waiting: Waiting | null = null;

export function takeThread(library: object): PdfThread {
  if (waiting === null) return new PdfThread(library);
  const { thread, timer } = waiting;
  waiting = null;
  clearTimeout(timer);
  thread.rest(false);
  return thread;
}

/** For the next document, or ended when that is not possible or another one waits already. */
export async function keepThread(thread: PdfThread): Promise<void> {
  if (waiting !== null || !(await thread.canGoOn()) || waiting !== null) {
    await thread.stop();
    return;
  }
  const timer = setTimeout(() => {
    if (waiting?.thread === thread) waiting = null;
    void thread.stop();
  }, MAX_WAIT_MS);
  timer.unref();
  thread.rest(true);
  waiting = { thread, timer };
}

function isLoss(answer: PdfAnswer | Loss): answer is Loss {
  return answer.kind === 'tooSlow' || answer.kind === 'crashed' || answer.kind === 'givenUp';
}
