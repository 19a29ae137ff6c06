/** Ways to hide reuse from a program while a reader sees the same text; each is undone for matching, and reported. */
import type { Span } from '@wenjian/document';

export type EvasionKind =
  /** Zero-width and other invisible characters inside words and sentences. */
  | 'invisible'
  /** Letters of another script or width inside a word, radicals instead of characters. */
  | 'lookAlike'
  /** A space after each character. */
  | 'spacing'
  /** A mark after each character. */
  | 'marks'
  /** Traditional characters in a simplified text. */
  | 'script'
  /** Text in white, or too small to be read. */
  | 'hidden'
  /** Words that are a picture on one side and text on the other. */
  | 'picture';

export interface EvasionTrace extends Span {
  readonly kind: EvasionKind;
  /** How many characters were removed or folded. */
  readonly count: number;
  readonly text: string;
  /** A sentence for the user. */
  readonly reason: string;
}
