/**
 * The content of a page as taken from the file, before any analysis. Sent between threads: plain data and
 * typed arrays only. Coordinates: points, origin top left, the page's rotation already applied.
 */
import type { Picture } from '@wenjian/document';
import type { CharacterLook } from '../../plain-style.ts';

/** Characters in file order. All arrays have one entry per character except the last two. */
export interface Glyphs {
  readonly count: number;
  /** Unicode code points; U+FFFD when the file does not map the glyph. */
  readonly codes: Uint32Array;
  /** 1 when the file does not map the glyph and its code was used directly. */
  readonly guessed: Uint8Array;
  /** x0, y0, x1, y1 of each: the advance box of the glyph, as high as its font. */
  readonly boxes: Float32Array;
  /** x and y of the point on the baseline where each begins. */
  readonly origins: Float32Array;
  /** Index of the text object of each. */
  readonly runOf: Uint32Array;
  /** For each text object an index into `styles`. */
  readonly styleOfRun: Uint16Array;
  readonly styles: readonly GlyphStyle[];
}

/** What the characters of a text object share. */
export interface GlyphStyle {
  readonly sizePt: number;
  readonly isBold: boolean;
  /** Drawn without ink: the text layer of a scan, or hidden text. */
  readonly isInvisible: boolean;
  /** The direction of the text on the displayed page, clockwise from left-to-right, in degrees from 0 to 360. */
  readonly angle: number;
  /** 0 black to 1 white, as it looks on white paper with its transparency. */
  readonly lightness: number;
  readonly look: CharacterLook;
}

export const plainStyle: GlyphStyle = {
  sizePt: 0,
  isBold: false,
  isInvisible: false,
  angle: 0,
  lightness: 0,
  look: {
    bold: false,
    italic: false,
    underline: false,
    strike: false,
    color: null,
    sizePt: null,
    westernFont: null,
    chineseFont: null,
  },
};

export function styleOf(glyphs: Glyphs, index: number): GlyphStyle {
  return glyphs.styles[glyphs.styleOfRun[glyphs.runOf[index] ?? 0] ?? 0] ?? plainStyle;
}

/** A drawn straight line along an axis of the page. */
export interface Rule {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

export interface PlacedImage {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Absent when it would take too long. */
  readonly picture?: Picture;
  /** Found by a recogniser in the image of the page. */
  readonly isSeal?: true;
}

export interface PageComment {
  readonly author: string;
  readonly text: string;
}

export interface PageContent {
  readonly pageIndex: number;
  readonly widthPt: number;
  readonly heightPt: number;
  readonly glyphs: Glyphs;
  readonly rules: readonly Rule[];
  readonly images: readonly PlacedImage[];
  readonly comments: readonly PageComment[];
  /** Drawn shapes of any kind, including rules: a page with many and no text may be text converted to outlines. */
  readonly shapeCount: number;
  /** Number of characters outside the page, which are invisible. */
  readonly offPageCount: number;
  /** There are more characters than are read from one page. */
  readonly isCut: boolean;
}

/** A page as pixels, row by row, four bytes each: red, green, blue and 255. */
export interface RenderedPage {
  readonly pageIndex: number;
  readonly widthPt: number;
  readonly heightPt: number;
  readonly widthPx: number;
  readonly heightPx: number;
  /** May be lower than requested: a very large page is rendered smaller. */
  readonly dpi: number;
  readonly pixels: Uint8Array;
}
