/**
 * In: an office document on disk. Out: the same document in another format, or the reason for the failure.
 * Promise: documents are converted by long-running LibreOffice processes that have no network, run no macros
 * and follow no links; each document has its own folder; a process that hangs, crashes or has converted its
 * number of documents is replaced, and its document is tried once more. Expected errors are outcomes.
 */
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MAX_LAID_OUT_PAGES } from '../limits.ts';
import type { ProcessLimits } from '../supervision/watch-process.ts';
import { officeText } from './office.text.ts';
import type { OfficeSource } from './office-document.ts';
import { conversionArguments, type OfficeTarget } from './office-filters.ts';
import { hasContent, makeFolder, moveToOwnFolder } from './office-folders.ts';
import { OfficeInstance, type RunOutcome } from './office-instance.ts';
import { findOffice, type Launch } from './office-launch.ts';

export type ConversionFailure = 'timeout' | 'memory' | 'damaged' | 'encrypted' | 'unavailable';

export type ConversionResult =
  | { readonly kind: 'converted'; readonly path: string }
  | { readonly kind: 'failed'; readonly reason: ConversionFailure; readonly message: string };

export interface ConversionOptions {
  /** The result gets its own new folder inside it, which the caller removes. Without it, `close` removes it. */
  readonly outputFolder?: string;
  readonly processorMs?: number;
  /** Renders only the first pages: a sheet of 20,000 rows would have 890. */
  readonly maxPages?: number;
  /** When aborted, the document leaves the queue, or its process is ended; `convert` rejects with the reason. */
  readonly signal?: AbortSignal;
}

export interface OfficeConverter {
  convert(path: string, to: OfficeTarget, options?: ConversionOptions): Promise<ConversionResult>;
  status(): OfficeStatus;
  /** Ends every process and removes every file. Waiting documents are refused. */
  close(): Promise<void>;
}

export interface OfficeStatus {
  /** Null until the first document is requested. */
  readonly isAvailable: boolean | null;
  readonly isNetworkCut: boolean | null;
  readonly waiting: number;
  readonly instances: readonly {
    readonly state: 'stopped' | 'idle' | 'busy';
    readonly processId: number | null;
    readonly documents: number;
  }[];
}

export interface OfficeConverterOptions {
  /** How many documents are converted at the same time; each process takes about 250 MB and one core. */
  readonly instances: number;
  /** All temporary files are in a new folder inside it. */
  readonly workFolder: string;
  /** A process is replaced after this many documents, because its memory grows with every one. */
  readonly documentsPerInstance?: number;
  /** The processor time of one document. */
  readonly processorMs?: number;
  readonly memoryBytes?: number;
  /** A process that neither works nor waits for its turn for this long during a document counts as stuck. */
  readonly hungMs?: number;
  /** The `soffice` to run; searched for when absent. */
  readonly program?: string;
  /** A process was replaced; `served`: it had converted its number of documents. */
  readonly onReplaced?: (reason: OfficeReplacement) => void;
  /** False only in tests that check that no link is followed even with a network. */
  readonly cutsNetwork?: boolean;
}

export type OfficeReplacement = 'served' | 'unable' | Exclude<RunOutcome, 'done'>;

const DOCUMENTS_PER_INSTANCE = 50;

/** A 100-page contract takes 4 s on a slow core. */
const PROCESSOR_MS = 60_000;

/** A process uses 220 MB with its first document, 280 MB with 100 pages, 320 MB with a sheet of 20,000 rows. */
const MEMORY_BYTES = 1200 * 1024 * 1024;

/** LibreOffice always uses processor time while it works on a document, or waits for it. */
const HUNG_MS = 30_000;

/** Far more than a rendering of the largest file that is accepted. */
const OUTPUT_BYTES = 1024 * 1024 * 1024;

const ATTEMPTS = 2;

export function createOfficeConverter(options: OfficeConverterOptions): OfficeConverter {
  return new Pool(options);
}

interface Slot {
  instance: OfficeInstance | null;
  isBusy: boolean;
}

