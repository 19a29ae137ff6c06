/**
 * A font without shapes for invisible text: every character has its own code, mapped to the character. No
 * real font is embedded, so the layer takes a few kilobytes in any language.
 */
import { type PDFContext, PDFHexString, type PDFRef } from '@cantoo/pdf-lib';

const NAME = 'WenJianTextLayer';
const UNITS = 1000;
const ASCENT = 880;
const DESCENT = -120;
const MOST_GLYPHS = 65_000;
/** The maximum of a CMap section. */
const SECTION = 100;

/** The share of the line height above the baseline. */
export const ASCENT_SHARE = ASCENT / UNITS;

/** Widths are rounded to this many thousandths of the size: fine enough that no gap looks like a space. */
const WIDTH_STEP = 25;
const MOST_WIDTH = 4000;

export interface GlyphCode {
  /** Four hexadecimal digits. */
  readonly hex: string;
  /** In units of the size. */
  readonly width: number;
}

interface Glyph {
  readonly character: string;
  readonly width: number;
}

export class GlyphlessFont {
  readonly #codes = new Map<string, number>();
  /** Index is the code minus one. */
  readonly #glyphs: Glyph[] = [];

  /** A code for the character with its width on the page, or slightly narrower; the same for equal input. */
  code(character: string, wanted: number): GlyphCode {
    const steps = Math.floor((wanted * UNITS) / WIDTH_STEP);
    const width = Math.max(WIDTH_STEP, Math.min(MOST_WIDTH, steps * WIDTH_STEP));
    const key = `${character} ${width}`;
    let code = this.#codes.get(key) ?? null;
    if (code === null) {
      if (this.#glyphs.length >= MOST_GLYPHS) throw new RangeError('too many different characters');
      this.#glyphs.push({ character, width });
      code = this.#glyphs.length;
      this.#codes.set(key, code);
    }
    return { hex: hex(code), width: width / UNITS };
  }

  /** Call when all text is known. */
  write(context: PDFContext, ref: PDFRef): void {
    const file = trueTypeFile();
    const descriptor = context.register(
      context.obj({
        Type: 'FontDescriptor',
        FontName: NAME,
        Flags: 4,
        FontBBox: [0, DESCENT, UNITS, ASCENT],
        ItalicAngle: 0,
        Ascent: ASCENT,
        Descent: DESCENT,
        CapHeight: ASCENT,
        StemV: 80,
        FontFile2: context.register(context.flateStream(file, { Length1: file.length })),
      }),
    );
    const descendant = context.obj({
      Type: 'Font',
      Subtype: 'CIDFontType2',
      BaseFont: NAME,
      CIDSystemInfo: {
        Registry: PDFHexString.fromText('Adobe'),
        Ordering: PDFHexString.fromText('Identity'),
        Supplement: 0,
      },
      FontDescriptor: descriptor,
      DW: UNITS,
      W: [1, this.#glyphs.map(({ width }) => width)],
      // All codes map to the single glyph.
      CIDToGIDMap: context.register(context.flateStream(new Uint8Array(2 * (this.#glyphs.length + 1)))),
    });
    context.assign(
      ref,
      context.obj({
        Type: 'Font',
        Subtype: 'Type0',
        BaseFont: NAME,
        Encoding: 'Identity-H',
        DescendantFonts: [context.register(descendant)],
        ToUnicode: context.register(context.flateStream(this.#unicodeMap())),
      }),
    );
  }

  #unicodeMap(): string {
    const entries = this.#glyphs.map(({ character }, index) => `<${hex(index + 1)}> <${utf16(character)}>`);
    const sections: string[] = [];
    for (let at = 0; at < entries.length; at += SECTION) {
      const part = entries.slice(at, at + SECTION);
      sections.push(`${part.length} beginbfchar\n${part.join('\n')}\nendbfchar`);
    }
    return [
      '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
      '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def',
      '/CMapName /Adobe-Identity-UCS def /CMapType 2 def',
      '1 begincodespacerange\n<0000> <FFFF>\nendcodespacerange',
      ...sections,
      'endcmap CMapName currentdict /CMap defineresource pop end end',
    ].join('\n');
  }
}

function hex(value: number): string {
  return value.toString(16).toUpperCase().padStart(4, '0');
}

function utf16(character: string): string {
  return Buffer.from(character, 'utf16le').swap16().toString('hex').toUpperCase();
}

/** The smallest font file that readers accept: one empty glyph. */
function trueTypeFile(): Uint8Array {
  const tables: [string, Buffer][] = [
    ['cmap', shorts(0, 1, 3, 1, 0, 12, 4, 24, 0, 2, 2, 0, 0, 0xffff, 0, 0xffff, 1, 0)],
    ['glyf', Buffer.alloc(4)],
    [
      'head',
      shorts(
        1,
        0,
        1,
        0,
        0,
        0,
        0x5f0f,
        0x3cf5,
        0,
        UNITS,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        DESCENT,
        UNITS,
        ASCENT,
        0,
        8,
        2,
        0,
        0,
      ),
    ],
    ['hhea', shorts(1, 0, ASCENT, DESCENT, 0, UNITS, 0, 0, UNITS, 1, 0, 0, 0, 0, 0, 0, 0, 1)],
    ['hmtx', shorts(UNITS, 0)],
    ['loca', shorts(0, 0)],
    ['maxp', shorts(1, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)],
    ['name', shorts(0, 0, 6)],
    ['post', shorts(3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)],
  ];
  const directory = [shorts(1, 0, tables.length, 128, 3, tables.length * 16 - 128)];
  const bodies: Buffer[] = [];
  let offset = 12 + tables.length * 16;
  for (const [tag, body] of tables) {
    const padded = Buffer.concat([body, Buffer.alloc((4 - (body.length % 4)) % 4)]);
    const entry = Buffer.alloc(16);
    entry.write(tag, 'latin1');
    entry.writeUInt32BE(checksum(padded), 4);
    entry.writeUInt32BE(offset, 8);
    entry.writeUInt32BE(body.length, 12);
    directory.push(entry);
    bodies.push(padded);
    offset += padded.length;
  }
  return new Uint8Array(Buffer.concat([...directory, ...bodies]));
}

function shorts(...values: readonly number[]): Buffer {
  const buffer = Buffer.alloc(values.length * 2);
  for (const [index, value] of values.entries()) buffer.writeUInt16BE(value & 0xffff, index * 2);
  return buffer;
}

function checksum(bytes: Buffer): number {
  let sum = 0;
  for (let at = 0; at < bytes.length; at += 4) sum = (sum + bytes.readUInt32BE(at)) >>> 0;
  return sum;
}
