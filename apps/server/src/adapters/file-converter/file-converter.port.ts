/** Turns files into other files: formats, merging, splitting, compressing, page numbers, a text layer for scans. */
import type { ErrorName } from '@wenjian/api';

export type ConversionOperation =
  /** Each file into another format; page images come one file a page. */
  | { readonly kind: 'format'; readonly to: 'pdf' | 'docx' | 'txt' | 'md' | 'png' | 'jpg' }
  /** All files, in order, into one PDF. */
  | { readonly kind: 'merge' }
  /** One PDF into several: every so many pages, or by ranges such as "1-3,5,8-". */
  | { readonly kind: 'split'; readonly every?: number; readonly ranges?: string }
  | { readonly kind: 'compress'; readonly quality: 'low' | 'medium' | 'high' }
  | { readonly kind: 'pageNumbers'; readonly action: 'add' | 'remove'; readonly start?: number }
  /** A scan into a PDF whose text can be searched and selected. */
  | { readonly kind: 'searchable' };

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

export type ConversionOutcome =
  | {
      readonly kind: 'converted';
      readonly files: readonly ProducedFile[];
      /** What was lost or not done, in sentences for the user. */
      readonly notes: readonly string[];
    }
  | { readonly kind: 'failed'; readonly failure: ErrorName; readonly message: string };

export interface FileConverter {
  convert(request: ConversionRequest): Promise<ConversionOutcome>;
}
