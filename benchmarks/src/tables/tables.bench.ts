/** How right tables, reading order and headings of PDFs are, on generated pages with known content. */
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Document } from '@wenjian/document';
import { createOfficeConverter, type OfficeConverter, readDocument, readPdf } from '@wenjian/readers';
import { convertFiles } from '@wenjian/writers/convert';
import { describeMachine } from '../describe-machine.ts';
import { scoreProse } from './prose-score.ts';
import { reportDocx } from './report-docx.ts';
import { type Report, writeProsePage, writeReportPage, writeTablePage } from './report-pages.ts';
import { type Share, scoreReports, type TableScore } from './report-score.ts';
import { scoreSheets } from './report-sheets.ts';

/** Development looks at the seeds below this one only. */
const FIRST_REPORT_SEED = 1000;
const TABLE_PAGES = 126;
const REPORT_PAGES = 30;
const PROSE_PAGES = 40;
const TARGETS = { tables: 0.97, reportCells: 0.95, order: 0.98, headings: 0.9 } as const;

export async function benchTables(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-tables-'));
  const office = createOfficeConverter({ instances: 1, workFolder: folder });
  try {
    if (office.status().isAvailable === false)
      return '## Tables\n\nNot measured: LibreOffice is not installed.';
    const run = new TableRun(folder, office);
    for (let index = 0; index < TABLE_PAGES; index++)
      await run.measure('tables', writeTablePage(index, FIRST_REPORT_SEED));
    for (let index = 0; index < REPORT_PAGES; index++)
      await run.measure('reports', writeReportPage(index, FIRST_REPORT_SEED));
    for (let index = 0; index < PROSE_PAGES; index++)
      await run.measureProse(writeProsePage(index, FIRST_REPORT_SEED));
    return run.render();
  } finally {
    await office.close();
    await rm(folder, { recursive: true });
  }
}

type Kind = 'tables' | 'reports';

class TableRun {
  readonly #folder: string;
  readonly #office: OfficeConverter;
  readonly #shares = new Map<string, { right: number; all: number }>();

  constructor(folder: string, office: OfficeConverter) {
    this.#folder = folder;
    this.#office = office;
  }

  async measure(kind: Kind, report: Report): Promise<void> {
    const pdf = await this.#pdfOf(report);
    const { tables, order, headings } = scoreReports([report], await readPdf(pdf));
    this.#addTables(`${kind}: read`, tables);
    if (kind === 'tables') for (const table of tables) this.#add(`borders: ${table.truth.borders}`, table);
    this.#add(`${kind}: order`, order);
    if (kind === 'reports') this.#add('reports: headings', headings);
    this.#addTables(`${kind}: Word`, scoreReports([report], await this.#converted(pdf, 'docx')).tables);
    const sheets = await this.#convertedPath(pdf, 'xlsx');
    this.#addTables(`${kind}: Excel`, scoreSheets(report, await readFile(sheets)));
  }

  /** A page without tables is to come out as it went in. */
  async measureProse(report: Report): Promise<void> {
    const pdf = await this.#pdfOf(report);
    const { isSameText, isSameCount, hasTable } = scoreProse(
      await readPdf(pdf),
      await this.#converted(pdf, 'docx'),
    );
    this.#add('prose: same text in Word', shareOf(isSameText));
    this.#add('prose: as many paragraphs in Word', shareOf(isSameCount));
    this.#add('prose: no table made of it', shareOf(!hasTable));
  }

  async #pdfOf(report: Report): Promise<string> {
    const docx = join(this.#folder, 'report.docx');
    await writeFile(docx, await reportDocx([report]));
    const rendered = await this.#office.convert(docx, 'pdf');
    if (rendered.kind === 'failed') throw new Error(`LibreOffice made no PDF: ${rendered.reason}`);
    const pdf = join(this.#folder, 'report.pdf');
    await copyFile(rendered.path, pdf);
    return pdf;
  }

  async #converted(pdf: string, to: 'docx'): Promise<Document> {
    const path = await this.#convertedPath(pdf, to);
    const result = await readDocument({ path, name: `report.${to}` });
    if (result.kind !== 'document') throw new Error(`the ${to} file cannot be read`);
    return result.document;
  }

  async #convertedPath(pdf: string, to: 'docx' | 'xlsx'): Promise<string> {
    const outputFolder = await mkdtemp(join(this.#folder, 'converted-'));
    const outcome = await convertFiles(
      {
        files: [{ path: pdf, name: 'report.pdf' }],
        operation: { kind: 'format', to },
        outputFolder,
        signal: new AbortController().signal,
        onProgress: () => undefined,
      },
      { office: null, recogniser: null },
    );
    if (outcome.kind === 'failed') throw new Error(outcome.message);
    return outcome.files[0]?.path ?? '';
  }

  #addTables(name: string, tables: readonly TableScore[]): void {
    for (const table of tables) this.#add(name, table);
  }

  #add(name: string, { right, all }: Share): void {
    const sum = this.#shares.get(name) ?? { right: 0, all: 0 };
    this.#shares.set(name, { right: sum.right + right, all: sum.all + all });
  }

  render(): string {
    const rows = [...this.#shares].map(([name, { right, all }]) => {
      const target = targetOf(name);
      return `| ${name} | ${(right / Math.max(1, all)).toFixed(4)} | ${right} of ${all} | ${target ?? ''} |`;
    });
    return `## Tables\n\n${describeRun()}\n\n| what | share right | counted | target |\n|---|---|---|---|\n${rows.join('\n')}`;
  }
}

function shareOf(isRight: boolean): Share {
  return { right: isRight ? 1 : 0, all: 1 };
}

function targetOf(name: string): number | null {
  if (name.startsWith('prose: ')) return 1;
  if (name === 'tables: Word' || name === 'tables: Excel') return TARGETS.tables;
  if (name === 'reports: read') return TARGETS.reportCells;
  if (name === 'reports: order') return TARGETS.order;
  return name === 'reports: headings' ? TARGETS.headings : null;
}

function describeRun(): string {
  return `${describeMachine()} ${TABLE_PAGES} pages with one table each (statements with sections, notes, heads of two and three levels, shares with gaps, price lists, milestones with broken text, categories over several rows, lists over pages; seven kinds of borders from none to a full grid), ${REPORT_PAGES} report pages (chapters, text in one to three columns, tables in and under them, two thirds without any border) and ${PROSE_PAGES} pages of titles and paragraphs without any table, written as docx and turned into PDF by LibreOffice; seeds from ${FIRST_REPORT_SEED} on, which development does not use.

A cell is right when exactly its text stands at its row and column; a merged cell counts at each of its places, a place that should be empty and is not counts as wrong. Numbers in Excel are compared as the format shows them. Order: words of a paragraph or heading come whole and directly after the piece before. Headings: text and level; one that is none counts as wrong. Prose: the page read directly beside its Word file, every paragraph character by character; headers and footers are not compared.`;
}
