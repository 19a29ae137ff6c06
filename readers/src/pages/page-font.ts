/**
 * The font of our own pages as a PDF has it: the glyphs of the used characters and what each of them means. The library
 * embeds fonts too, but shapes every line anew, which takes minutes for a long text; plain text needs a glyph a character.
 */
import { type PDFContext, PDFName, type PDFRef, PDFString } from '@cantoo/pdf-lib';
import * as fontkit from 'fontkit';
import { isInvisible, widthOf } from './character-width.ts';
import { CHINESE_FONT_NAME, findChineseFont } from './chinese-font.ts';
import { codeTable, hexOf } from './code-table.ts';

/** Kept by the process: the next file is written with it too. */
let opened: Promise<fontkit.Font | null> | null = null;

/** Null where the font is not installed. */
export async function openPageFont(): Promise<PageFont | null> {
  opened ??= openFont();
  const font = await opened;
  return font === null ? null : new PageFont(font);
}

async function openFont(): Promise<fontkit.Font | null> {
  try {
    const bytes = await findChineseFont();
    const font = bytes === null ? null : fontkit.create(bytes, CHINESE_FONT_NAME);
    return font !== null && 'createSubset' in font ? font : null;
  } catch (error) {
    // Tried again for the next file.
    opened = null;
    throw error;
  }
}

interface UsedCharacter {
  /** The character's own code, also where characters share a glyph: what is copied from the page is what the text says. */
  readonly hex: string;
  /** The number of its glyph in the subset. */
  readonly glyph: number;
  /** In thousandths of the size. */
  readonly width: number;
  /** Also true for what nobody would see in any font. */
  readonly isShown: boolean;
}

const MAX_CODES = 0xffff;
const SYMBOLIC = 4;
export const SPACE = 0x20;
const GLYPH_CODES = 'WenJian-Characters';
const CODES = {
  Type: 'CMap',
  CMapName: GLYPH_CODES,
  CIDSystemInfo: { Registry: PDFString.of('Adobe'), Ordering: PDFString.of('Identity'), Supplement: 0 },
} as const;

export class PageFont {
  readonly #font: fontkit.Font;
  readonly #subset: fontkit.Subset;
  readonly #used = new Map<number, UsedCharacter>();
  /** By the number in the subset; the first glyph stands for what the font lacks. */
  readonly #widths: number[] = [];

  constructor(font: fontkit.Font) {
    this.#font = font;
    this.#subset = font.createSubset();
    this.#widths[0] = Math.round(font.getGlyph(0).advanceWidth);
  }

  character(code: number): UsedCharacter {
    const known = this.#used.get(code);
    if (known !== undefined) return known;
    // No language uses up the codes of a font; a file of all characters there are gets boxes for the last.
    if (this.#used.size >= MAX_CODES)
      return { hex: hexOf(0), glyph: 0, width: this.#widths[0] ?? 0, isShown: false };
    const isInFont = this.#font.hasGlyphForCodePoint(code);
    const isUnseen = isInvisible(code);
    // A box would be seen where nothing is, or cover the character before it.
    const isBlank = !isInFont && (isUnseen || widthOf(code) === 0);
    const glyph = this.#font.glyphForCodePoint(isBlank ? SPACE : code);
    // Its types say a boolean; it is the number in the subset.
    const number = Number(this.#subset.includeGlyph(glyph));
    const width = Math.round((glyph.advanceWidth / this.#font.unitsPerEm) * 1000);
    this.#widths[number] = width;
    const isShown = isInFont || isUnseen;
    const used = { hex: hexOf(this.#used.size + 1), glyph: number, width, isShown };
    this.#used.set(code, used);
    return used;
  }

  /** After the last glyph was asked for. */
  embed(context: PDFContext): PDFRef {
    const name = PDFName.of(`WENJAN+${CHINESE_FONT_NAME}`);
    const { ascent, descent, capHeight, bbox } = this.#font;
    const file = context.register(context.flateStream(this.#subset.encode(), { Subtype: 'CIDFontType0C' }));
    const descriptor = context.obj({
      Type: 'FontDescriptor',
      FontName: name,
      Flags: SYMBOLIC,
      FontBBox: [bbox.minX, bbox.minY, bbox.maxX, bbox.maxY],
      ItalicAngle: 0,
      Ascent: ascent,
      Descent: descent,
      CapHeight: capHeight,
      StemV: 0,
      FontFile3: file,
    });
    const glyphs = context.obj({
      Type: 'Font',
      Subtype: 'CIDFontType0',
      BaseFont: name,
      CIDSystemInfo: { Registry: PDFString.of('Adobe'), Ordering: PDFString.of('Identity'), Supplement: 0 },
      FontDescriptor: context.register(descriptor),
      W: [0, Array.from(this.#widths, (width) => width ?? 0)],
    });
    return context.register(
      context.obj({
        Type: 'Font',
        Subtype: 'Type0',
        BaseFont: name,
        Encoding: context.register(context.flateStream(this.#glyphCodes(), { ...CODES })),
        DescendantFonts: [context.register(glyphs)],
        ToUnicode: context.register(context.flateStream(this.#meanings())),
      }),
    );
  }

  /** Which glyph a code is drawn with. */
  #glyphCodes(): string {
    const lines = [...this.#used.values()].map(({ hex, glyph }) => `<${hex}> ${glyph}`);
    return codeTable(GLYPH_CODES, 'Identity', 'cidchar', lines);
  }

  /** Which character a code means. */
  #meanings(): string {
    const lines = [...this.#used].map(([code, { hex }]) => {
      const units = Buffer.from(String.fromCodePoint(code), 'utf16le').swap16().toString('hex');
      return `<${hex}> <${units}>`;
    });
    return codeTable('Adobe-Identity-UCS', 'UCS', 'bfchar', [`<${hexOf(0)}> <fffd>`, ...lines]);
  }
}
