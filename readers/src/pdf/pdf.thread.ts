/**
 * The thread with one PDF in one pdfium instance. It ends with its document; the supervisor kills it when a
 * page takes too long.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { drawPage } from './draw-page.ts';
import { type OpenPdf, openPdf } from './open-pdf.ts';
import type { PageContent } from './page-content.ts';
import type { PdfAnswer, PdfRequest, ThreadInput } from './pdf.messages.ts';
import { PageReader } from './read-page.ts';
import { readProperties } from './read-properties.ts';

const { library, path, maxPages }: ThreadInput = workerData;

const outcome = await openPdf(path, maxPages, library);
if (outcome.kind === 'fault') {
  answer(outcome);
} else {
  const { pdf } = outcome;
  const reader = new PageReader(pdf);
  const { pageCount, attachmentCount, isDynamicForm } = pdf;
  parentPort?.on('message', (request: PdfRequest) => serve(pdf, reader, request));
  answer({ kind: 'open', pageCount, attachmentCount, isDynamicForm });
}

function serve(pdf: OpenPdf, reader: PageReader, request: PdfRequest): void {
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
