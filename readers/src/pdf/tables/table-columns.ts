/** In: the pieces of the rows of a table without drawn columns. Out: its columns. */
import { least, most } from '../page/extent.ts';
import { isYear, type Piece } from './row-pieces.ts';

export interface PieceRow {
  readonly pieces: readonly Piece[];
  readonly baseline: number;
  readonly size: number;
}

/** The extent of what stands in a column. */
export interface TableColumn {
  readonly left: number;
  readonly right: number;
  /** Its texts end at the same place and begin at different ones, as figures do. */
  readonly isRight?: boolean;
}

/** Rows with nearly as many pieces as the fullest one show the columns; heads over several columns do not. */
const RICH_SHARE = 0.6;
const MIN_CORE = 2;
/** Pieces beside all that, in one column more: what stands once for several rows, and its head. */
const MIN_OUTER = 2;

/** The share of rich rows that may reach over a border: a long label, a figure out of line. */
const MAX_CROSSING = 0.08;

/** In units of the type size. */
const MIN_BORDER = 0.3;
const SAME_PLACE_PT = 4;

export function columnsOf(rows: readonly PieceRow[]): TableColumn[] {
  const fullest = most(rows, (row) => row.pieces.length);
  const rich = rows.filter((row) => row.pieces.length >= Math.max(2, fullest * RICH_SHARE));
  if (rich.length === 0) return [];
  const withFigures = rich.filter(hasFigures);
  // Heads stand over several columns, figures never do.
  const core = withFigures.length >= MIN_CORE ? withFigures : rich;
  const size = most(rich, (row) => row.size);
  const inner = bordersOf(core, size);
  const left = least(
    core.flatMap((row) => row.pieces),
    (piece) => piece.left,
  );
  const right = most(
    core.flatMap((row) => row.pieces),
    (piece) => piece.right,
  );
  const pieces = rows.flatMap((row) => row.pieces);
  const before = pieces.filter((piece) => piece.right < left - size * MIN_BORDER);
  const after = pieces.filter((piece) => piece.left > right + size * MIN_BORDER);
  const outer = (own: readonly Piece[]): TableColumn[] => (own.length >= MIN_OUTER ? [columnOf(own)] : []);
  const bounds = [left - 1, ...inner, right + 1];
  const columns = bounds.slice(1).flatMap((to, index) => {
    const from = bounds[index] ?? 0;
    const isHere = (piece: Piece): boolean => piece.left >= from - 1 && piece.right <= to + 1;
    const own = core.flatMap((row) => row.pieces).filter(isHere);
    return own.length === 0 ? [] : [columnOf(own)];
  });
  return widened([...outer(before), ...columns, ...outer(after)], pieces);
}

/** Columns of words are as wide as the longest line in them, also one with nothing beside it. */
function widened(columns: readonly TableColumn[], pieces: readonly Piece[]): TableColumn[] {
  return columns.map((column, index) => {
    if (column.isRight === true) return column;
    const limit = columns[index + 1]?.left ?? Number.POSITIVE_INFINITY;
    const own = pieces.filter(
      (piece) => Math.abs(piece.left - column.left) < SAME_PLACE_PT && piece.right < limit,
    );
    return {
      ...column,
      right: Math.max(
        column.right,
        most(own, (piece) => piece.right),
      ),
    };
  });
}

function hasFigures({ pieces }: PieceRow): boolean {
  return pieces.slice(1).some((piece) => piece.isFigure && !isYear(piece.text));
}

function columnOf(pieces: readonly Piece[]): TableColumn {
  const left = least(pieces, (piece) => piece.left);
  const right = most(pieces, (piece) => piece.right);
  const atRight = pieces.filter((piece) => right - piece.right < SAME_PLACE_PT).length;
  const atLeft = pieces.filter((piece) => piece.left - left < SAME_PLACE_PT).length;
  const isOfFigures = pieces.every((piece) => piece.isFigure);
  return { left, right, isRight: atRight > pieces.length / 2 && (atRight > atLeft || isOfFigures) };
}

/** The middles of the vertical strips that hardly any row reaches over. */
function bordersOf(rows: readonly PieceRow[], size: number): number[] {
  const pieces = rows.flatMap((row) => row.pieces);
  const events = pieces
    .flatMap((piece) => [
      { at: piece.left, step: 1 },
      { at: piece.right, step: -1 },
    ])
    .sort((one, other) => one.at - other.at || one.step - other.step);
  const allowed = Math.floor(rows.length * MAX_CROSSING);
  const borders: number[] = [];
  let count = 0;
  let openFrom: number | null = null;
  for (const { at, step } of events) {
    if (openFrom !== null && count <= allowed && count + step > allowed) {
      const middle = (openFrom + at) / 2;
      if (at - openFrom >= size * MIN_BORDER && isBetween(rows, middle)) borders.push(middle);
      openFrom = null;
    }
    count += step;
    if (count <= allowed && openFrom === null && step < 0) openFrom = at;
  }
  return borders;
}

/** Some row has a piece on both sides. */
function isBetween(rows: readonly PieceRow[], x: number): boolean {
  return rows.some(
    ({ pieces }) => pieces.some((piece) => piece.right <= x) && pieces.some((piece) => piece.left >= x),
  );
}

/** The white space between each column and the next. */
export function whitesOf(columns: readonly TableColumn[]): (readonly [number, number])[] {
  return columns.slice(1).map((column, index) => [columns[index]?.right ?? 0, column.left] as const);
}

/** The borders between columns: where text of the one ends and the other has not begun. */
export function edgesOf(columns: readonly TableColumn[]): number[] {
  const edges = [columns[0]?.left ?? 0];
  for (let index = 1; index < columns.length; index++)
    edges.push(((columns[index - 1]?.right ?? 0) + (columns[index]?.left ?? 0)) / 2);
  edges.push(columns.at(-1)?.right ?? 0);
  return edges;
}
