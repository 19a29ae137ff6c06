/** Whether LibreOffice is available, and documents to convert. Test code only. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import {
  Document,
  Footer,
  FootnoteReferenceRun,
  Header,
  HeadingLevel,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
} from 'docx';

export const isOfficePresent = ((): boolean => {
  if (existsSync('/usr/lib/libreoffice/program/soffice.bin')) return true;
  try {
    execFileSync('which', ['soffice'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();

/** The name of a test group that needs it, with a note when it is skipped. */
export const officeTitle = (name: string): string =>
  isOfficePresent ? name : `${name} (skipped: LibreOffice is not installed)`;

/** A contract with headings, tables, a header, a footer and footnotes; every clause differs. */
export async function contractDocx(clauses: number, name = '采购合同'): Promise<Buffer> {
  const numbers = Array.from({ length: clauses }, (_, index) => index + 1);
  const document = new Document({
    footnotes: Object.fromEntries(
      numbers.map((n) => [
        n,
        { children: [new Paragraph(`${name}脚注${n}：参见《民法典》第${500 + n}条。`)] },
      ]),
    ),
    sections: [
      {
        headers: { default: new Header({ children: [new Paragraph(`${name} 编号 HT-2024-001`)] }) },
        footers: { default: new Footer({ children: [new Paragraph('机密文件，未经许可不得外传')] }) },
        children: numbers.flatMap((n) => clause(n, name)),
      },
    ],
  });
  return Packer.toBuffer(document);
}

function clause(n: number, name: string): (Paragraph | Table)[] {
  const cells = (row: number): TableCell[] =>
    [`第${n}批货物`, row === 0 ? '数量' : `${n * 7 + row}台`, row === 0 ? '单价' : `${n * 131 + row}元`].map(
      (text) => new TableCell({ children: [new Paragraph(text)] }),
    );
  return [
    new Paragraph({ text: `第${n}条 ${name}第${n}批标的物与价款`, heading: HeadingLevel.HEADING_1 }),
    new Paragraph({
      children: [
        new TextRun(`甲方应当于 2024 年 ${(n % 12) + 1} 月 1 日前向乙方支付人民币 ${n * 1000} 元`),
        new FootnoteReferenceRun(n),
        new TextRun('，逾期按每日万分之五支付违约金；乙方收到款项后应当在三十日内交付全部货物，'),
        new TextRun(`并开具第 ${n} 号增值税专用发票（Invoice No. ${n}）。`),
      ],
    }),
    new Table({ rows: [0, 1, 2].map((row) => new TableRow({ children: cells(row) })) }),
  ];
}
