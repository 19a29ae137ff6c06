/** Opens a PDF in a pdfium instance. Expected errors are outcomes: see `OpenOutcome`. */
import { readFile } from 'node:fs/promises';
import { loadPdfium, type Pdfium } from './pdfium.ts';

export type PdfFault = 'encrypted' | 'unknownEncryption' | 'damaged' | 'noPages' | 'tooManyPages';

export interface OpenPdf {
  readonly pdfium: Pdfium;
  readonly handle: number;
  readonly pageCount: number;
  /** Files attached to this one; they are not read. */
  readonly attachmentCount: number;
  /** A form that only Adobe's own reader can show. */
  readonly isDynamicForm: boolean;
}

export type OpenOutcome =
  | { readonly kind: 'open'; readonly pdf: OpenPdf }
  | { readonly kind: 'fault'; readonly fault: PdfFault };

/** FPDF_ERR_PASSWORD and FPDF_ERR_SECURITY of fpdfview.h. */
const ERROR_PASSWORD = 4;
const ERROR_SECURITY = 5;

/** FORMTYPE_XFA_FULL of fpdf_formfill.h. */
const FORM_DYNAMIC = 2;

export async function openPdf(path: string, maxPages: number, library?: object): Promise<OpenOutcome> {
  const pdfium = await loadPdfium(library);
  const { api, memory } = pdfium;
  const file = await readFile(path);
  // pdfium reads from this buffer while the document is open; both are freed with the instance.
  const pointer = memory.allocate(file.length);
  memory.bytes().set(file, pointer);
  const handle = api.FPDF_LoadMemDocument(pointer, file.length, '');
  if (handle === 0) return { kind: 'fault', fault: faultOf(api.FPDF_GetLastError()) };
  const pageCount = api.FPDF_GetPageCount(handle);
  if (pageCount > maxPages) return { kind: 'fault', fault: 'tooManyPages' };
  if (pageCount <= 0) return { kind: 'fault', fault: 'noPages' };
  return {
    kind: 'open',
    pdf: {
      pdfium,
      handle,
      pageCount,
      attachmentCount: api.FPDFDoc_GetAttachmentCount(handle),
      isDynamicForm: api.FPDF_GetFormType(handle) === FORM_DYNAMIC,
    },
  };
}

function faultOf(error: number): PdfFault {
  if (error === ERROR_PASSWORD) return 'encrypted';
  return error === ERROR_SECURITY ? 'unknownEncryption' : 'damaged';
}
