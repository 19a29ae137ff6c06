/** The recognition result of one page. Plain readonly JSON: it is sent between processes and cached. */
import type { Box, Point } from './image/image.ts';

/** Clockwise rotation that made the picture upright. */
export type Rotation = 0 | 90 | 180 | 270;

/** Range of UTF-16 indices into a line's text. */
export interface TextRange {
  readonly start: number;
  /** Exclusive. */
  readonly end: number;
}

export interface OcrLine {
  readonly text: string;
  /** Mean of `charConfidence`. */
  readonly confidence: number;
  /** Around the whole line, sides parallel to the page. */
  readonly box: Box;
  /** Top-left, top-right, bottom-right, bottom-left of the line itself, slanted on a skewed page. */
  readonly corners: readonly [Point, Point, Point, Point];
  /** x of the left edge of each character and of the right edge of the last: one more than `text` has UTF-16 units. */
  readonly edges: readonly number[];
  /** Set from top to bottom: `edges` are y positions. */
  readonly isVertical?: true;
  readonly charConfidence: readonly number[];
  /** Lines of one paragraph have the same number; paragraphs are numbered from 0 in reading order. */
  readonly paragraph: number;
  /** Set when the line is in a cell of a ruled table. */
  readonly cell?: OcrCell;
  /** Small raised characters: marks of notes, exponents. */
  readonly raised?: readonly TextRange[];
  /** Characters that were covered by a seal and read after removing it. */
  readonly underSeal?: readonly TextRange[];
  /** Characters that seem to be written by hand. */
  readonly handwritten?: readonly TextRange[];
  /** Characters that contradict something else on the page (an amount in figures and in words). Not changed. */
  readonly suspect?: readonly TextRange[];
}

export interface OcrCell {
  readonly table: number;
  readonly row: number;
  readonly column: number;
  readonly rowSpan?: number;
  readonly columnSpan?: number;
}

/** A level rule drawn on the page, at the height of its middle. */
export interface OcrRule {
  readonly x0: number;
  readonly x1: number;
  readonly y: number;
}

export interface OcrSeal {
  readonly shape: 'round' | 'square';
  readonly box: Box;
  /** Only a part of the seal is on this page: it was stamped across the edges of several sheets. */
  readonly isCut: boolean;
}

/** All coordinates are pixels of the upright page, origin top-left. */
export interface OcrPage {
  readonly width: number;
  readonly height: number;
  /** Given by the caller or the file, else estimated from the size of a sheet. */
  readonly dpi: number;
  readonly rotation: Rotation;
  /** Degrees, clockwise; the picture itself is not deskewed, so its lines are slanted. */
  readonly skew: number;
  readonly lines: readonly OcrLine[];
  readonly seals: readonly OcrSeal[];
  /** Places that seem to be written by hand: signatures, filled-in blanks. */
  readonly handwriting?: readonly Box[];
  /** Short rules in the open, from the top: footnotes may stand below one. */
  readonly shortRules?: readonly OcrRule[];
  /** Places that look like text but could not be read. */
  readonly unread: readonly Box[];
}
