/** The viewer's interface to an opened PDF. pdf.js implements it (`pdfjs/`); tests use their own file. */
import type { PageSize } from './view-model/page-geometry.ts';
import type { PageText } from './view-model/text-boxes.ts';

export interface PdfSource {
  readonly url: string;
  /** Read before every request, so that a renewed token is used at once. */
  readonly headers?: () => Readonly<Record<string, string>>;
}

/** Why a document cannot be shown. */
export type PdfFailure =
  | 'notFound'
  | 'forbidden'
  | 'signedOut'
  | 'damaged'
  | 'encrypted'
  | 'network'
  | 'server'
  | 'unknown';

export class PdfError extends Error {
  readonly failure: PdfFailure;

  constructor(failure: PdfFailure, cause?: unknown) {
    super(`the document cannot be shown: ${failure}`, { cause });
    this.name = 'PdfError';
    this.failure = failure;
  }
}

/** Work that can be cancelled; it then still settles, as `cancelled`. */
export interface PageWork {
  readonly done: Promise<'done' | 'cancelled'>;
  readonly cancel: () => void;
}

export interface OutlineEntry {
  readonly title: string;
  /** Opaque; `PdfFile.locate` resolves it. Null for a heading without a target. */
  readonly target: unknown;
  readonly children: readonly OutlineEntry[];
}

export interface PagePlace {
  readonly page: number;
  /** Points from the page's top. */
  readonly y: number;
}

export interface PdfFile {
  readonly pageCount: number;
  readonly firstPage: PageSize;
  pageSize(page: number): Promise<PageSize>;
  /** Sets the canvas's size and draws the page; `scale` is canvas pixels per point. */
  draw(page: number, canvas: HTMLCanvasElement, scale: number): PageWork;
  /** Fills the container with invisible, selectable text; it follows the CSS variable `--total-scale-factor`. */
  layText(page: number, container: HTMLElement): PageWork;
  text(page: number): Promise<PageText>;
  outline(): Promise<readonly OutlineEntry[]>;
  locate(target: unknown): Promise<PagePlace | null>;
  /** Releases the memory of a page that is out of sight. */
  release(page: number): void;
  /** Requests the parts again that could not be fetched. */
  resume(): void;
  close(): void;
}

export interface OpenOptions {
  readonly signal: AbortSignal;
  /** A part could not be fetched after several tries, or all of them arrived after all. */
  readonly onStall: (isStalled: boolean) => void;
}

/** Resolves when the first page can be shown; rejects with a `PdfError`. */
export type OpenPdf = (source: PdfSource, options: OpenOptions) => Promise<PdfFile>;
