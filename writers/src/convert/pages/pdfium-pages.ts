/**
 * Copies whole pages between PDFs with pdfium, which opens damaged and restricted files and drops broken
 * links. Blocks: thread only.
 */
import { compiledPdfium, MAX_PDF_PAGES, openPdf, type Pdfium } from '@wenjian/readers/pdf';
import type { PdfFact } from './pdf-edit.messages.ts';

export interface PageSource {
  readonly pdfium: Pdfium;
  readonly handle: number;
  readonly pageCount: number;
  readonly facts: readonly PdfFact[];
}

export async function openSource(path: string): Promise<PageSource> {
  const outcome = await openPdf(path, MAX_PDF_PAGES, await compiledPdfium());
  if (outcome.kind === 'fault') throw new Error(`pdfium cannot open the file: ${outcome.fault}`);
  const { pdfium, handle, pageCount } = outcome.pdf;
  return { pdfium, handle, pageCount, facts: factsOf(pdfium, handle) };
}

/** A new PDF of the given pages, in the given order; counted from 1, such as "3,1-2". */
export function extractPages({ pdfium, handle }: PageSource, pages: string): Uint8Array {
  const target = pdfium.api.FPDF_CreateNewDocument();
  try {
    if (!pdfium.api.FPDF_ImportPages(target, handle, pages, 0)) throw new Error('pages not copied');
    return savedBytes(pdfium, target);
  } finally {
    pdfium.api.FPDF_CloseDocument(target);
  }
}

/** Saves a file again with pdfium, as a valid file without restrictions. */
export async function resaved(path: string): Promise<Uint8Array> {
  const source = await openSource(path);
  return extractPages(source, `1-${source.pageCount}`);
}

/** FORMTYPE_NONE of fpdf_formfill.h. */
const NO_FORM = 0;

function factsOf({ api }: Pdfium, handle: number): PdfFact[] {
  const facts: PdfFact[] = [];
  if (api.FPDF_GetSignatureCount(handle) > 0) facts.push('signature');
  if (api.FPDF_GetFormType(handle) !== NO_FORM) facts.push('form');
  if (api.FPDFBookmark_GetFirstChild(handle, 0) !== 0) facts.push('outline');
  if (api.FPDF_GetSecurityHandlerRevision(handle) >= 0) facts.push('restrictions');
  return facts;
}

export function savedBytes({ api, memory }: Pdfium, handle: number): Uint8Array {
  const writer = api.PDFiumExt_OpenFileWriter();
  try {
    api.PDFiumExt_SaveAsCopy(handle, writer);
    const size = api.PDFiumExt_GetFileWriterSize(writer);
    if (size === 0) throw new Error('nothing was saved');
    const pointer = memory.allocate(size);
    api.PDFiumExt_GetFileWriterData(writer, pointer, size);
    const bytes = memory.bytes().slice(pointer, pointer + size);
    memory.free(pointer);
    return bytes;
  } finally {
    api.PDFiumExt_CloseFileWriter(writer);
  }
}
