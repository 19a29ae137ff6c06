/**
 * What a page holds, as taken from the file and before any judgement. Crosses threads: plain data and typed arrays only.
 * Coordinates: points, origin top left, the page's rotation already applied.
 */
import type { Picture } from '@wenjian/document';
import type { CharacterLook } from '../plain-style.ts';

/** Characters in the order of the file. All arrays have one entry a character but for the last two. */
export interface Glyphs {
  readonly count: number;
  /** Unicode code points; U+FFFD where the file does not say what a glyph means. */
  readonly codes: Uint32Array;
  /** 1 where the file does not say what a glyph means and its code was taken as it stands. */
  readonly guessed: Uint8Array;
  /** x0, y0, x1, y1 of each: the advance box of the glyph, as high as its font. */
  readonly boxes: Float32Array;
  /** x and y of the point on the baseline where each begins. */
  readonly origins: Float32Array;
  /** Which text object of the file each belongs to, counted from 0. */
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
  /** How the text runs on the shown page, clockwise from left-to-right, in degrees from 0 to 360. */
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
  /** Absent where it would cost too much to look. */
  readonly picture?: Picture;
  /** Seen by a recogniser in the image of the page. */
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
  /** Drawn shapes of any kind, rules among them: a page with many and no text may be text turned into outlines. */
  readonly shapeCount: number;
  /** Characters that stand outside of the page and cannot be seen. */
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
  /** May be lower than asked for: a very large page is rendered smaller. */
  readonly dpi: number;
  readonly pixels: Uint8Array;
}
