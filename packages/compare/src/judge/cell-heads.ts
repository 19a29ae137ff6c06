/**
 * What a cell of a table is about: the head of its column, or the name beside it where a row holds a name and its value. In: a side of a change. Out: these words, the
 * head first; none for text outside of tables and for heads themselves.
 */
import type { Block, Document } from '@wenjian/document';
import type { PlacedSide } from '../changes/placed-side.ts';

/** A longer text is no head. */
const LONGEST_HEAD = 16;

export function cellHeads(side: PlacedSide | null): readonly string[] {
  const cell = side?.block.cell;
  if (side === null || cell === undefined) return [];
  const { document } = side;
  const heads = [
    cell.row === 0 ? undefined : cellsOf(document).get(keyOf(cell.table, 0, cell.column)),
    cell.column === 0 ? undefined : cellsOf(document).get(keyOf(cell.table, cell.row, cell.column - 1)),
  ];
  return heads.flatMap((block) => {
    const text = block === undefined ? '' : document.text.slice(block.start, block.end).trim();
    return text !== '' && text.length <= LONGEST_HEAD && !/[0-9０-９]/.test(text) ? [text] : [];
  });
}

/** The name of the column that both sides have; null where they differ, or where only one side stands in a table. */
export function sharedHead(old: PlacedSide | null, target: PlacedSide | null): string | null {
  const [one, other] = [old, target].map(columnHead);
  if (old === null || target === null) return one ?? other ?? null;
  return one !== undefined && one === other ? one : null;
}

function columnHead(side: PlacedSide | null): string | undefined {
  const cell = side?.block.cell;
  const head = cell === undefined || cell.row === 0 ? undefined : cellHeads(side)[0];
  return head === undefined || saysNothing.test(head) ? undefined : head;
}

/** Heads that fit anything. */
const saysNothing = /^(?:明细|内容|具体内容|备注|说明|项目|名称|详情|条款|约定|要求|数值|值)$/;

/** Cached: asked for every changed cell of a document. */
const known = new WeakMap<Document, ReadonlyMap<string, Block>>();

function cellsOf(document: Document): ReadonlyMap<string, Block> {
  const found = known.get(document);
  if (found !== undefined) return found;
  const cells = new Map<string, Block>();
  for (const block of document.blocks) {
    if (block.cell === undefined) continue;
    const key = keyOf(block.cell.table, block.cell.row, block.cell.column);
    if (!cells.has(key)) cells.set(key, block);
  }
  known.set(document, cells);
  return cells;
}

function keyOf(table: number, row: number, column: number): string {
  return `${table} ${row} ${column}`;
}
