/** What recognising one page gives. Plain readonly JSON: it crosses process borders and is cached. */
import type { Box, Point } from './image.ts';

/** Clockwise quarter turns that made the picture upright. */
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
  /** Top-left, top-right, bottom-right, bottom-left: the line as it lies, slanted on a skewed page. */
  readonly corners: readonly [Point, Point, Point, Point];
  /** x of the left edge of each character and of the right edge of the last: one more than `text` has UTF-16 units. */
  readonly edges: readonly number[];
  /** Set from top to bottom: `edges` are y positions. */
  readonly isVertical?: true;
  readonly charConfidence: readonly number[];
  /** Lines of one paragraph carry the same number; paragraphs are numbered from 0 in reading order. */
  readonly paragraph: number;
  /** Set when the line stands in a cell of a ruled table. */
  readonly cell?: OcrCell;
  /** Characters that were covered by a seal and read after lifting it. */
  readonly underSeal?: readonly TextRange[];
  /** Characters that contradict something else on the page (an amount in figures and in words). Left as recognised. */
  readonly suspect?: readonly TextRange[];
}

export interface OcrCell {
  readonly table: number;
  readonly row: number;
  readonly column: number;
  readonly rowSpan?: number;
  readonly columnSpan?: number;
}

export interface OcrSeal {
  readonly shape: 'round' | 'square';
  readonly box: Box;
  /** Only a part of the seal is on this page: pressed across the edges of several sheets. */
  readonly isCut: boolean;
}

/** All coordinates are pixels of the upright page, origin top-left. */
export interface OcrPage {
  readonly width: number;
  readonly height: number;
  /** Given by the caller or the file, else guessed from the size of a sheet. */
  readonly dpi: number;
  readonly rotation: Rotation;
  /** Degrees, clockwise; the picture is not turned back by it, the lines lie slanted. */
  readonly skew: number;
  readonly lines: readonly OcrLine[];
  readonly seals: readonly OcrSeal[];
  /** Places that look like text and could not be read. */
  readonly unread: readonly Box[];
}
