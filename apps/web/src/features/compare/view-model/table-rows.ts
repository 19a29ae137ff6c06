/**
 * Joins the rows of a result that are cells of one row of a table, so that a table is shown as a table wherever text is
 * shown. Pure. Promise: no piece is lost or moved; rows outside of tables stay as they are.
 */
import { SIDES, type Side } from './comparison-shapes.ts';
import { type Cell, type LineCell, MAX_CELL_CHARACTERS, type ResultRow } from './result-rows.ts';
import type { TablePair } from './table-pairs.ts';

export function joinTableRows(rows: readonly ResultRow[], pairs: readonly TablePair[]): readonly ResultRow[] {
  const pairOf = pairsByTable(pairs);
  const joined: ResultRow[] = [];
  let line: Line | null = null;
  for (const row of rows) {
    const pair = pairOf(row);
    if (line && pair && continues(line, row)) {
      line = withRow(line, row);
      continue;
    }
    if (line) joined.push(joinLine(line));
    line = pair ? withRow({ pair, rows: [], keys: { old: null, new: null }, characters: 0 }, row) : null;
    if (!pair) joined.push(row);
  }
  return line ? [...joined, joinLine(line)] : joined;
}

/** The rows of one row of a table so far. */
interface Line {
  readonly pair: TablePair;
  readonly rows: ResultRow[];
  /** Which row of which table it is on each side. */
  readonly keys: Readonly<Record<Side, string | null>>;
  readonly characters: number;
}

function withRow({ pair, rows, keys, characters }: Line, row: ResultRow): Line {
  rows.push(row);
  return {
    pair,
    rows,
    keys: { old: lineKey(row.old) ?? keys.old, new: lineKey(row.new) ?? keys.new },
    characters: characters + row.characters,
  };
}

/**
 * On each side that has cells of both it is the same row of the same table, and there is such a side. A frame around
 * a whole contract is a table of one cell: drawn as one row it would be drawn at once, so it is cut.
 */
function continues({ keys, characters }: Line, row: ResultRow): boolean {
  const shared = SIDES.flatMap((side) => {
    const own = lineKey(row[side]);
    return own === null || keys[side] === null ? [] : [own === keys[side]];
  });
  return shared.length > 0 && shared.every(Boolean) && characters + row.characters <= MAX_CELL_CHARACTERS;
}

function lineKey(cell: Cell | null): string | null {
  return cell?.place ? `${cell.place.table},${cell.place.row}` : null;
}

function pairsByTable(pairs: readonly TablePair[]): (row: ResultRow) => TablePair | undefined {
  const known = new Map<string, TablePair>();
  for (const pair of pairs)
    for (const side of SIDES) if (pair.tables[side] !== null) known.set(`${side}${pair.tables[side]}`, pair);
  const find = (side: Side, cell: Cell | null) => cell?.place && known.get(`${side}${cell.place.table}`);
  return (row) => find('new', row.new) ?? find('old', row.old) ?? undefined;
}

function joinLine({ rows: line, pair }: Line): ResultRow {
  const [first] = line;
  if (!first) throw new Error('a row of a table has at least one cell');
  const cells = lineCells(line, pair);
  const lengths = cells.map(({ parts }) => parts.reduce((sum, part) => sum + longer(part), 0));
  const longest = lengths.reduce((most, length) => Math.max(most, length), 0);
  return {
    ...first,
    old: joinCells(line, 'old'),
    new: joinCells(line, 'new'),
    relation: line.every(({ relation }) => relation === first.relation) ? first.relation : 'changed',
    isContinued: false,
    table: { columns: pair.columns.length, cells },
    changeIds: [...new Set(line.flatMap(({ changeIds }) => changeIds))],
    // A cell has only a part of the width.
    characters: longest * pair.columns.length,
  };
}

function joinCells(line: readonly ResultRow[], side: Side): Cell | null {
  const cells = line.flatMap((row) => row[side] ?? []);
  const [first] = cells;
  return first ? { ...first, pieces: cells.flatMap(({ pieces }) => pieces) } : null;
}

/** Paragraphs of one column are parts of one cell. */
function lineCells(line: readonly ResultRow[], { columns }: TablePair): readonly LineCell[] {
  const cells = new Map<number, LineCell>();
  for (const { old, new: fresh } of line) {
    const side = fresh?.place ? 'new' : 'old';
    const place = (side === 'new' ? fresh : old)?.place;
    if (!place) continue;
    const column = Math.max(
      0,
      columns.findIndex((one) => one[side] === place.column),
    );
    const last = columns.findLastIndex((one) => isWithin(one[side], place.column + place.columnSpan - 1));
    const known = cells.get(column);
    cells.set(column, {
      column,
      span: Math.max(known?.span ?? 1, last - column + 1),
      parts: [...(known?.parts ?? []), { old, new: fresh }],
    });
  }
  return [...cells.values()].sort((a, b) => a.column - b.column);
}

function isWithin(column: number | null, last: number): boolean {
  return column !== null && column <= last;
}

function longer({ old, new: fresh }: LineCell['parts'][number]): number {
  return Math.max(lengthOf(old), lengthOf(fresh));
}

function lengthOf(cell: Cell | null): number {
  return cell ? cell.pieces.reduce((sum, piece) => sum + piece.text.length, 0) : 0;
}
