/**
 * Turns a result into the tables of both documents side by side, by row and column, including rows and
 * columns that only one side has. Each row and column of either table is in exactly one line, in its own
 * order.
 */
import type { Block, Change, ComparisonResult, Side } from './comparison-shapes.ts';

export interface TableLine {
  readonly old: number | null;
  readonly new: number | null;
}

export interface TableCell {
  readonly text: string;
  readonly changes: readonly Change[];
  /** Its size, in rows and columns of its own table. */
  readonly rowSpan: number;
  readonly columnSpan: number;
}

/** A rendered cell of one side; spans count the lines of the pair, including gaps for the other side's lines. */
export interface DrawnCell {
  readonly row: TableLine;
  readonly column: TableLine;
  /** Null: this side has no such row or column. */
  readonly cell: TableCell | null;
  /** The text on the other side, so that both have the same height. */
  readonly other: string;
  readonly rowSpan: number;
  readonly columnSpan: number;
}

export interface TablePair {
  readonly key: string;
  /** The tables themselves, by their numbers. */
  readonly tables: TableLine;
  readonly page: number | null;
  readonly status: 'both' | 'inserted' | 'deleted';
  readonly rows: readonly TableLine[];
  readonly columns: readonly TableLine[];
  readonly changeIds: ReadonlySet<string>;
  /** By line; cells covered by a merged cell are not rendered. */
  readonly drawn: Readonly<Record<Side, readonly (readonly DrawnCell[])[]>>;
}

export function buildTablePairs(result: ComparisonResult): readonly TablePair[] {
  const tables = { old: readTables(result, 'old'), new: readTables(result, 'new') };
  const votes = voteForPairs(result);
  const partners = alignIndices(keysOf(tables.old), keysOf(tables.new), votes.tables);
  return partners.map((line) => pairOf(line, tables, votes));
}

interface Table {
  readonly page: number | null;
  readonly rows: readonly number[];
  readonly columns: readonly number[];
  readonly cells: ReadonlyMap<string, TableCell>;
}

type Tables = ReadonlyMap<number, Table>;

function pairOf(line: TableLine, tables: Record<Side, Tables>, votes: Votes): TablePair {
  const old = line.old === null ? undefined : tables.old.get(line.old);
  const fresh = line.new === null ? undefined : tables.new.get(line.new);
  const key = `${line.old ?? ''}:${line.new ?? ''}`;
  const changes = [old, fresh].flatMap((table) =>
    [...(table?.cells.values() ?? [])].flatMap((cell) => cell.changes),
  );
  const rows = alignIndices(old?.rows ?? [], fresh?.rows ?? [], votes.rows.get(key));
  const columns = alignIndices(old?.columns ?? [], fresh?.columns ?? [], votes.columns.get(key));
  return {
    key,
    tables: line,
    page: fresh?.page ?? old?.page ?? null,
    status: old && fresh ? 'both' : fresh ? 'inserted' : 'deleted',
    rows,
    columns,
    changeIds: new Set(changes.map(({ id }) => id)),
    drawn: {
      old: drawSide('old', rows, columns, { own: old, other: fresh }),
      new: drawSide('new', rows, columns, { own: fresh, other: old }),
    },
  };
}

interface OwnAndOther {
  readonly own: Table | undefined;
  readonly other: Table | undefined;
}

function drawSide(
  side: Side,
  rows: readonly TableLine[],
  columns: readonly TableLine[],
  { own, other }: OwnAndOther,
): readonly (readonly DrawnCell[])[] {
  const otherSide = side === 'old' ? 'new' : 'old';
  const covered = new Set<string>();
  return rows.map((row, top) =>
    columns.flatMap((column, left): readonly DrawnCell[] => {
      if (covered.has(`${top},${left}`)) return [];
      const cell = cellAt(own, row[side], column[side]);
      const rowSpan = reach(rows, top, side, cell?.rowSpan ?? 1);
      const columnSpan = reach(columns, left, side, cell?.columnSpan ?? 1);
      for (let down = 0; down < rowSpan; down++)
        for (let across = 0; across < columnSpan; across++) covered.add(`${top + down},${left + across}`);
      const opposite = cellAt(other, row[otherSide], column[otherSide])?.text ?? '';
      return [{ row, column, cell, other: opposite, rowSpan, columnSpan }];
    }),
  );
}

function cellAt(table: Table | undefined, row: number | null, column: number | null): TableCell | null {
  if (!table || row === null || column === null) return null;
  return table.cells.get(`${row},${column}`) ?? EMPTY_CELL;
}

