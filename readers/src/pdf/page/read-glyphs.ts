/** In: a loaded page. Out: its visible characters with boxes, sizes and colours. */

import type { Pdfium } from '../pdfium.ts';
import { BLACK, type FontLook, fontLook, type Ink, inkColor } from './glyph-look.ts';
import type { GlyphStyle, Glyphs } from './page-content.ts';
import type { PageFrame } from './page-frame.ts';

export interface GlyphReading {
  readonly glyphs: Glyphs;
  /** The text objects found, whether their characters are visible or not. */
  readonly objects: ReadonlySet<number>;
  readonly offPageCount: number;
  readonly isCut: boolean;
}

/** No page of text has this many; more is an attack on memory or a map drawn with letters. */
const MAX_GLYPHS = 100_000;

/** The maximum of a 16-bit index; text beyond it gets the last style. */
const MAX_STYLES = 65_535;

const NO_SHIFT: Shift = [0, 0];

const REPLACEMENT = 0xfffd;

/** Text render mode 3 of the PDF standard: neither fill nor stroke. Mode 7 only clips. */
const INVISIBLE_MODES: ReadonlySet<number> = new Set([3, 7]);

/** Text render mode 2. */
const FILL_AND_STROKE = 2;

/** How far an object was moved, in the coordinates of the file. */
export type Shift = readonly [number, number];

/** `shifts`: objects that were moved; their characters are returned at their original place. */
export function readGlyphs(
  pdfium: Pdfium,
  page: number,
  frame: PageFrame,
  shifts: ReadonlyMap<number, Shift> = new Map(),
): GlyphReading {
  const { api, memory } = pdfium;
  const text = api.FPDFText_LoadPage(page);
  if (text === 0) return { glyphs: emptyGlyphs(), objects: new Set(), offPageCount: 0, isCut: false };
  const scratch = memory.allocate(64);
  try {
    const total = Math.max(0, api.FPDFText_CountChars(text));
    const collector = new GlyphCollector(pdfium, text, frame, scratch, Math.min(total, MAX_GLYPHS), shifts);
    for (let index = 0; index < collector.total; index++) collector.add(index);
    const { objects, offPageCount } = collector;
    return { glyphs: collector.finish(), objects, offPageCount, isCut: total > MAX_GLYPHS };
  } finally {
    memory.free(scratch);
    api.FPDFText_ClosePage(text);
  }
}

function emptyGlyphs(): Glyphs {
  return {
    count: 0,
    codes: new Uint32Array(),
    guessed: new Uint8Array(),
    boxes: new Float32Array(),
    origins: new Float32Array(),
    runOf: new Uint32Array(),
    styleOfRun: new Uint16Array(),
    styles: [],
  };
}

class GlyphCollector {
  readonly total: number;
  offPageCount = 0;
  readonly objects = new Set<number>();
  readonly #pdfium: Pdfium;
  readonly #text: number;
  readonly #frame: PageFrame;
  readonly #scratch: number;
  readonly #shifts: ReadonlyMap<number, Shift>;
  readonly #codes: Uint32Array;
  readonly #guessed: Uint8Array;
  readonly #boxes: Float32Array;
  readonly #origins: Float32Array;
  readonly #runOf: Uint32Array;
  readonly #styleOfRun: number[] = [];
  readonly #styles: GlyphStyle[] = [];
  readonly #styleIndexes = new Map<string, number>();
  readonly #looksOfFonts = new Map<number, FontLook>();
  readonly #runOfObject = new Map<number, number>();
  #object = 0;
  #run = 0;
  #count = 0;

  constructor(
    pdfium: Pdfium,
    text: number,
    frame: PageFrame,
    scratch: number,
    total: number,
    shifts: ReadonlyMap<number, Shift>,
  ) {
    this.#shifts = shifts;
    this.#pdfium = pdfium;
    this.#text = text;
    this.#frame = frame;
    this.#scratch = scratch;
    this.total = total;
    this.#codes = new Uint32Array(total);
    this.#guessed = new Uint8Array(total);
    this.#boxes = new Float32Array(total * 4);
    this.#origins = new Float32Array(total * 2);
    this.#runOf = new Uint32Array(total);
  }

