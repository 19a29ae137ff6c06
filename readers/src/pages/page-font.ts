/**
 * The font of our own pages as a PDF has it: the glyphs of the used characters and what each of them means. The library
 * embeds fonts too, but shapes every line anew, which takes minutes for a long text; plain text needs a glyph a character.
 */
import { type PDFContext, PDFName, type PDFRef, PDFString } from '@cantoo/pdf-lib';
import * as fontkit from 'fontkit';
import { CHINESE_FONT_NAME, findChineseFont } from './chinese-font.ts';

/** Kept by the process: the next file is written with it too. */
let opened: Promise<fontkit.Font | null> | null = null;

/** Null where the font is not installed. */
export async function openPageFont(): Promise<PageFont | null> {
  opened ??= findChineseFont().then((bytes) => (bytes === null ? null : chosen(bytes)));
  const font = await opened;
  return font === null ? null : new PageFont(font);
}

function chosen(bytes: Buffer): fontkit.Font | null {
  const font = fontkit.create(bytes, CHINESE_FONT_NAME);
  return 'createSubset' in font ? font : null;
}

interface UsedGlyph {
  readonly hex: string;
  /** In thousandths of the size. */
  readonly width: number;
}

const HEX_DIGITS = 4;
const SYMBOLIC = 4;

export class PageFont {
  readonly #font: fontkit.Font;
  readonly #subset: fontkit.Subset;
  readonly #used = new Map<number, UsedGlyph>();
  /** Width and character by the number in the subset; the first glyph stands for what the font lacks. */
  readonly #widths: number[] = [];
  readonly #characters = new Map<number, number>();

  constructor(font: fontkit.Font) {
    this.#font = font;
    this.#subset = font.createSubset();
    this.#widths[0] = Math.round(font.getGlyph(0).advanceWidth);
  }

  has(code: number): boolean {
    return this.#font.hasGlyphForCodePoint(code);
  }

  glyph(code: number): UsedGlyph {
    const known = this.#used.get(code);
    if (known !== undefined) return known;
    const glyph = this.#font.glyphForCodePoint(code);
    // Its types say a boolean; it is the number in the subset.
    const number = Number(this.#subset.includeGlyph(glyph));
    const width = Math.round((glyph.advanceWidth / this.#font.unitsPerEm) * 1000);
    this.#widths[number] = width;
    if (!this.#characters.has(number)) this.#characters.set(number, code);
    const used = { hex: number.toString(16).padStart(HEX_DIGITS, '0'), width };
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
        Encoding: 'Identity-H',
        DescendantFonts: [context.register(glyphs)],
        ToUnicode: context.register(context.flateStream(this.#meanings())),
      }),
    );
  }

  #meanings(): string {
    const lines = [...this.#characters].map(([number, code]) => {
      const units = Buffer.from(String.fromCodePoint(code), 'utf16le').swap16().toString('hex');
      return `<${number.toString(16).padStart(HEX_DIGITS, '0')}> <${units}>`;
    });
    return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CMapType 2 def
/CMapName /Adobe-Identity-UCS def
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
1 begincodespacerange
<0000> <ffff>
endcodespacerange
${inHundreds(lines)}
endcmap
CMapName currentdict /CMap defineresource pop
end
end`;
  }
}

/** A table of meanings may have a hundred lines. */
function inHundreds(lines: readonly string[]): string {
  const tables: string[] = [];
  for (let at = 0; at < lines.length; at += 100) {
    const some = lines.slice(at, at + 100);
    tables.push(`${some.length} beginbfchar\n${some.join('\n')}\nendbfchar`);
  }
  return tables.join('\n');
}
