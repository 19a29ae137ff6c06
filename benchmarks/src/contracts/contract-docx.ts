/** Generated contracts as Word files: automatic numbering in three levels, tables, footnotes, header and footer with page numbers. */
import {
  AlignmentType,
  Document,
  Footer,
  FootnoteReferenceRun,
  Header,
  type ILevelsOptions,
  LevelFormat,
  LevelSuffix,
  Packer,
  PageNumber,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import { type Contract, type Part, type Passage, passagesOf } from './contract-model.ts';

const NUMBERING = 'clauses';
const FONT = 'Noto Serif CJK SC';
const HALF_POINTS = 22;
const TITLE_HALF_POINTS = 36;
const LINE_SPACING = 360;
const LEVEL_INDENT_TWIPS = 420;
/** Wide enough for the longest figure of each column. */
const COLUMN_TWIPS = [1300, 2500, 800, 800, 1600, 2026];

export async function writeContractDocx(contract: Contract): Promise<Buffer> {
  const texts = new Map(passagesOf(contract).map((passage) => [passage.key, passage]));
  const footnotes: Record<string, { children: Paragraph[] }> = {};
  let noteCount = 0;
  const takeNote = (note: string): number => {
    noteCount++;
    footnotes[noteCount] = { children: [new Paragraph(note)] };
    return noteCount;
  };
  const children = contract.parts.map((part) => toChild(part, texts, takeNote));
  return Packer.toBuffer(
    new Document({
      creator: '',
      styles: {
        default: {
          document: {
            run: { font: FONT, size: HALF_POINTS },
            paragraph: { spacing: { line: LINE_SPACING } },
          },
        },
      },
      numbering: { config: [{ reference: NUMBERING, levels: contract.numbering.map(toLevel) }] },
      footnotes,
      sections: [
        {
          headers: { default: new Header({ children: [new Paragraph(contract.header)] }) },
          footers: { default: new Footer({ children: footerLines(contract.footer) }) },
          children,
        },
      ],
    }),
  );
}

function footerLines(text: string): Paragraph[] {
  const page = new TextRun({
    children: ['第 ', PageNumber.CURRENT, ' 页 共 ', PageNumber.TOTAL_PAGES, ' 页'],
  });
  return [new Paragraph(text), new Paragraph({ alignment: AlignmentType.CENTER, children: [page] })];
}

function toLevel({ text, isChinese }: Contract['numbering'][number], level: number): ILevelsOptions {
  return {
    level,
    text,
    format: isChinese ? LevelFormat.CHINESE_COUNTING_THOUSAND : LevelFormat.DECIMAL,
    suffix: LevelSuffix.SPACE,
    alignment: AlignmentType.START,
    style: { paragraph: { indent: { left: level * LEVEL_INDENT_TWIPS } } },
  };
}

function toChild(
  part: Part,
  texts: ReadonlyMap<string, Passage>,
  takeNote: (note: string) => number,
): Paragraph | Table {
  if (part.kind === 'table') return toTable(part.rows.map((row) => row.cells));
  const text = texts.get(part.id)?.body ?? '';
  if (part.kind === 'plain') {
    if (!part.isTitle) return new Paragraph(text);
    const run = new TextRun({ text, bold: true, size: TITLE_HALF_POINTS });
    return new Paragraph({ alignment: AlignmentType.CENTER, children: [run] });
  }
  const run = new TextRun({ text, bold: part.level === 0 });
  const note = part.note === undefined ? [] : [new FootnoteReferenceRun(takeNote(part.note))];
  return new Paragraph({
    numbering: { reference: NUMBERING, level: part.level },
    children: [run, ...note],
  });
}

function toTable(rows: readonly (readonly string[])[]): Table {
  return new Table({
    columnWidths: [...COLUMN_TWIPS],
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: rows.map(
      (cells) =>
        new TableRow({
          cantSplit: true,
          children: cells.map(
            (text, column) =>
              new TableCell({
                width: { size: COLUMN_TWIPS[column] ?? 0, type: WidthType.DXA },
                children: [new Paragraph(text)],
              }),
          ),
        }),
    ),
  });
}