  add(index: number): void {
    const { api } = this.#pdfium;
    // Spaces and line ends that pdfium adds by its own detection of gaps; ours is made for Chinese.
    if (api.FPDFText_IsGenerated(this.#text, index) === 1) return;
    const object = api.FPDFText_GetTextObject(this.#text, index);
    if (object !== this.#object) this.objects.add(object);
    const code = this.#codeAt(index);
    if (code === null || !this.#placeAt(index, this.#shifts.get(object) ?? NO_SHIFT)) return;
    if (object !== this.#object || this.#styleOfRun.length === 0) this.#enterRun(index, object);
    this.#codes[this.#count] = code;
    this.#guessed[this.#count] = api.FPDFText_HasUnicodeMapError(this.#text, index) === 1 ? 1 : 0;
    this.#runOf[this.#count] = this.#run;
    this.#count++;
  }

  finish(): Glyphs {
    const count = this.#count;
    return {
      count,
      codes: this.#codes.slice(0, count),
      guessed: this.#guessed.slice(0, count),
      boxes: this.#boxes.slice(0, count * 4),
      origins: this.#origins.slice(0, count * 2),
      runOf: this.#runOf.slice(0, count),
      styleOfRun: Uint16Array.from(this.#styleOfRun),
      styles: this.#styles,
    };
  }

  /** Null for characters that draw nothing. */
  #codeAt(index: number): number | null {
    const { api } = this.#pdfium;
    const code = api.FPDFText_GetUnicode(this.#text, index);
    // Without a map pdfium returns the plain code, which is right only for simple Latin fonts.
    if (code === 0 || (code > 0x7e && api.FPDFText_HasUnicodeMapError(this.#text, index) === 1))
      return REPLACEMENT;
    // pdfium marks a hyphen at the end of a line with control character 2.
    if (code === 2) return 0x2d;
    if (code === 0x0a || code === 0x0d) return null;
    return code < 0x20 && code !== 0x09 ? REPLACEMENT : code;
  }

  /** Writes box and origin at the current count; false for invisible characters. */
  #placeAt(index: number, [dx, dy]: Shift): boolean {
    const { api, memory } = this.#pdfium;
    const scratch = this.#scratch;
    if (!api.FPDFText_GetLooseCharBox(this.#text, index, scratch)) return false;
    if (!api.FPDFText_GetCharOrigin(this.#text, index, scratch + 16, scratch + 24)) return false;
    const floats = memory.floats();
    const at = scratch >>> 2;
    const left = (floats[at] ?? 0) - dx;
    const top = (floats[at + 1] ?? 0) - dy;
    const right = (floats[at + 2] ?? 0) - dx;
    const bottom = (floats[at + 3] ?? 0) - dy;
    const originX = (memory.doubles()[(scratch + 16) >>> 3] ?? 0) - dx;
    const originY = (memory.doubles()[(scratch + 24) >>> 3] ?? 0) - dy;
    const frame = this.#frame;
    const [xa, xb] = [frame.x(left, top), frame.x(right, bottom)];
    const [ya, yb] = [frame.y(left, top), frame.y(right, bottom)];
    const x0 = Math.min(xa, xb);
    const y0 = Math.min(ya, yb);
    const x1 = Math.max(xa, xb);
    const y1 = Math.max(ya, yb);
    if (!(Number.isFinite(x0 + x1 + y0 + y1) && Number.isFinite(originX + originY))) return false;
    if (x1 < 0 || y1 < 0 || x0 > frame.widthPt || y0 > frame.heightPt) {
      this.offPageCount++;
      return false;
    }
    const box = this.#count * 4;
    this.#boxes[box] = x0;
    this.#boxes[box + 1] = y0;
    this.#boxes[box + 2] = x1;
    this.#boxes[box + 3] = y1;
    this.#origins[this.#count * 2] = frame.x(originX, originY);
    this.#origins[this.#count * 2 + 1] = frame.y(originX, originY);
    return true;
  }

  /**
   * pdfium does not always return the characters of an object together: rotated text is mixed with the lines
   * it crosses.
   */
  #enterRun(index: number, object: number): void {
    this.#object = object;
    const known = this.#runOfObject.get(object);
    this.#run = known ?? this.#styleOfRun.length;
    if (known !== undefined) return;
    this.#runOfObject.set(object, this.#run);
    this.#styleOfRun.push(this.#styleIndex(this.#styleAt(index, object)));
  }

  /** A page has hundreds of text objects in a few styles. */
  #styleIndex(style: GlyphStyle): number {
    const { bold, italic, color, westernFont } = style.look;
    const key = `${style.sizePt} ${style.isInvisible} ${style.angle} ${style.lightness} ${bold} ${italic} ${color} ${westernFont}`;
    const known = this.#styleIndexes.get(key);
    if (known !== undefined) return known;
    const index = Math.min(this.#styles.length, MAX_STYLES);
    if (index === this.#styles.length) this.#styles.push(style);
    this.#styleIndexes.set(key, index);
    return index;
  }

  #styleAt(index: number, object: number): GlyphStyle {
    const { api, memory } = this.#pdfium;
    const scratch = this.#scratch;
    const hasMatrix = api.FPDFText_GetMatrix(this.#text, index, scratch);
    const at = scratch >>> 2;
    const [a = 1, b = 0, c = 0, d = 1] = hasMatrix ? memory.floats().subarray(at, at + 4) : [];
    const turned = (Math.atan2(-b, a) * 180) / Math.PI + this.#frame.rotation * 90;
    const mode = object === 0 ? 0 : api.FPDFTextObj_GetTextRenderMode(object);
    const sizePt = Math.abs(api.FPDFText_GetFontSize(this.#text, index)) * Math.hypot(c, d);
    const font = object === 0 ? null : this.#fontOf(object);
    const ink = object === 0 ? BLACK : this.#inkOf(object);
    return {
      sizePt,
      isBold: font?.isHeavy ?? false,
      isInvisible: INVISIBLE_MODES.has(mode),
      angle: ((turned % 360) + 360) % 360,
      lightness: lightnessOf(ink),
      look: {
        // Programs without the bold or italic form of a font draw its outline too, or slant it.
        bold: (font?.isBold ?? false) || mode === FILL_AND_STROKE,
        italic: (font?.isItalic ?? false) || isLeaning(a, b, c, d),
        underline: false,
        strike: false,
        color: inkColor(ink),
        sizePt: Math.round(sizePt * 2) / 2,
        westernFont: font?.name ?? null,
        chineseFont: font?.name ?? null,
      },
    };
  }

  #fontOf(object: number): FontLook {
    const font = this.#pdfium.api.FPDFTextObj_GetFont(object);
    const known = this.#looksOfFonts.get(font) ?? fontLook(this.#pdfium, font);
    this.#looksOfFonts.set(font, known);
    return known;
  }

  #inkOf(object: number): Ink {
    const { api, memory } = this.#pdfium;
    const scratch = this.#scratch;
    if (!api.FPDFPageObj_GetFillColor(object, scratch, scratch + 4, scratch + 8, scratch + 12)) return BLACK;
    const at = scratch >>> 2;
    const [red = 0, green = 0, blue = 0, alpha = 255] = memory.integers().subarray(at, at + 4);
    return { red, green, blue, alpha };
  }
}

function lightnessOf({ red, green, blue, alpha }: Ink): number {
  const light = (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
  return 1 - (1 - light) * (alpha / 255);
}

/** Upright fonts are slanted by about 0.2 to look italic; less is the skew of a scan. */
const LEAST_LEAN = 0.1;

/** The vertical strokes are not perpendicular to the line. */
function isLeaning(a: number, b: number, c: number, d: number): boolean {
  const square = Math.hypot(a, b) * Math.hypot(c, d);
  return square > 0 && Math.abs(a * c + b * d) / square > LEAST_LEAN;
}
