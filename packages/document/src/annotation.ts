/**
 * What a document says about stretches of its text besides the text itself: how it looks, who changed it, how far it can be trusted.
 * Promise: annotations of one kind are sorted by `start`, each stays inside one block; runs and marks of one kind do not overlap.
 */
import type { Span } from './offset.ts';

/** How characters look; only what is known and differs from plain text is named. */
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
 * A tracked change of the file. `start`–`end` is where its text stands in `Document.text`; empty where the document is read in a view
 * that leaves the text out (a deletion in the accepted view), and then it names the place the text was taken from.
 */
export interface Revision extends Span {
  readonly kind: 'insertion' | 'deletion';
  readonly text: string;
  readonly author: string | null;
  /** As the file has it: ISO 8601. */
  readonly date: string | null;
}

/** Text that was recognised under a seal, or recognised text with evidence against it (an amount whose two forms disagree). */
export interface TextMark extends Span {
  readonly kind: 'underSeal' | 'doubtful';
}

/** How tracked changes are read: with all accepted (the usual view), all rejected, or both texts standing there as Word shows them. */
export type RevisionView = 'accepted' | 'rejected' | 'shown';
