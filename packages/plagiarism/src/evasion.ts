/** Ways of hiding reuse from a program while a reader sees the same text; each is undone for matching, and reported. */
import type { Span } from '@wenjian/document';

export type EvasionKind =
  /** Zero-width and other invisible characters inside of words and sentences. */
  | 'invisible'
  /** Letters of another script or width inside of a word, radicals instead of characters. */
  | 'lookAlike'
  /** A space behind each character. */
  | 'spacing'
  /** A mark behind each character. */
  | 'marks'
  /** Traditional characters in a simplified text. */
  | 'script'
  /** Text in white, or too small to be read. */
  | 'hidden'
  /** Words as a picture on one side that are text on the other. */
  | 'picture';

export interface EvasionTrace extends Span {
  readonly kind: EvasionKind;
  /** How many characters were removed or folded. */
  readonly count: number;
  readonly text: string;
  /** A sentence for the user. */
  readonly reason: string;
}
