/** Writes small PDFs for tests: Latin with embedded standard fonts, Chinese with a named font that needs no file. Test code only. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument, PDFName, type PDFPage, PDFString } from '@cantoo/pdf-lib';
import { type Document, layoutFaults } from '@wenjian/document';
import { type ReadPdfOptions, readPdf } from './read-pdf.ts';

const PAGE_HEIGHT = 842;
const PAGE_WIDTH = 595;

export interface TextPlace {
  readonly x: number;
  /** Of the baseline, from the top of the page. */
  readonly y: number;
  readonly size?: number;
  /** Between characters, beyond their own width. */
  readonly spacing?: number;
  readonly gray?: number;
  readonly isBold?: boolean;
  readonly isInvisible?: boolean;
  /** Degrees counter-clockwise. */
  readonly angle?: number;
}

/** Pages whose text is written in operators, so that tests set the position of each line. */
export class PdfBuilder {
  readonly #document: PDFDocument;
  #operators: string[] = [];
  #page: PDFPage | null = null;

  private constructor(document: PDFDocument) {
    this.#document = document;
  }

  static async create(): Promise<PdfBuilder> {
    return new PdfBuilder(await PDFDocument.create());
  }

  get document(): PDFDocument {
    return this.#document;
  }

  page(width = PAGE_WIDTH, height = PAGE_HEIGHT): PDFPage {
    this.#closePage();
    const page = this.#document.addPage([width, height]);
    page.node.setFontDictionary(PDFName.of('Song'), this.#chineseFont('STSong-Light'));
    page.node.setFontDictionary(PDFName.of('Hei'), this.#chineseFont('SimHei'));
    this.#page = page;
    return page;
  }

  /** All characters are as wide as they are high, including Latin ones. */
  text(
    content: string,
    { x, y, size = 12, spacing = 0, gray = 0, angle = 0, isBold = false, isInvisible = false }: TextPlace,
  ): void {
    const hex = [...Buffer.from(content, 'utf16le').swap16()]
      .map((byte) => byte.toString(16).padStart(2, '0'))
      .join('');
    const height = this.#page?.getHeight() ?? PAGE_HEIGHT;
    const turn = (angle * Math.PI) / 180;
    // PDF does not allow exponents: almost zero must be written as zero.
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)].map((value) => Number(value.toFixed(6)));
    this.#operators.push(
      `q ${gray} g BT /${isBold ? 'Hei' : 'Song'} ${size} Tf ${spacing} Tc ${isInvisible ? 3 : 0} Tr ` +
        `${cos} ${sin} ${-(sin ?? 0)} ${cos} ${x} ${height - y} Tm <${hex}> Tj ET Q`,
    );
  }

  /** Lines below each other. */
  lines(contents: readonly string[], place: TextPlace, pitch = 20): void {
    for (const [index, content] of contents.entries())
      this.text(content, { ...place, y: place.y + index * pitch });
  }

  rule(x0: number, y0: number, x1: number, y1: number): void {
    const height = this.#page?.getHeight() ?? PAGE_HEIGHT;
    this.#operators.push(`q 0.5 w ${x0} ${height - y0} m ${x1} ${height - y1} l S Q`);
  }

  raw(operators: string): void {
    this.#operators.push(operators);
  }

  async save(): Promise<Uint8Array> {
    this.#closePage();
    return this.#document.save();
  }

  #closePage(): void {
    const { context } = this.#document;
    if (this.#page !== null && this.#operators.length > 0) {
      this.#page.node.addContentStream(context.register(context.flateStream(this.#operators.join('\n'))));
    }
    this.#operators = [];
  }

  #chineseFont(name: string) {
    const { context } = this.#document;
    const descendant = context.obj({
      Type: 'Font',
      Subtype: 'CIDFontType0',
      BaseFont: name,
      CIDSystemInfo: { Registry: PDFString.of('Adobe'), Ordering: PDFString.of('GB1'), Supplement: 4 },
      DW: 1000,
      W: [1, [1000], 2, 95, 1000, 814, 939, 1000],
      FontDescriptor: {
        Type: 'FontDescriptor',
        FontName: name,
        Flags: 4,
        FontBBox: [-25, -254, 1000, 880],
        ItalicAngle: 0,
        Ascent: 880,
        Descent: -120,
        CapHeight: 880,
        StemV: 93,
      },
    });
    return context.register(
      context.obj({
        Type: 'Font',
        Subtype: 'Type0',
        BaseFont: name,
        Encoding: 'UniGB-UCS2-H',
        DescendantFonts: [context.register(descendant)],
      }),
    );
  }
}

export async function buildPdf(draw: (builder: PdfBuilder) => void | Promise<void>): Promise<Uint8Array> {
  const builder = await PdfBuilder.create();
  await draw(builder);
  return builder.save();
}

export async function withFile<Value>(
  bytes: Uint8Array,
  use: (path: string) => Promise<Value>,
): Promise<Value> {
  const folder = await mkdtemp(join(tmpdir(), 'readers-pdf-'));
  try {
    const path = join(folder, 'file.pdf');
    await writeFile(path, bytes);
    return await use(path);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Reads a PDF and checks the layout promise of its document. */
export async function readPdfBytes(bytes: Uint8Array, options?: ReadPdfOptions): Promise<Document> {
  const document = await withFile(bytes, (path) => readPdf(path, options));
  const faults = layoutFaults(document);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return document;
}

export async function readDrawn(draw: (builder: PdfBuilder) => void | Promise<void>): Promise<Document> {
  return readPdfBytes(await buildPdf(draw));
}

/** Type and text of every block. */
export function outlineOf({ blocks, text }: Document): (readonly [string, string])[] {
  return blocks.map((block) => [block.type, text.slice(block.start, block.end)]);
}

export function notReadOf({ notRead }: Document): (readonly [string, number])[] {
  return notRead.map(({ what, count }) => [what, count]);
}
