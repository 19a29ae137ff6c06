/** What the thread that holds pdfium is asked and what it answers, one answer a request, in order. */
import type { PdfFault } from './open-pdf.ts';
import type { PageContent, RenderedPage } from './page-content.ts';
import type { PdfProperties } from './read-properties.ts';

export interface ThreadInput {
  /** What `compiledPdfium` gave. */
  readonly library: object;
  readonly path: string;
  readonly maxPages: number;
}

export type PdfRequest =
  | { readonly kind: 'read'; readonly from: number; readonly count: number }
  | { readonly kind: 'draw'; readonly pageIndex: number; readonly dpi: number }
  | { readonly kind: 'properties' };

export interface PdfFacts {
  readonly pageCount: number;
  readonly attachmentCount: number;
  readonly isDynamicForm: boolean;
}

/** The first answer of a thread, unasked. */
export type OpenAnswer =
  | ({ readonly kind: 'open' } & PdfFacts)
  | { readonly kind: 'fault'; readonly fault: PdfFault };

export type PdfAnswer =
  | OpenAnswer
  /** Null: the page cannot be loaded. */
  | { readonly kind: 'contents'; readonly contents: readonly (PageContent | null)[] }
  | { readonly kind: 'drawing'; readonly drawing: RenderedPage | null }
  | { readonly kind: 'properties'; readonly properties: PdfProperties };
