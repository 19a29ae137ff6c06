/** In: the truth of generated reports and the document that was read. Out: how much of it is right. */
import type { Block, Document } from '@wenjian/document';
import type { Report, ReportPiece } from './report-pages.ts';
import type { TruthTable } from './report-tables.ts';

export interface Share {
  readonly right: number;
  readonly all: number;
}

export interface TableScore extends Share {
  readonly truth: TruthTable;
  /** `row,column: expected ≠ found`. */
  readonly mistakes: readonly string[];
}

export interface ReportScore {
  readonly tables: readonly TableScore[];
  /** Paragraphs, headings and tables that come whole, directly after the one before. */
  readonly order: Share & { readonly mistakes: readonly string[] };
  readonly headings: Share & { readonly mistakes: readonly string[] };
}

/** A table as texts: `row,column` → text, a merged cell at each of its places. */
export type TableGrid = ReadonlyMap<string, string>;

export function scoreReports(reports: readonly Report[], document: Document): ReportScore {
  const pieces = reports.flatMap(({ sections }) => sections.flatMap((section) => section.pieces));
  const truths = pieces.flatMap((piece) => (piece.kind === 'table' ? [piece.table] : []));
  return {
    tables: scoreTables(truths, gridsOf(document)),
    order: scoreOrder(pieces, document),
    headings: scoreHeadings(pieces, document),
  };
}

function gridsOf(document: Document): TableGrid[] {
  const grids = new Map<number, Map<string, string>>();
  for (const { cell, start, end } of document.blocks) {
    if (cell === undefined) continue;
    const grid = grids.get(cell.table) ?? new Map<string, string>();
    grids.set(cell.table, grid);
    put(grid, cell, plain(document.text.slice(start, end)));
  }
  return [...grids.values()];
}

interface Place {
  readonly row: number;
  readonly column: number;
  readonly rowSpan?: number;
  readonly columnSpan?: number;
}

function put(
  grid: Map<string, string>,
  { row, column, rowSpan = 1, columnSpan = 1 }: Place,
  text: string,
): void {
  for (let r = row; r < row + rowSpan; r++)
    for (let c = column; c < column + columnSpan; c++) {
      const key = `${r},${c}`;
      grid.set(key, (grid.get(key) ?? '') + text);
    }
}

/** Each found table answers for one expected table: the one it shares the most with. */
export function scoreTables(truths: readonly TruthTable[], found: readonly TableGrid[]): TableScore[] {
  const free = new Set(found);
  return truths.map((truth) => {
    const wanted = new Map<string, string>();
    for (const cell of truth.cells) put(wanted, cell, plain(cell.text));
    const scored = [...free]
      .map((grid) => ({ grid, common: commonTexts(wanted, grid) }))
      .sort((one, other) => other.common - one.common)[0];
    const grid = scored === undefined || scored.common === 0 ? new Map<string, string>() : scored.grid;
    free.delete(grid);
    return compare(truth, wanted, grid);
  });
}

/** Amounts are hardly ever the same in two tables, words often are. */
const AMOUNT_WEIGHT = 1000;

function commonTexts(one: TableGrid, other: TableGrid): number {
  const texts = new Set([...one.values()].filter((text) => text.length > 2));
  const common = [...new Set(other.values())].filter((text) => texts.has(text));
  const amounts = common.filter((text) => /\d{3}/u.test(text)).length;
  return amounts * AMOUNT_WEIGHT + common.length;
}

function compare(truth: TruthTable, wanted: TableGrid, grid: TableGrid): TableScore {
  const mistakes: string[] = [];
  let [right, all] = [0, 0];
  for (const key of new Set([...wanted.keys(), ...grid.keys()])) {
    const [expected, got] = [wanted.get(key) ?? '', grid.get(key) ?? ''];
    if (expected === '' && got === '') continue;
    all++;
    if (expected === got) right++;
    else mistakes.push(`${key}: ${expected} ≠ ${got}`);
  }
  return { truth, right, all, mistakes };
}

const bodyTypes: ReadonlySet<Block['type']> = new Set(['heading', 'paragraph', 'listItem', 'textBox']);

function scoreOrder(pieces: readonly ReportPiece[], document: Document): ReportScore['order'] {
  const text = words(
    document.blocks
      .filter(({ type }) => bodyTypes.has(type))
      .map(({ start, end }) => document.text.slice(start, end))
      .join(''),
  );
  const mistakes: string[] = [];
  let [right, all, at, isBesideTable] = [0, 0, 0, false];
  for (const piece of pieces) {
    // What of a table was read as text may stand here.
    if (piece.kind === 'table') isBesideTable = true;
    if (piece.kind === 'table') continue;
    const part = words(piece.text);
    all++;
    const isRight = isBesideTable ? text.indexOf(part, at) >= 0 : text.startsWith(part, at);
    if (isRight) right++;
    else mistakes.push(part);
    const after = text.indexOf(part, at);
    const next = after >= 0 ? after : text.indexOf(part);
    if (next >= 0) at = next + part.length;
    isBesideTable = next < 0;
  }
  return { right, all, mistakes };
}

/** LibreOffice leaves out some marks that hang at the end of a line: order is judged by the words. */
function words(text: string): string {
  return text.replace(/[\s\p{P}]+/gu, '');
}

/** Text and level must be right; a heading that is none counts as a mistake. */
function scoreHeadings(pieces: readonly ReportPiece[], document: Document): ReportScore['headings'] {
  const wanted = pieces.flatMap((piece) =>
    piece.kind === 'heading' ? [`${piece.level} ${plain(piece.text)}`] : [],
  );
  const found = document.blocks
    .filter(({ type }) => type === 'heading')
    .map(({ level, start, end }) => `${level} ${plain(document.text.slice(start, end))}`);
  const missing = wanted.filter((one) => !found.includes(one));
  const extra = found.filter((one) => !wanted.includes(one));
  return {
    right: wanted.length - missing.length,
    all: wanted.length + extra.length,
    mistakes: [...missing.map((one) => `missing ${one}`), ...extra.map((one) => `extra ${one}`)],
  };
}

function plain(text: string): string {
  return text.replace(/\s+/gu, '');
}
