/** Requests and results of the conversion engine. */
import type { ConversionTarget, WatermarkLook } from '@wenjian/document';
import type { OfficeConverter, Recogniser, UnreadableReason } from '@wenjian/readers';

export type CompressionQuality = 'low' | 'medium' | 'high';

export type ConversionOperation =
  /** Each file into another format; page images give one file per page. */
  | { readonly kind: 'format'; readonly to: ConversionTarget }
  /** All files, in order, into one PDF. */
  | { readonly kind: 'merge' }
  /** Each PDF into several: by number of pages, or by ranges such as "1-3,5,8-". */
  | { readonly kind: 'split'; readonly every?: number; readonly ranges?: string }
  | { readonly kind: 'compress'; readonly quality: CompressionQuality }
  | { readonly kind: 'pageNumbers'; readonly action: 'add' | 'remove'; readonly start?: number }
  /** One PDF with these pages of its own, in this order; pages that are not named are left out. */
  | {
      readonly kind: 'arrange';
      readonly pages: readonly { readonly page: number; readonly turn?: PageTurn }[];
    }
  | ({ readonly kind: 'watermark' } & Watermark)
  /** A scan into a PDF whose text can be searched and selected. */
  | { readonly kind: 'searchable' };

/** Degrees clockwise. */
export type PageTurn = 0 | 90 | 180 | 270;

/** A text over every page. */
export interface Watermark extends WatermarkLook {
  readonly text: string;
  /** 0 to 1. */
  readonly opacity: number;
}

export interface SourceFile {
  readonly path: string;
  readonly name: string;
}

export interface ProducedFile {
  readonly path: string;
  readonly name: string;
  /** Media type. */
  readonly type: string;
}

export interface ConversionRequest {
  readonly files: readonly SourceFile[];
  readonly operation: ConversionOperation;
  /** An empty folder; the caller removes it. */
  readonly outputFolder: string;
  readonly signal: AbortSignal;
  readonly onProgress: (fraction: number) => void;
}

/** Null: not available on this machine; what needs it is refused or mentioned in the notes. */
export interface ConversionTools {
  readonly office: OfficeConverter | null;
  readonly recogniser: Recogniser | null;
}

export type ConversionRefusal = UnreadableReason | 'timeout';

export type ConversionOutcome =
  | {
      readonly kind: 'converted';
      readonly files: readonly ProducedFile[];
      /** What was lost or not converted, in sentences for the user. */
      readonly notes: readonly string[];
      /** What was proven by reading the written files back, in sentences for the user. */
      readonly checks: readonly string[];
    }
  | { readonly kind: 'failed'; readonly reason: ConversionRefusal; readonly message: string };

/** Thrown from nested work; becomes a failed outcome. */
export class ConversionRefused extends Error {
  readonly reason: ConversionRefusal;

  constructor(reason: ConversionRefusal, message: string) {
    super(message);
    this.name = 'ConversionRefused';
    this.reason = reason;
  }
}
