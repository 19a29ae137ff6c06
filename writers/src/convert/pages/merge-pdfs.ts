/** Merges several PDFs into one with a bookmark for each, and splits one into several. Runs in the thread. */
import { readFile, writeFile } from 'node:fs/promises';
import { PDFDocument, PDFHexString, PDFName } from '@cantoo/pdf-lib';
import { compiledPdfium, loadPdfium, type Pdfium } from '@wenjian/readers/pdf';
import type { PdfEdit, PdfEditResult, PdfFact } from './pdf-edit.messages.ts';
import { extractPages, openSource, savedBytes } from './pdfium-pages.ts';

type Progress = (fraction: number) => void;

export async function mergePdfs(
  { sources, output }: Extract<PdfEdit, { kind: 'merge' }>,
  onProgress: Progress,
): Promise<PdfEditResult> {
  const pdfium = await loadPdfium(await compiledPdfium());
  const target = pdfium.api.FPDF_CreateNewDocument();
  const facts = new Set<PdfFact>();
  const starts: number[] = [];
  for (const [index, { path }] of sources.entries()) {
    starts.push(pdfium.api.FPDF_GetPageCount(target));
    for (const fact of await appendFile(pdfium, target, path)) facts.add(fact);
    onProgress((index + 1) / (sources.length + 1));
  }
  const bytes = savedBytes(pdfium, target);
  const bookmarks = sources.map(({ title }, index) => ({ title, pageIndex: starts[index] ?? 0 }));
  await writeFile(output, sources.length > 1 ? await withBookmarks(bytes, bookmarks) : bytes);
  return { facts: [...facts] };
}

export async function splitPdf(
  { source, parts }: Extract<PdfEdit, { kind: 'split' }>,
  onProgress: Progress,
): Promise<PdfEditResult> {
  const opened = await openSource(source.path);
  for (const [index, { from, to, output }] of parts.entries()) {
    await writeFile(output, extractPages(opened, `${from}-${to}`));
    onProgress((index + 1) / parts.length);
  }
  return { facts: opened.facts };
}

async function appendFile(pdfium: Pdfium, target: number, path: string): Promise<readonly PdfFact[]> {
  const { api, memory } = pdfium;
  // Checked in a separate instance first, so that a file that breaks the library does not affect the others.
  const { facts } = await openSource(path);
  const file = await readFile(path);
  const pointer = memory.allocate(file.length);
  memory.bytes().set(file, pointer);
  const source = api.FPDF_LoadMemDocument(pointer, file.length, '');
  const at = api.FPDF_GetPageCount(target);
  const isCopied = source !== 0 && api.FPDF_ImportPagesByIndex(target, source, 0, 0, at);
  if (source !== 0) api.FPDF_CloseDocument(source);
  memory.free(pointer);
  if (!isCopied) throw new Error('pages not copied');
  return facts;
}

interface Bookmark {
  readonly title: string;
  readonly pageIndex: number;
}

async function withBookmarks(bytes: Uint8Array, bookmarks: readonly Bookmark[]): Promise<Uint8Array> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  const { context } = document;
  const pages = document.getPages();
  const root = context.nextRef();
  const refs = bookmarks.map(() => context.nextRef());
  for (const [index, { title, pageIndex }] of bookmarks.entries()) {
    const [ref, page] = [refs[index], pages[pageIndex]];
    if (ref === undefined || page === undefined) continue;
    const item = context.obj({
      Title: PDFHexString.fromText(title),
      Parent: root,
      Dest: [page.ref, 'XYZ', null, null, null],
    });
    const [before, after] = [refs[index - 1], refs[index + 1]];
    if (before !== undefined) item.set(PDFName.of('Prev'), before);
    if (after !== undefined) item.set(PDFName.of('Next'), after);
    context.assign(ref, item);
  }
  const [first, last] = [refs[0], refs.at(-1)];
  if (first === undefined || last === undefined) return bytes;
  context.assign(root, context.obj({ Type: 'Outlines', First: first, Last: last, Count: refs.length }));
  document.catalog.set(PDFName.of('Outlines'), root);
  return document.save({ updateFieldAppearances: false });
}
