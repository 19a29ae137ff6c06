/** What the thread that rewrites PDFs is asked, and what it answers. */
import type { CompressionQuality } from './conversion.ts';

/** A place on a page as it is shown: points, origin top left, rotation applied. `page` from 0. */
export interface ShownBox {
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Invisible text to be laid over a page, shown coordinates; see `LineFragment`. */
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
  /** As the reader counted them; a library that sees another number has misread the file. */
  readonly pageCount: number;
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
      readonly kind: 'textLayer';
      readonly source: PdfInput;
      readonly output: string;
      readonly lines: readonly LayerLine[];
    };

/** What a rewritten file loses, or what was done to it on the way. */
export type PdfFact = 'signature' | 'form' | 'outline' | 'restrictions' | 'repaired';

export interface PdfEditResult {
  readonly facts: readonly PdfFact[];
  /** Pages that were changed, from 0; of `removeNumbers` only. */
  readonly pages?: readonly number[];
  /** Pages whose number was one of ours, which goes without touching anything else; of `removeNumbers` only. */
  readonly ownPages?: readonly number[];
  /** Images whose encoding is not understood; of `compress` only. */
  readonly keptImages?: number;
}

export type PdfEditAnswer =
  | { readonly kind: 'progress'; readonly fraction: number }
  | { readonly kind: 'done'; readonly result: PdfEditResult }
  | { readonly kind: 'failed'; readonly detail: string };
