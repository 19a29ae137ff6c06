/** Requests to the pdfium thread and its answers, one answer per request, in order. */
import type { PdfFault } from './open-pdf.ts';
import type { PageContent, RenderedPage } from './page/page-content.ts';
import type { PdfProperties } from './read-properties.ts';

export interface ThreadInput {
  /** The result of `compiledPdfium`. */
  readonly library: object;
  readonly maxPages: number;
}

export type PdfRequest =
  | { readonly kind: 'open'; readonly path: string }
  /** The document is no longer needed. */
  | { readonly kind: 'close' }
  | { readonly kind: 'read'; readonly from: number; readonly count: number }
  | { readonly kind: 'draw'; readonly pageIndex: number; readonly dpi: number }
  | { readonly kind: 'properties' };

export interface PdfFacts {
  readonly pageCount: number;
  readonly attachmentCount: number;
  readonly isDynamicForm: boolean;
}

export type OpenAnswer =
  | ({ readonly kind: 'open' } & PdfFacts)
  | { readonly kind: 'fault'; readonly fault: PdfFault };

export type PdfAnswer =
  | OpenAnswer
  /** Null: the page cannot be loaded. */
  | { readonly kind: 'contents'; readonly contents: readonly (PageContent | null)[] }
  | { readonly kind: 'drawing'; readonly drawing: RenderedPage | null }
  | { readonly kind: 'properties'; readonly properties: PdfProperties }
  /** The memory that the library had taken for the document. */
  | { readonly kind: 'closed'; readonly usedBytes: number };