class Pool implements OfficeConverter {
  readonly #options: OfficeConverterOptions;
  readonly #slots: Slot[];
  readonly #waiting: ((slot: Slot | null) => void)[] = [];
  readonly #running = new Set<Promise<unknown>>();
  #folder: Promise<string> | null = null;
  #launch: Promise<Launch | null> | null = null;
  #found: Launch | null | undefined;
  #isClosed = false;

  constructor(options: OfficeConverterOptions) {
    this.#options = options;
    const count = Math.max(1, Math.floor(options.instances));
    this.#slots = Array.from({ length: count }, () => ({ instance: null, isBusy: false }));
  }

  convert(path: string, to: OfficeTarget, options: ConversionOptions = {}): Promise<ConversionResult> {
    const running = this.#convert(path, to, options);
    this.#running.add(running);
    const forget = (): void => void this.#running.delete(running);
    running.then(forget, forget);
    return running;
  }

  status(): OfficeStatus {
    return {
      isAvailable: this.#found === undefined ? null : this.#found !== null,
      isNetworkCut: this.#found?.isNetworkCut ?? null,
      waiting: this.#waiting.length,
      instances: this.#slots.map(({ instance, isBusy }) => ({
        state: isBusy ? 'busy' : instance === null ? 'stopped' : 'idle',
        processId: instance?.processId ?? null,
        documents: instance?.documentCount ?? 0,
      })),
    };
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const refuse of this.#waiting.splice(0)) refuse(null);
    // Busy processes are ended too: their documents are refused at once instead of delaying the shutdown.
    await Promise.all(this.#slots.map((slot) => slot.instance?.stop()));
    await Promise.allSettled(this.#running);
    // A conversion that was starting a process when the pool closed left it in its slot.
    await Promise.all(this.#slots.map((slot) => slot.instance?.stop()));
    if (this.#folder !== null) await rm(await this.#folder, { recursive: true, force: true });
  }

  async #convert(path: string, to: OfficeTarget, options: ConversionOptions): Promise<ConversionResult> {
    if (this.#isClosed) return failed('unavailable', officeText.closed);
    this.#launch ??= findOffice(this.#options.program, this.#options.cutsNetwork);
    this.#found = await this.#launch;
    if (this.#found === null) return failed('unavailable', officeText.missing);
    const { examineSource } = await import('./office-source.ts');
    const source = await examineSource(path);
    if (source.kind === 'refused') return failed(source.reason, source.message);
    this.#folder ??= makeFolder(this.#options.workFolder);
    const root = await this.#folder;
    const folder = await mkdtemp(join(root, 'document-'));
    try {
      const result = await this.#convertIn(folder, path, source, to, options);
      if (result.kind === 'failed') return result;
      return {
        kind: 'converted',
        path: await moveToOwnFolder(result.path, options.outputFolder ?? root, to),
      };
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  async #convertIn(
    folder: string,
    path: string,
    source: OfficeSource,
    to: OfficeTarget,
    options: ConversionOptions,
  ): Promise<ConversionResult> {
    const input = join(folder, 'in', `document.${source.extension}`);
    await mkdir(join(folder, 'in'));
    if (source.content === null) await copyFile(path, input);
    else await writeFile(input, source.content);
    const maxPages = options.maxPages ?? MAX_LAID_OUT_PAGES;
    const command = conversionArguments(source, to, { input, outputFolder: join(folder, 'out'), maxPages });
    if (command === null) return failed('damaged', officeText.noSuchConversion(to));
    const limits: ProcessLimits = {
      processorMs: options.processorMs ?? this.#options.processorMs ?? PROCESSOR_MS,
      memoryBytes: this.#options.memoryBytes ?? MEMORY_BYTES,
      hungMs: this.#options.hungMs ?? HUNG_MS,
      output: { folder: join(folder, 'out'), bytes: OUTPUT_BYTES },
    };
    const slot = await this.#acquire(options.signal);
    if (slot === null) return failed('unavailable', officeText.closed);
    try {
      const output = join(folder, 'out', `document.${to}`);
      return await this.#runTwice(slot, command, limits, output, options.signal);
    } finally {
      await this.#release(slot);
    }
  }

  async #runTwice(
    slot: Slot,
    command: readonly string[],
    limits: ProcessLimits,
    output: string,
    signal: AbortSignal | undefined,
  ): Promise<ConversionResult> {
    let outcome: RunOutcome = 'crashed';
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const instance = await this.#instanceOf(slot, limits);
      if (this.#isClosed) return failed('unavailable', officeText.closed);
      signal?.throwIfAborted();
      if (instance === null) return failed('unavailable', officeText.noStart);
      await rm(output, { force: true });
      outcome = await instance.run(command, limits, signal);
      if (outcome === 'done' && (await hasContent(output))) return { kind: 'converted', path: output };
      const isWorthAnother = mayDifferNextTime(outcome, instance);
      // The next document gets a new process, free of any state that the failed one left.
      await discard(slot);
      this.#options.onReplaced?.(outcome === 'done' ? 'unable' : outcome);
      if (this.#isClosed) return failed('unavailable', officeText.closed);
      signal?.throwIfAborted();
      if (!isWorthAnother) break;
    }
    return failureOf(outcome, limits);
  }

  async #instanceOf(slot: Slot, limits: ProcessLimits): Promise<OfficeInstance | null> {
    if (slot.instance?.isAlive === true) return slot.instance;
    if (slot.instance !== null) this.#options.onReplaced?.('crashed');
    await discard(slot);
    const launch = this.#found;
    if (launch === null || launch === undefined || this.#folder === null) return null;
    const folder = await mkdtemp(join(await this.#folder, 'instance-'));
    slot.instance = await OfficeInstance.start(launch, folder, limits.memoryBytes);
    return slot.instance;
  }

  #acquire(signal: AbortSignal | undefined): Promise<Slot | null> {
    signal?.throwIfAborted();
    if (this.#isClosed) return Promise.resolve(null);
    const free = this.#slots.find((slot) => !slot.isBusy);
    if (free !== undefined) {
      free.isBusy = true;
      return Promise.resolve(free);
    }
    return new Promise((resolve, reject) => {
      this.#waiting.push(resolve);
      const leave = (): void => {
        const at = this.#waiting.indexOf(resolve);
        if (at === -1) return;
        this.#waiting.splice(at, 1);
        reject(signal?.reason);
      };
      signal?.addEventListener('abort', leave, { once: true });
    });
  }

  async #release(slot: Slot): Promise<void> {
    const share = this.#options.documentsPerInstance ?? DOCUMENTS_PER_INSTANCE;
    if ((slot.instance?.documentCount ?? 0) >= share) {
      await discard(slot);
      this.#options.onReplaced?.('served');
    }
    const next = this.#waiting.shift();
    if (next === undefined) slot.isBusy = false;
    else next(slot);
  }
}

async function discard(slot: Slot): Promise<void> {
  const { instance } = slot;
  slot.instance = null;
  await instance?.stop();
}

/**
 * A document that exceeded its time or memory would do so again. One that could not be opened is tried again
 * unless the process was new: an older process may be the cause.
 */
function mayDifferNextTime(outcome: RunOutcome, instance: OfficeInstance): boolean {
  if (outcome === 'done') return instance.documentCount > 1;
  return outcome === 'hung' || outcome === 'crashed';
}

function failureOf(outcome: RunOutcome, limits: ProcessLimits): ConversionResult {
  switch (outcome) {
    case 'processor':
      return failed('timeout', officeText.timeout(limits.processorMs / 1000));
    case 'output':
      return failed('memory', officeText.output(OUTPUT_BYTES / (1024 * 1024)));
    case 'hung':
      return failed('timeout', officeText.hung);
    case 'memory':
      return failed('memory', officeText.memory(Math.round(limits.memoryBytes / (1024 * 1024))));
    case 'crashed':
      return failed('damaged', officeText.crashed);
    case 'done':
      return failed('damaged', officeText.damaged);
  }
}

function failed(reason: ConversionFailure, message: string): ConversionResult {
  return { kind: 'failed', reason, message };
}
