/** Recognises the text of scans and photos: lines with their places on the page and their confidence. */
import type { ErrorName } from '@wenjian/api';

export interface RecognitionRequest {
  readonly path: string;
  /** The name the user knows the file by. */
  readonly name: string;
  readonly signal: AbortSignal;
  readonly onProgress: (fraction: number) => void;
}

export interface RecognisedLine {
  readonly text: string;
  /** 0 to 1. */
  readonly confidence: number;
  /** One per character (code point) of `text`, if the engine knows it. */
  readonly characterConfidences?: readonly number[];
  /** In the units of the page's width and height, from its upper left corner, after it was turned upright. */
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** Lines of one paragraph share the number; it counts up through the page. */
  readonly paragraph: number;
  /** Under a seal, contradicted by a cross-check, …: needs a manual check whatever the confidence. */
  readonly suspect?: boolean;
  /** At least partly written by hand. */
  readonly handwritten?: boolean;
}

export interface RecognisedPage {
  readonly width: number;
  readonly height: number;
  /** In reading order. */
  readonly lines: readonly RecognisedLine[];
  /** How many places on the page seem to be written by hand, read or not. */
  readonly handwritingCount?: number;
}

export type RecognitionOutcome =
  | { readonly kind: 'recognised'; readonly pages: readonly RecognisedPage[] }
  | { readonly kind: 'failed'; readonly failure: ErrorName; readonly message: string };

export interface Recogniser {
  recognise(request: RecognitionRequest): Promise<RecognitionOutcome>;
}
