/**
 * Recognition in child processes: the models are large native code, so a page that hangs or crashes ends only
 * its process, never ours. One page at a time in each process; a crashed one is replaced and its page tried
 * once more.
 */
import { availableParallelism } from 'node:os';
import { Unreadable } from '../read-result.ts';
import { type ProcessOutcome, SupervisedProcess } from '../supervision/supervised-process.ts';
import type { ProcessLimits } from '../supervision/watch-process.ts';
import type { ImageSource } from './image/load-image.ts';
import type { OcrAnswer, OcrRequest } from './ocr.messages.ts';
import { ocrText } from './ocr.text.ts';
import type { OcrPage } from './ocr-page.ts';

export interface RecogniserOptions {
  /** Processes; each needs up to 0.8 GB. */
  readonly workers?: number;
  /** Of each process; by default as many as processors are left for it, at most two. */
  readonly threads?: number;
  readonly pageLimits?: Partial<ProcessLimits>;
  /** A process is replaced after this many pages. */
  readonly pagesPerWorker?: number;
  /** The program of a process; tests use misbehaving ones. */
  readonly entry?: URL;
}

export interface RecogniseOptions {
  /** Resolution of the given picture. Without it the file's is used, else a sheet size is assumed. */
  readonly dpi?: number;
  /** Page of a multi-page TIFF, from 0. */
  readonly pageIndex?: number;
}

export interface Recogniser {
  /** Throws `Unreadable` for a picture that cannot be used, `OcrFailed` when recognition itself fails. */
  recogniseImage(source: ImageSource, options?: RecogniseOptions): Promise<OcrPage>;
  close(): Promise<void>;
}

/**
 * The message is for the user; internal details are in the cause. `isPermanent`: this machine cannot
 * recognise at all, so other pages need not be tried.
 */
export class OcrFailed extends Error {
  readonly isPermanent: boolean;

  constructor(message: string, options: { readonly isPermanent?: boolean; readonly cause?: string } = {}) {
    super(message, { cause: options.cause });
    this.name = 'OcrFailed';
    this.isPermanent = options.isPermanent ?? false;
  }
}

/** A dense A4 page takes 5 seconds of one core, A3 in small print several times that. */
const PAGE_LIMITS: ProcessLimits = {
  processorMs: 90_000,
  memoryBytes: 2 * 1024 * 1024 * 1024,
  hungMs: 60_000,
};
/** Pixels are outside the JavaScript heap; the heap itself stays small. */
const HEAP_MEGABYTES = 512;
const PAGES_PER_WORKER = 200;
/** Native memory is not returned; above this a process is replaced after its page. */
const MOST_MEMORY_BYTES = 900 * 1024 * 1024;
const MOST_ATTEMPTS = 2;

export function createRecogniser(options: RecogniserOptions = {}): Recogniser {
  return new RecogniserPool(options);
}

interface Job {
  readonly request: OcrRequest;
  readonly resolve: (page: OcrPage) => void;
  readonly reject: (error: Error) => void;
  attempts: number;
}

type OcrProcess = SupervisedProcess<OcrRequest, OcrAnswer>;

class RecogniserPool implements Recogniser {
  readonly #size: number;
  readonly #threads: number;
  readonly #limits: ProcessLimits;
  readonly #pagesPerWorker: number;
  readonly #entry: URL;
  readonly #idle: OcrProcess[] = [];
  readonly #busy = new Set<OcrProcess>();
  readonly #waiting: Job[] = [];
  #refusal: OcrFailed | null = null;

  constructor(options: RecogniserOptions) {
    this.#size = Math.max(1, options.workers ?? Math.max(1, availableParallelism() - 1));
    this.#threads = options.threads ?? threadsFor(this.#size);
    this.#limits = { ...PAGE_LIMITS, ...options.pageLimits };
    this.#pagesPerWorker = options.pagesPerWorker ?? PAGES_PER_WORKER;
    this.#entry = options.entry ?? new URL('./ocr.process.ts', import.meta.url);
  }

