/** Turns files into other files: formats, merging, splitting, arranging, watermarks, compressing, page numbers, a text layer for scans. */
import type { ErrorName } from '@wenjian/api';
import type { ConversionOperation, ConversionRequest, ProducedFile } from '@wenjian/writers';

export type { ConversionOperation, ConversionRequest, ProducedFile };

export type ConversionOutcome =
  | {
      readonly kind: 'converted';
      readonly files: readonly ProducedFile[];
      /** What was lost or not done, as messages for the user. */
      readonly notes: readonly string[];
      /** What reading the written files back has proven. */
      readonly checks: readonly string[];
    }
  | { readonly kind: 'failed'; readonly failure: ErrorName; readonly message: string };

export interface FileConverter {
  convert(request: ConversionRequest): Promise<ConversionOutcome>;
}
