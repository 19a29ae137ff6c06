/** Messages to and from the thread that rewrites PDFs. */
import type { CompressionQuality, Watermark } from '../conversion.ts';

/** A place on the displayed page: points, origin top left, rotation applied. `page` from 0. */
export interface ShownBox {
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Invisible text to put on a page, in displayed coordinates; see `LineFragment`. */
export interface LayerLine {
  readonly page: number;
  readonly text: string;
  readonly top: number;
  readonly height: number;
  readonly edges: readonly number[];
  readonly isVertical: boolean;
}

export interface PdfInput {
  readonly path: string;
  /** The reader's page count; if the library counts differently, it misread the file. */
  readonly pageCount: number;
}

export interface PdfEditInput {
  readonly edit: PdfEdit;
  /** The result of `compiledPdfium`. */
  readonly library: object;
}

/** A page of the source, from 1, and by how much it is turned: 0, 90, 180 or 270 degrees clockwise. */
export interface PageChoice {
  readonly page: number;
  readonly turn: number;
}

export type PdfEdit =
  | {
      readonly kind: 'merge';
      readonly sources: readonly (PdfInput & { readonly title: string })[];
      readonly output: string;
    }
  | {
      readonly kind: 'split';
      readonly source: PdfInput;
      readonly parts: readonly { readonly from: number; readonly to: number; readonly output: string }[];
    }
  | {
      readonly kind: 'compress';
      readonly source: PdfInput;
      readonly output: string;
      readonly quality: CompressionQuality;
    }
  | {
      readonly kind: 'addNumbers';
      readonly source: PdfInput;
      readonly output: string;
      readonly start: number;
    }
  | {
      readonly kind: 'removeNumbers';
      readonly source: PdfInput;
      readonly output: string;
      readonly places: readonly ShownBox[];
    }
  | {
      readonly kind: 'arrange';
      readonly source: PdfInput;
      readonly output: string;
      readonly pages: readonly PageChoice[];
    }
  | {
      readonly kind: 'watermark';
      readonly source: PdfInput;
      readonly output: string;
      readonly mark: Watermark;
    }
  | {
      readonly kind: 'backgrounds';
      readonly source: PdfInput;
      readonly lines: readonly ShownBox[];
      /** Where the picture of each page goes. */
      readonly pictures: readonly string[];
    }
  | {
      readonly kind: 'textLayer';
      readonly source: PdfInput;
      readonly output: string;
      readonly lines: readonly LayerLine[];
    };

/** `hidden`: the lines, by their number, that the picture of the page does not show. */
export interface SlideBackground {
  readonly hidden: readonly number[];
  readonly picture: 'drawn' | 'blank' | 'failed';
}

/** What a rewritten file loses, or what was changed. */
export type PdfFact = 'signature' | 'form' | 'outline' | 'restrictions' | 'repaired';

export interface PdfEditResult {
  readonly facts: readonly PdfFact[];
  /** Changed pages, from 0; `removeNumbers` only. */
  readonly pages?: readonly number[];
  /** Pages with a number written by us, which can be removed without touching anything else; `removeNumbers` only. */
  readonly ownPages?: readonly number[];
  /** Number of images with an unknown encoding; `compress` only. */
  readonly keptImages?: number;
  /** Whether the written file, read back page by page, is what was asked for; `arrange` and `watermark` only. */
  readonly isAsWanted?: boolean;
  /** Characters no glyph was found for; then nothing was written. `watermark` only. */
  readonly missingGlyphs?: string;
  /** One for each picture that was asked for; `backgrounds` only. */
  readonly backgrounds?: readonly SlideBackground[];
}

export type PdfEditAnswer =
  | { readonly kind: 'progress'; readonly fraction: number }
  | { readonly kind: 'done'; readonly result: PdfEditResult }
  | { readonly kind: 'failed'; readonly detail: string };