/** Lines from here to the last one of the span, including lines that only the other side has. */
function reach(lines: readonly TableLine[], from: number, side: Side, span: number): number {
  const last = (lines[from]?.[side] ?? 0) + span - 1;
  let count = 1;
  for (let at = from + 1; span > 1 && at < lines.length; at++) {
    const index = lines[at]?.[side] ?? null;
    if (index !== null && index > last) break;
    if (index !== null) count = at - from + 1;
  }
  return count;
}

const EMPTY_CELL: TableCell = { text: '', changes: [], rowSpan: 1, columnSpan: 1 };

function readTables(result: ComparisonResult, side: Side): Tables {
  const changes = changesByBlock(result.changes, side);
  const { blocks, text } = result[side];
  const byTable = Map.groupBy(
    blocks.filter((block) => block.cell !== null),
    (block) => block.cell?.table ?? 0,
  );
  return new Map([...byTable].map(([table, cells]) => [table, readTable(cells, text, changes)] as const));
}

function readTable(
  blocks: readonly Block[],
  text: string,
  changes: ReadonlyMap<string, readonly Change[]>,
): Table {
  const cells = new Map<string, TableCell>();
  const rows = new Set<number>();
  const columns = new Set<number>();
  for (const { id, cell, start, end } of blocks) {
    if (!cell) continue;
    rows.add(cell.row);
    columns.add(cell.column);
    // Several paragraphs of one cell are several blocks.
    const key = `${cell.row},${cell.column}`;
    const known = cells.get(key);
    const own = text.slice(start, end);
    cells.set(key, {
      text: known ? `${known.text}\n${own}` : own,
      changes: [...(known?.changes ?? []), ...(changes.get(id) ?? [])],
      rowSpan: cell.rowSpan,
      columnSpan: cell.columnSpan,
    });
  }
  return { page: blocks[0]?.page ?? null, rows: sorted(rows), columns: sorted(columns), cells };
}

function changesByBlock(changes: readonly Change[], side: Side): ReadonlyMap<string, readonly Change[]> {
  const groups = new Map<string, Change[]>();
  for (const change of changes) {
    const block = change[side]?.block;
    if (block === undefined) continue;
    const known = groups.get(block);
    if (known) known.push(change);
    else groups.set(block, [change]);
  }
  return groups;
}

type Votes1 = Map<number, Map<number, number>>;

interface Votes {
  readonly tables: Votes1;
  readonly rows: Map<string, Votes1>;
  readonly columns: Map<string, Votes1>;
}

/** Every pair of aligned cells is a vote for pairing its tables, rows and columns. */
function voteForPairs(result: ComparisonResult): Votes {
  const cellsOf = {
    old: new Map(result.old.blocks.map((block) => [block.id, block.cell])),
    new: new Map(result.new.blocks.map((block) => [block.id, block.cell])),
  };
  const votes: Votes = { tables: new Map(), rows: new Map(), columns: new Map() };
  for (const row of result.rows) {
    const left = cellsOf.old.get(row.old[0] ?? '');
    const right = cellsOf.new.get(row.new[0] ?? '');
    if (!left || !right) continue;
    const key = `${left.table}:${right.table}`;
    vote(votes.tables, left.table, right.table);
    vote(votesOf(votes.rows, key), left.row, right.row);
    vote(votesOf(votes.columns, key), left.column, right.column);
  }
  return votes;
}

function votesOf(all: Map<string, Votes1>, key: string): Votes1 {
  const known = all.get(key) ?? new Map();
  all.set(key, known);
  return known;
}

function vote(votes: Votes1, old: number, fresh: number): void {
  const row = votes.get(old) ?? new Map<number, number>();
  row.set(fresh, (row.get(fresh) ?? 0) + 1);
  votes.set(old, row);
}

/** Both sequences merged in their own orders; partners share a line. */
function alignIndices(
  olds: readonly number[],
  news: readonly number[],
  votes: Votes1 | undefined,
): readonly TableLine[] {
  const lines: TableLine[] = [];
  let next = 0;
  for (const old of olds) {
    const partner = favourite(votes?.get(old));
    const at = partner === null ? -1 : news.indexOf(partner, next);
    if (at < 0) {
      lines.push({ old, new: null });
      continue;
    }
    for (const skipped of news.slice(next, at)) lines.push({ old: null, new: skipped });
    lines.push({ old, new: news[at] ?? null });
    next = at + 1;
  }
  return [...lines, ...news.slice(next).map((fresh) => ({ old: null, new: fresh }))];
}

function favourite(votes: ReadonlyMap<number, number> | undefined): number | null {
  let best: number | null = null;
  for (const [index, count] of votes ?? []) {
    if (best === null || count > (votes?.get(best) ?? 0)) best = index;
  }
  return best;
}

function keysOf(tables: Tables): readonly number[] {
  return sorted(tables.keys());
}

function sorted(values: Iterable<number>): readonly number[] {
  return [...values].sort((a, b) => a - b);
}
