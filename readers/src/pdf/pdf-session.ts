/**
 * One PDF in a supervised thread: a page that takes too long, runs out of memory or crashes the library fails
 * alone and gets a new thread, never the process. Always close a session.
 */
import { availableParallelism } from 'node:os';
import { append } from '@wenjian/document';
import type { PdfFault } from './open-pdf.ts';
import type { PageContent, RenderedPage } from './page/page-content.ts';
import type { PdfAnswer, PdfFacts, PdfRequest } from './pdf.messages.ts';
import { keepThread, type Loss, type PdfThread, takeThread } from './pdf-thread.ts';
import { compiledPdfium } from './pdfium.ts';
import type { PdfProperties } from './read-properties.ts';
import { Slots } from './tables/slots.ts';

export { MAX_PDF_PAGES } from './pdf-thread.ts';

/** Processor time. */
const READ_MS = 6_000;
const DRAW_MS = 15_000;

/** Pages requested at once: communication between threads takes as long as reading a page. */
const PAGES_AT_ONCE = 8;

/** After this many lost threads the rest of the document is given up, because it would only lose more. */
const MAX_LOST_THREADS = 2;

export type PageOutcome<Value> =
  | { readonly kind: 'done'; readonly value: Value }
  | { readonly kind: 'damaged' | 'tooSlow' | 'crashed' | 'givenUp' };

export type SessionOutcome =
  | { readonly kind: 'open'; readonly session: PdfSession }
  | { readonly kind: 'fault'; readonly fault: PdfFault };

/** Waits while as many PDFs are open as the machine has processors: each uses a thread and up to a gigabyte. */
export async function openPdfSession(path: string, readMs = READ_MS): Promise<SessionOutcome> {
  const library = await compiledPdfium();
  const release = await openSessions.acquire();
  const thread = takeThread(library);
  const opened = await thread.open(path);
  if (opened.kind === 'open') {
    const { kind, ...facts } = opened;
    const openThread: OpenThread = async () => {
      const another = takeThread(library);
      if ((await another.open(path)).kind === 'open') return another;
      await another.stop();
      return null;
    };
    return { kind, session: new PdfSession({ openThread, thread, facts, release, readMs }) };
  }
  await thread.stop();
  release();
  return { kind: 'fault', fault: opened.kind === 'fault' ? opened.fault : 'damaged' };
}

/** Null when the document that opened before does not open again. */
type OpenThread = () => Promise<PdfThread | null>;

interface OpenedThread {
  readonly openThread: OpenThread;
  readonly thread: PdfThread;
  readonly facts: PdfFacts;
  readonly release: () => void;
  /** Processor time of one request for pages. */
  readonly readMs: number;
}

const openSessions = new Slots(Math.max(2, availableParallelism()));

export class PdfSession {
  readonly facts: PdfFacts;
  readonly #openThread: OpenThread;
  readonly #release: () => void;
  readonly #readMs: number;
  #thread: PdfThread | null;
  #lostThreads = 0;
  #queue: Promise<unknown> = Promise.resolve();

  constructor({ openThread, thread, facts, release, readMs }: OpenedThread) {
    this.#openThread = openThread;
    this.#release = release;
    this.#readMs = readMs;
    this.#thread = thread;
    this.facts = facts;
  }

  /** All pages in order. The thread reads the next ones while the caller works on these. */
  async *readPages(): AsyncGenerator<PageOutcome<PageContent>> {
    const { pageCount } = this.facts;
    let next = this.#readSome(0);
    for (let from = 0; from < pageCount; from += PAGES_AT_ONCE) {
      const outcomes = await next;
      if (from + PAGES_AT_ONCE < pageCount) next = this.#readSome(from + PAGES_AT_ONCE);
      yield* outcomes;
    }
  }

  drawPage(pageIndex: number, dpi: number): Promise<PageOutcome<RenderedPage>> {
    return this.#inTurn(async () => {
      const answer = await this.#ask({ kind: 'draw', pageIndex, dpi }, DRAW_MS);
      if (answer.kind !== 'drawing') return { kind: lossOf(answer) };
      return answer.drawing === null ? { kind: 'damaged' } : { kind: 'done', value: answer.drawing };
    });
  }

  readProperties(): Promise<PageOutcome<PdfProperties>> {
    return this.#inTurn(async () => {
      const answer = await this.#ask({ kind: 'properties' }, READ_MS);
      return answer.kind === 'properties'
        ? { kind: 'done', value: answer.properties }
        : { kind: lossOf(answer) };
    });
  }

  async close(): Promise<void> {
    const thread = this.#thread;
    this.#thread = null;
    if (thread !== null) await keepThread(thread);
    this.#release();
  }

  async #dropThread(): Promise<void> {
    await this.#thread?.stop();
    this.#thread = null;
  }

  #readSome(from: number): Promise<readonly PageOutcome<PageContent>[]> {
    const count = Math.min(PAGES_AT_ONCE, this.facts.pageCount - from);
    return this.#inTurn(async () => {
      const outcomes = await this.#readTogether(from, count);
      if (count === 1 || outcomes.every((outcome) => outcome.kind === 'done' || outcome.kind === 'damaged'))
        return outcomes;
      // One of them ended the thread; one by one, only that page is lost.
      const single: PageOutcome<PageContent>[] = [];
      for (let index = from; index < from + count; index++)
        append(single, await this.#readTogether(index, 1));
      return single;
    });
  }

  async #readTogether(from: number, count: number): Promise<readonly PageOutcome<PageContent>[]> {
    const answer = await this.#ask({ kind: 'read', from, count }, this.#readMs);
    if (answer.kind !== 'contents') return Array.from({ length: count }, () => ({ kind: lossOf(answer) }));
    return answer.contents.map((content) =>
      content === null ? { kind: 'damaged' } : { kind: 'done', value: content },
    );
  }

  /** One request at a time, so that the time limit applies to its page. */
  #inTurn<Value>(task: () => Promise<Value>): Promise<Value> {
    const turn = this.#queue.then(task);
    this.#queue = turn.catch(() => undefined);
    return turn;
  }

  async #ask(request: PdfRequest, processorMs: number): Promise<PdfAnswer | Loss> {
    if (this.#lostThreads > MAX_LOST_THREADS) return { kind: 'givenUp' };
    this.#thread ??= await this.#openThread();
    const answer = (await this.#thread?.ask(request, processorMs)) ?? { kind: 'crashed' as const };
    if (answer.kind === 'tooSlow' || answer.kind === 'crashed') {
      await this.#dropThread();
      this.#lostThreads++;
    }
    return answer;
  }
}

function lossOf(answer: PdfAnswer | Loss): Loss['kind'] {
  return answer.kind === 'tooSlow' || answer.kind === 'givenUp' ? answer.kind : 'crashed';
}
