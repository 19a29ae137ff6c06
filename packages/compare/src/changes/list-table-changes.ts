/** Combines the cells of an inserted or deleted table row, column or whole table into one change. */
import type { Block, Document } from '@wenjian/document';
import { reasons } from '../compare.text.ts';
import type { SideName } from '../comparison.ts';
import type { PlannedRow } from '../edits/planned-row.ts';
import type { JudgeContext } from '../judge/judge-change.ts';
import type { ChangeDraft } from './change-draft.ts';
import { judgeTablePart, type TablePart } from './judge-table-part.ts';
import type { PlacedSide } from './placed-side.ts';

/**
 * `listed` when an earlier change already includes the cell, `none` when the row is not a cell that can be
 * combined.
 */
export type FoldTable = (row: PlannedRow) => ChangeDraft | 'listed' | 'none';

export function createTableFolder(
  rows: readonly PlannedRow[],
  old: Document,
  target: Document,
  context: JudgeContext,
): FoldTable {
  const sides = {
    old: collectCells(rows, old, 'old'),
    new: collectCells(rows, target, 'new'),
  } as const;
  const listed = new Set<string>();
  return (row) => {
    const name: SideName = row.new.length === 0 ? 'old' : 'new';
    const side = sides[name];
    const block = side.document.blocks[row[name][0] ?? -1];
    if (block?.cell === undefined) return 'none';
    const part = partOf(side, block);
    if (part === null) return 'none';
    const id = `${name} ${part.key}`;
    if (listed.has(id)) return 'listed';
    listed.add(id);
    return describePart(part, side, name, context);
  };
}

interface TableCells {
  readonly document: Document;
  /** Cells without partner, by table, by row and by column. */
  readonly lone: ReadonlyMap<string, readonly Block[]>;
  /** Tables, rows and columns with at least one cell that has a partner or moved. */
  readonly standing: ReadonlySet<string>;
}

function keysOf(block: Block): readonly string[] {
  const { table, row, column } = block.cell ?? { table: -1, row: -1, column: -1 };
  return [`table ${table}`, `row ${table} ${row}`, `column ${table} ${column}`];
}

function collectCells(rows: readonly PlannedRow[], document: Document, side: SideName): TableCells {
  const lone = new Map<string, Block[]>();
  const standing = new Set<string>();
  for (const row of rows) {
    const isLone = row.relation === 'inserted' || row.relation === 'deleted';
    for (const index of row[side]) {
      const block = document.blocks[index];
      if (block?.cell === undefined) continue;
      for (const key of keysOf(block)) {
        if (!isLone) standing.add(key);
        else if (lone.has(key)) lone.get(key)?.push(block);
        else lone.set(key, [block]);
      }
    }
  }
  return { document, lone, standing };
}

/**
 * The largest part of the table that was inserted or deleted as a whole; null for a single cell of an
 * existing row.
 */
function partOf(side: TableCells, block: Block): TablePart | null {
  const [table = '', row = '', column = ''] = keysOf(block);
  const part = (kind: TablePart['kind'], key: string): TablePart => ({
    kind,
    key,
    cells: side.lone.get(key) ?? [],
  });
  if (!side.standing.has(table)) return part('table', table);
  if (!side.standing.has(row)) return part('row', row);
  if (side.standing.has(column)) return null;
  const cells = (side.lone.get(column) ?? []).filter((cell) => side.standing.has(keysOf(cell)[1] ?? ''));
  return { kind: 'column', key: column, cells };
}

function describePart(
  part: TablePart,
  { document }: TableCells,
  name: SideName,
  context: JudgeContext,
): ChangeDraft | 'none' {
  const [first] = part.cells;
  const last = part.cells.at(-1);
  if (first === undefined || last === undefined) return 'none';
  // The cells of a column are not adjacent in the text: the first one gives the position.
  const end = part.kind === 'column' ? first.end : last.end;
  const placed: PlacedSide = { document, block: first, start: first.start, end };
  const text = part.cells.map((cell) => document.text.slice(cell.start, cell.end)).join('\t');
  const old = name === 'old' ? placed : null;
  const target = name === 'new' ? placed : null;
  const said = reasons.tablePart(part.kind, name === 'new', countRows(part.cells));
  const verdict = judgeTablePart(part, document, name, context);
  return {
    type: name === 'old' ? 'delete' : 'insert',
    place: 'table',
    ...verdict,
    reason: verdict.significance === 'major' ? `${said}；${verdict.reason}` : said,
    old,
    new: target,
    isSuspect: false,
    move: null,
    ...(name === 'old' ? { oldText: text } : { newText: text }),
  };
}

function countRows(cells: readonly Block[]): number {
  return new Set(cells.map((cell) => cell.cell?.row)).size;
}
