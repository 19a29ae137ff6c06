/**
 * Cells that only count the rows of their table: 序号 1, 2, 3. Their figures change with every inserted row and say
 * nothing. Known by the head of the column, or by counting up from row to row.
 */
import type { Block, Document } from '@wenjian/document';
import type { PlacedSide } from '../changes/placed-side.ts';

export function isSerialCell(...sides: readonly (PlacedSide | null)[]): boolean {
  const present = sides.filter((side) => side !== null);
  return (
    present.length > 0 &&
    present.every(({ document, block }) => {
      const { cell } = block;
      return cell !== undefined && (serialColumns(document).has(`${cell.table} ${cell.column}`) ?? false);
    })
  );
}

/** Cached: asked for every changed cell of a document. */
const known = new WeakMap<Document, ReadonlySet<string>>();

function serialColumns(document: Document): ReadonlySet<string> {
  let columns = known.get(document);
  if (columns === undefined) {
    columns = findColumns(document);
    known.set(document, columns);
  }
  return columns;
}

function findColumns(document: Document): ReadonlySet<string> {
  const cells = new Map<string, Block[]>();
  for (const block of document.blocks) {
    if (block.cell === undefined) continue;
    const key = `${block.cell.table} ${block.cell.column}`;
    const column = cells.get(key);
    if (column === undefined) cells.set(key, [block]);
    else column.push(block);
  }
  const textOf = ({ start, end }: Block): string => document.text.slice(start, end).trim();
  return new Set(
    [...cells]
      .filter(([key, blocks]) => isSerial(blocks.map(textOf), key.endsWith(' 0')))
      .map(([key]) => key),
  );
}

const head = /^(?:序\s*号|编\s*号|项\s*次|行\s*次|行号|序|No\.?|#)$/i;
/** Fewer in a row may be values: 1, 2. */
const COUNTED = 3;

function isSerial(texts: readonly string[], isFirstColumn: boolean): boolean {
  if (head.test(texts[0] ?? '')) return true;
  const numbers = texts
    .slice(1)
    .map((text) => (/^[0-9]{1,4}[.、]?$/.test(text) ? Number.parseInt(text, 10) : Number.NaN));
  return (
    isFirstColumn &&
    numbers.length >= COUNTED &&
    numbers.every((number, index) => number === (numbers[0] ?? 0) + index)
  );
}
