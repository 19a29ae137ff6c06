/**
 * The thread with one PDF at a time, each in a pdfium instance of its own. The supervisor kills it when a page takes too long.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { type OpenPdf, openPdf } from './open-pdf.ts';
import { drawPage } from './page/draw-page.ts';
import type { PageContent } from './page/page-content.ts';
import { PageReader } from './page/read-page.ts';
import type { PdfAnswer, PdfRequest, ThreadInput } from './pdf.messages.ts';
import { readProperties } from './read-properties.ts';

const { library, maxPages }: ThreadInput = workerData;

interface Served {
  readonly pdf: OpenPdf;
  readonly reader: PageReader;
}

let served: Served | null = null;

parentPort?.on('message', (request: PdfRequest) => {
  if (request.kind === 'open') void open(request.path);
  else if (request.kind === 'close') close();
  else if (served !== null) serve(served, request);
});

/** What it throws ends the thread. */
async function open(path: string): Promise<void> {
  const outcome = await openPdf(path, maxPages, library);
  if (outcome.kind === 'fault') {
    answer(outcome);
    return;
  }
  const { pdf } = outcome;
  served = { pdf, reader: new PageReader(pdf) };
  const { pageCount, attachmentCount, isDynamicForm } = pdf;
  answer({ kind: 'open', pageCount, attachmentCount, isDynamicForm });
}

function close(): void {
  const usedBytes = served?.pdf.pdfium.memory.bytes().length ?? 0;
  served = null;
  answer({ kind: 'closed', usedBytes });
}

function serve({ pdf, reader }: Served, request: Exclude<PdfRequest, { kind: 'open' | 'close' }>): void {
  if (request.kind === 'draw') {
    const drawing = drawPage(pdf, request.pageIndex, request.dpi);
    answer({ kind: 'drawing', drawing }, drawing === null ? [] : [drawing.pixels.buffer]);
    return;
  }
  if (request.kind === 'properties') {
    answer({ kind: 'properties', properties: readProperties(pdf) });
    return;
  }
  const contents = Array.from({ length: request.count }, (_, index) => reader.read(request.from + index));
  answer({ kind: 'contents', contents }, contents.flatMap(buffersOf));
}

function buffersOf(content: PageContent | null): ArrayBufferLike[] {
  if (content === null) return [];
  const { codes, guessed, boxes, origins, runOf, styleOfRun } = content.glyphs;
  return [codes, guessed, boxes, origins, runOf, styleOfRun].map((array) => array.buffer);
}

function answer(message: PdfAnswer, transferred: readonly ArrayBufferLike[] = []): void {
  parentPort?.postMessage(
    message,
    transferred.filter((buffer) => buffer instanceof ArrayBuffer),
  );
}
