/**
 * What a document records about ranges of its text besides the text itself: formatting, tracked changes, and
 * how reliable the text is. Promise: annotations of one kind are sorted by `start` and each stays inside one
 * block; runs and marks of one kind do not overlap.
 */
import type { Span } from './offset.ts';

/** Formatting of a range of characters. Only known values that differ from plain text are set. */
export interface TextStyle {
  readonly bold?: true;
  readonly italic?: true;
  readonly underline?: true;
  readonly strike?: true;
  /** `#rrggbb`, lower case; absent for black and for the automatic colour. */
  readonly color?: string;
  readonly sizePt?: number;
  readonly font?: string;
}

export interface TextRun extends Span {
  readonly style: TextStyle;
}

/**
 * A tracked change of the file. `start`–`end` is the position of its text in `Document.text`. The range is
 * empty when the chosen view leaves the text out (a deletion in the accepted view); it then marks the
 * position where the text would be.
 */
export interface Revision extends Span {
  readonly kind: 'insertion' | 'deletion';
  readonly text: string;
  readonly author: string | null;
  /** ISO 8601, as written in the file. */
  readonly date: string | null;
}

/**
 * Text recognised under a seal or from handwriting, or recognised text that is probably wrong (for example an amount whose two
 * forms disagree).
 */
export interface TextMark extends Span {
  readonly kind: 'underSeal' | 'doubtful' | 'handwritten';
}

/**
 * How tracked changes are read: all accepted (the default), all rejected, or both texts shown, as Word
 * displays them.
 */
export type RevisionView = 'accepted' | 'rejected' | 'shown';
