/**
 * Bytes of a file by HTTP range requests. Ours replaces pdf.js's network layer because it (1) never starts a
 * request for the whole file, (2) reads the token before each request, (3) retries and can be resumed after a
 * break instead of failing pages, and (4) serves the newest request first. The last point decides how soon
 * page 1 shows: pdf.js requests the dictionaries of all pages at once, and the content of the first page
 * would wait behind a thousand of them.
 */
import { PdfError, type PdfFailure, type PdfSource } from '../pdf-file.ts';

export type FirstBytes =
  | { readonly kind: 'part'; readonly bytes: Uint8Array<ArrayBuffer>; readonly length: number }
  /** The server does not support ranges, or the file is that small. */
  | { readonly kind: 'whole'; readonly bytes: Uint8Array<ArrayBuffer> };

export interface RangePorts {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly sleep: (ms: number) => Promise<void>;
}

export const browserPorts: RangePorts = {
  fetch: (url, init) => fetch(url, init),
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

/** Enough for header, first objects and often the whole first page of a web-optimised file. */
export const FIRST_BYTES = 65_536;

export async function fetchFirstBytes(
  source: PdfSource,
  signal: AbortSignal,
  ports: RangePorts = browserPorts,
): Promise<FirstBytes> {
  const response = await ask(source, 0, FIRST_BYTES, signal, ports);
  const bytes = new Uint8Array(await bodyOf(response));
  const length = totalLength(response);
  if (response.status !== PARTIAL_CONTENT || length === null || length <= bytes.length) {
    return { kind: 'whole', bytes };
  }
  return { kind: 'part', bytes, length };
}

/** Over HTTP/1.1 browsers send six of them and keep the rest; over HTTP/2 all of them. */
const PARALLEL_REQUESTS = 12;
/** Waits before the second, third and fourth try. */
const RETRY_WAITS_MS: readonly number[] = [500, 1500, 4000];

/** Sequential reading doubles the fetched size each time, up to this. */
const READ_AHEAD_MAX_BYTES = 524_288;
/** Blocks kept because more was fetched than requested. */
const KEPT_BLOCKS = 24;

interface Block {
  readonly begin: number;
  readonly end: number;
  readonly bytes: Promise<Uint8Array>;
}

interface Waiting {
  readonly begin: number;
  readonly end: number;
  readonly resolve: (bytes: Uint8Array) => void;
}

export class RangeRequests {
  readonly #source: PdfSource;
  readonly #length: number;
  readonly #signal: AbortSignal;
  readonly #onStall: (isStalled: boolean) => void;
  readonly #ports: RangePorts;
  #blocks: Block[] = [];
  #waiting: Waiting[] = [];
  #stalled: Waiting[] = [];
  #active = 0;

  constructor(
    source: PdfSource,
    length: number,
    options: { readonly signal: AbortSignal; readonly onStall: (isStalled: boolean) => void },
    ports: RangePorts = browserPorts,
  ) {
    this.#source = source;
    this.#length = length;
    this.#signal = options.signal;
    this.#onStall = options.onStall;
    this.#ports = ports;
  }

  /** Settles when the bytes are there, however long that takes; never after the signal was aborted. */
  async read(begin: number, end: number): Promise<Uint8Array> {
    const block = this.#blocks.find((known) => known.begin <= begin && known.end >= end);
    const { begin: from, bytes } = block ?? this.#start(begin, end);
    return (await bytes).slice(begin - from, end - from);
  }

  resume(): void {
    if (this.#stalled.length === 0) return;
    this.#waiting.push(...this.#stalled);
    this.#stalled = [];
    this.#onStall(false);
    this.#next();
  }

  #start(begin: number, wantedEnd: number): Block {
    const end = Math.min(this.#length, begin + this.#reach(begin, wantedEnd));
    const bytes = new Promise<Uint8Array>((resolve) => {
      this.#waiting.push({ begin, end, resolve });
    });
    const block = { begin, end, bytes };
    this.#blocks = [...this.#blocks.slice(1 - KEPT_BLOCKS), block];
    this.#next();
    return block;
  }

  /** A table that is read piece by piece would cost one round trip for each piece. */
  #reach(begin: number, wantedEnd: number): number {
    const wanted = wantedEnd - begin;
    const before = this.#blocks.find((block) => block.end === begin);
    if (!before) return wanted;
    return Math.max(wanted, Math.min(READ_AHEAD_MAX_BYTES, 2 * (before.end - before.begin)));
  }

  #next(): void {
    while (this.#active < PARALLEL_REQUESTS && !this.#signal.aborted) {
      const newest = this.#waiting.pop();
      if (!newest) return;
      this.#active += 1;
      void this.#serve(newest).finally(() => {
        this.#active -= 1;
        this.#next();
      });
    }
  }

  async #serve(waiting: Waiting): Promise<void> {
    for (const waitMs of [0, ...RETRY_WAITS_MS]) {
      if (waitMs > 0) await this.#ports.sleep(waitMs);
      if (this.#signal.aborted) return;
      const bytes = await this.#fetchPart(waiting);
      if (bytes) return waiting.resolve(bytes);
    }
    if (this.#signal.aborted) return;
    this.#stalled.push(waiting);
    this.#onStall(true);
  }

  async #fetchPart({ begin, end }: Waiting): Promise<Uint8Array | null> {
    try {
      const response = await ask(this.#source, begin, end, this.#signal, this.#ports);
      const bytes = new Uint8Array(await bodyOf(response));
      // A proxy that drops the range header sends the whole file: then our part is cut out of it.
      const part = response.status === PARTIAL_CONTENT ? bytes : bytes.slice(begin, end);
      return part.length === end - begin ? part : null;
    } catch {
      return null;
    }
  }
}

const PARTIAL_CONTENT = 206;
const RANGE_NOT_SATISFIABLE = 416;

/**
 * Bypasses the browser's cache: it would send requests for one address one after the other, and keep
 * confidential documents on the disk of a shared machine.
 */
async function ask(
  source: PdfSource,
  begin: number,
  end: number,
  signal: AbortSignal,
  { fetch }: RangePorts,
): Promise<Response> {
  const headers = { ...source.headers?.(), Range: `bytes=${begin}-${end - 1}` };
  const response = await fetch(source.url, {
    headers,
    signal,
    credentials: 'same-origin',
    cache: 'no-store',
  }).catch((cause: unknown) => {
    throw new PdfError('network', cause);
  });
  if (!response.ok) throw new PdfError(failureOfStatus(response.status));
  return response;
}

async function bodyOf(response: Response): Promise<ArrayBuffer> {
  try {
    return await response.arrayBuffer();
  } catch (cause) {
    throw new PdfError('network', cause);
  }
}

function failureOfStatus(status: number): PdfFailure {
  if (status === RANGE_NOT_SATISFIABLE) return 'damaged';
  if (status >= 500) return 'server';
  return FAILURES[status] ?? 'unknown';
}

const FAILURES: Readonly<Record<number, PdfFailure>> = {
  401: 'signedOut',
  403: 'forbidden',
  404: 'notFound',
  410: 'notFound',
};

/** `bytes 0-65535/104857600` → 104857600; `*` means that the server does not know. */
function totalLength(response: Response): number | null {
  const total = /\/(\d+)$/.exec(response.headers.get('Content-Range') ?? '')?.[1];
  return total === undefined ? null : Number(total);
}
