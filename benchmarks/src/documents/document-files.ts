/** The files of the documents benchmark, written from our own text: a docx, its PDF by LibreOffice, and a scan of that PDF's first pages. */
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { type OfficeConverter, renderPages } from '@wenjian/readers';
import {
  AlignmentType,
  Document,
  Footer,
  Header,
  HeadingLevel,
  LevelFormat,
  Packer,
  PageNumber,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import sharp from 'sharp';
import { createRandom, generateContract, type Random } from '../contract-text.ts';

export interface DocumentFiles {
  readonly docx: string;
  readonly pdf: string;
  readonly scan: string;
  /** The pages of the scan one by one, for engines that do not open PDFs. */
  readonly scannedPages: readonly string[];
}

export interface FileSizes {
  readonly pages: number;
  readonly scannedPages: number;
}

/** Fills an A4 page in 12 pt with 1.5 line spacing to nine tenths, so that no page overflows. */
const CHARACTERS_ON_PAGE = 850;
const CHARACTERS_BESIDE_TABLE = 600;
/** One page in this many has a table. */
const TABLE_EVERY = 5;
const SCAN_DPI = 200;
const SCAN_QUALITY = 80;
const FONT = 'Noto Serif CJK SC';

export async function makeDocumentFiles(
  folder: string,
  office: OfficeConverter,
  sizes: FileSizes,
): Promise<DocumentFiles> {
  const docx = join(folder, 'contract.docx');
  await writeFile(docx, await contractDocx(sizes.pages));
  const rendered = await office.convert(docx, 'pdf');
  if (rendered.kind === 'failed') throw new Error(`LibreOffice made no PDF: ${rendered.reason}`);
  const pdf = join(folder, 'contract.pdf');
  await copyFile(rendered.path, pdf);
  const scannedPages = await drawPages(pdf, sizes.scannedPages, folder);
  const scan = join(folder, 'scan.pdf');
  await writeFile(scan, await scanOf(scannedPages));
  return { docx, pdf, scan, scannedPages };
}

function contractDocx(pages: number): Promise<Buffer> {
  const random = createRandom(5);
  const children = Array.from({ length: pages }, (_, index) => pageContent(index, random)).flat();
  return Packer.toBuffer(
    new Document({
      styles: {
        default: { document: { run: { font: FONT, size: 24 }, paragraph: { spacing: { line: 360 } } } },
      },
      numbering: { config: [{ reference: 'contract', levels: [...contractLevels] }] },
      sections: [{ headers: { default: header() }, footers: { default: footer() }, children }],
    }),
  );
}

const contractLevels = [
  { level: 0, format: LevelFormat.CHINESE_COUNTING, text: '第%1条', alignment: AlignmentType.START },
  { level: 1, format: LevelFormat.CHINESE_COUNTING, text: '（%2）', alignment: AlignmentType.START },
] as const;

function pageContent(index: number, random: Random): (Paragraph | Table)[] {
  const hasTable = index % TABLE_EVERY === TABLE_EVERY - 1;
  const lines = generateContract(hasTable ? CHARACTERS_BESIDE_TABLE : CHARACTERS_ON_PAGE, random).split('\n');
  const heading = new Paragraph({
    heading: HeadingLevel.HEADING_2,
    numbering: { reference: 'contract', level: 0 },
    pageBreakBefore: index > 0,
    children: [text(`合同的履行与验收（${index + 1}）`, true)],
  });
  const paragraphs = lines.map((line, at) =>
    at % 3 === 1
      ? new Paragraph({ numbering: { reference: 'contract', level: 1 }, children: [text(line)] })
      : new Paragraph({
          alignment: AlignmentType.JUSTIFIED,
          indent: { firstLine: 480 },
          children: [text(line)],
        }),
  );
  return [heading, ...paragraphs, ...(hasTable ? [priceTable(random)] : [])];
}

function text(content: string, isBold = false): TextRun {
  return new TextRun({ text: content, font: FONT, bold: isBold });
}

function priceTable(random: Random): Table {
  const row = (cells: readonly string[]) =>
    new TableRow({
      children: cells.map((cell) => new TableCell({ children: [new Paragraph({ children: [text(cell)] })] })),
    });
  const goods = [1, 2, 3, 4].map((n) => row([`${n}`, `第${n}批设备`, `${1 + random(40)} 台`]));
  return new Table({
    width: { size: 9000, type: WidthType.DXA },
    columnWidths: [1500, 5000, 2500],
    rows: [row(['序号', '名称', '数量']), ...goods],
  });
}

function header(): Header {
  return new Header({ children: [new Paragraph({ children: [text('设备采购合同  HT-2026-0318')] })] });
}

function footer(): Footer {
  const number = new TextRun({ font: FONT, children: ['第 ', PageNumber.CURRENT, ' 页'] });
  return new Footer({ children: [new Paragraph({ alignment: AlignmentType.CENTER, children: [number] })] });
}

async function drawPages(pdf: string, count: number, folder: string): Promise<string[]> {
  const paths: string[] = [];
  const indexes = Array.from({ length: count }, (_, index) => index);
  for await (const { pageIndex, pixels, widthPx, heightPx } of renderPages(pdf, indexes, SCAN_DPI)) {
    const path = join(folder, `page-${pageIndex + 1}.jpg`);
    await sharp(pixels, { raw: { width: widthPx, height: heightPx, channels: 4 } })
      .flatten({ background: '#fff' })
      .greyscale()
      .withMetadata({ density: SCAN_DPI })
      .jpeg({ quality: SCAN_QUALITY })
      .toFile(path);
    paths.push(path);
  }
  return paths;
}

async function scanOf(pages: readonly string[]): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  for (const path of pages) {
    const image = await document.embedJpg(await readFile(path));
    const size: [number, number] = [(image.width * 72) / SCAN_DPI, (image.height * 72) / SCAN_DPI];
    document.addPage(size).drawImage(image, { x: 0, y: 0, width: size[0], height: size[1] });
  }
  return document.save();
}