  recogniseImage(source: ImageSource, { dpi, pageIndex = 0 }: RecogniseOptions = {}): Promise<OcrPage> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ request: { source, pageIndex, dpi: dpi ?? null }, resolve, reject, attempts: 0 });
      this.#startNext();
    });
  }

  async close(): Promise<void> {
    this.#refuseAll(new OcrFailed(ocrText.closed));
    await Promise.all([...this.#idle.splice(0), ...this.#busy].map((worker) => worker.stop()));
  }

  #startNext(): void {
    while (this.#waiting.length > 0) {
      if (this.#refusal !== null) {
        this.#refuseAll(this.#refusal);
        return;
      }
      const worker = this.#idle.pop() ?? (this.#busy.size < this.#size ? this.#newProcess() : null);
      const job = worker === null ? undefined : this.#waiting.shift();
      if (worker === null || job === undefined) return;
      this.#busy.add(worker);
      void this.#run(worker, job);
    }
  }

  #newProcess(): OcrProcess {
    const env = { OMP_NUM_THREADS: `${this.#threads}` };
    return new SupervisedProcess({ entry: this.#entry, heapMegabytes: HEAP_MEGABYTES, env });
  }

  async #run(worker: OcrProcess, job: Job): Promise<void> {
    job.attempts++;
    const outcome = await worker.ask(job.request, this.#limits);
    this.#busy.delete(worker);
    const isSpent = worker.requests >= this.#pagesPerWorker || memoryOf(outcome) > MOST_MEMORY_BYTES;
    if (isSpent || isLost(outcome) || this.#refusal !== null) await worker.stop();
    else this.#idle.push(worker);
    const failure = this.#failureOf(job, outcome);
    if (outcome.kind === 'answered' && outcome.answer.kind === 'recognised') job.resolve(outcome.answer.page);
    else if (failure !== null) job.reject(failure);
    else this.#waiting.unshift(job);
    this.#startNext();
  }

  /** Null when the page was recognised or should be tried again. */
  #failureOf(job: Job, outcome: ProcessOutcome<OcrAnswer>): Error | null {
    switch (outcome.kind) {
      case 'answered':
        return this.#failureOfAnswer(outcome.answer);
      case 'exceeded':
        return new OcrFailed(ocrText.exceeded[outcome.limit](this.#limits));
      case 'crashed':
        if (job.attempts >= MOST_ATTEMPTS) return new OcrFailed(ocrText.crashed, { cause: outcome.detail });
        return this.#refusal;
    }
  }

  #failureOfAnswer(answer: OcrAnswer): Error | null {
    switch (answer.kind) {
      case 'recognised':
        return null;
      case 'unreadable':
        return new Unreadable(answer.reason, answer.message);
      case 'failed':
        return new OcrFailed(ocrText.failed, { cause: answer.message });
      case 'unavailable':
        this.#refusal ??= new OcrFailed(answer.message, { isPermanent: true });
        return this.#refusal;
    }
  }

  #refuseAll(refusal: OcrFailed): void {
    this.#refusal = refusal;
    for (const job of this.#waiting.splice(0)) job.reject(refusal);
  }
}

/** More than two gained little: the networks are small. */
const MOST_THREADS = 2;

function threadsFor(processes: number): number {
  return Math.max(1, Math.min(MOST_THREADS, Math.floor(availableParallelism() / processes)));
}

function memoryOf(outcome: ProcessOutcome<OcrAnswer>): number {
  return outcome.kind === 'answered' && outcome.answer.kind === 'recognised' ? outcome.answer.memoryBytes : 0;
}

function isLost(outcome: ProcessOutcome<OcrAnswer>): boolean {
  return outcome.kind !== 'answered' || outcome.answer.kind === 'unavailable';
}
