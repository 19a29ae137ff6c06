/**
 * In: a row of heads, the columns, and which of them have heads of their own below. Out: the columns each head
 * stands over. A head over several columns is centred over them and may be narrower than any of them.
 */
import type { TableColumn } from './table-columns.ts';
import type { PlacedPiece } from './table-rows.ts';

/** In points: what it costs to leave a column with a head below without one above. */
const UNCOVERED = 20;
/** A head over one column may stand anywhere in it. */
const MANY_COLUMNS = 1;

interface Choice {
  readonly cost: number;
  readonly ranges: readonly (readonly [number, number])[];
}

export function spreadHeads(
  heads: readonly PlacedPiece[],
  columns: readonly TableColumn[],
  isWanted: (column: number) => boolean,
): PlacedPiece[] {
  const boxes = boxesOf(columns);
  const memo = new Map<string, Choice>();
  const best = (head: number, column: number): Choice => {
    const key = `${head}:${column}`;
    const known = memo.get(key);
    if (known !== undefined) return known;
    const choice = choose(head, column);
    memo.set(key, choice);
    return choice;
  };
  const choose = (head: number, column: number): Choice => {
    const placed = heads[head];
    if (placed === undefined) return { cost: uncovered(column, columns.length, isWanted), ranges: [] };
    let cheapest: Choice = { cost: Number.POSITIVE_INFINITY, ranges: [] };
    for (let from = column; from < columns.length; from++) {
      for (let to = from; to < columns.length; to++) {
        const rest = best(head + 1, to + 1);
        const cost = uncovered(column, from, isWanted) + misplaced(placed, from, to, boxes) + rest.cost;
        if (cost < cheapest.cost) cheapest = { cost, ranges: [[from, to], ...rest.ranges] };
      }
    }
    return cheapest;
  };
  const { ranges } = best(0, 0);
  return heads.map((head, index) => {
    const [from, to] = ranges[index] ?? [head.from, head.to];
    return { ...head, from, to };
  });
}

function uncovered(from: number, to: number, isWanted: (column: number) => boolean): number {
  let cost = 0;
  for (let column = from; column < to; column++) if (isWanted(column)) cost += UNCOVERED;
  return cost;
}

function misplaced({ piece }: PlacedPiece, from: number, to: number, boxes: readonly TableColumn[]): number {
  const [left, right] = [boxes[from]?.left ?? 0, boxes[to]?.right ?? 0];
  const outside = Math.max(0, left - piece.left - 2) + Math.max(0, piece.right - right - 2);
  if (from === to) return outside * 2;
  const off = Math.min(
    Math.abs((left + right) / 2 - (piece.left + piece.right) / 2),
    Math.abs(left - piece.left),
    Math.abs(right - piece.right),
  );
  return outside * 2 + off + MANY_COLUMNS * (to - from);
}

/**
 * The cells of the columns. Figures are set right: their cells end where they end and begin where those of the
 * column before do. The first of them is as wide as the next.
 */
function boxesOf(columns: readonly TableColumn[]): TableColumn[] {
  return columns.map((column, index) => {
    const [before, after] = [columns[index - 1], columns[index + 1]];
    const left = before === undefined ? column.left : (before.right + column.left) / 2;
    const right = after === undefined ? column.right : (column.right + after.left) / 2;
    if (column.isRight !== true) return { left, right };
    if (before?.isRight === true) return { left: before.right, right: column.right };
    const width = after?.isRight === true ? after.right - column.right : column.right - left;
    return {
      left: Math.max(before?.right ?? 0, Math.min(column.left, column.right - width)),
      right: column.right,
    };
  });
}
