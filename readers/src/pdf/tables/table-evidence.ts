/** In: rows whose pieces stand in columns. Out: whether they are a table, or text that is only spaced. */
import { commonest } from '../page/extent.ts';
import type { Piece } from './row-pieces.ts';
import type { PieceRow, TableColumn } from './table-columns.ts';

const MIN_ROWS = 3;
const MIN_COLUMNS = 3;

/** Two columns of words are usually a tabbed list or a signature block: they need more rows to count. */
const MIN_ROWS_OF_WORDS = 5;

/** Text set in columns: lines this long, in most of the rows. */
const PROSE_CHARACTERS = 10;
const PROSE_SHARE = 0.7;

/** The share of a column's pieces that begin, end or are centred at the same place. */
const ALIGNED_SHARE = 0.6;
const SAME_PLACE_PT = 2;

export function isTable(rows: readonly PieceRow[], columns: readonly TableColumn[]): boolean {
  if (rows.length < MIN_ROWS || isContents(rows) || isProseInColumns(rows, columns)) return false;
  const tabular = rows.filter((row) => row.pieces.length >= 2);
  const withFigures = tabular.filter((row) => row.pieces.slice(1).some((piece) => piece.isFigure));
  if (columns.length >= MIN_COLUMNS) {
    if (withFigures.length >= 2 && withFigures.length >= rows.length * 0.25) return true;
    const filled = rows.filter((row) => row.pieces.length >= MIN_COLUMNS).length;
    return filled >= MIN_ROWS && filled >= rows.length * 0.3 && areAligned(rows, columns);
  }
  if (withFigures.length >= MIN_ROWS && withFigures.length >= rows.length * 0.4) return true;
  return tabular.length >= MIN_ROWS_OF_WORDS && tabular.length >= rows.length * 0.8 && !areLabels(rows);
}

/** Too few rows for a table, but figures in several columns: what is left of one on another page. */
export function isPart(rows: readonly PieceRow[], columns: readonly TableColumn[]): boolean {
  const withFigures = rows.filter((row) => row.pieces.slice(1).filter((piece) => piece.isFigure).length >= 2);
  return columns.length >= MIN_COLUMNS && rows.length >= 2 && withFigures.length >= 1;
}

/** A table whose columns are words alone is seen by its alignment only: people should look at it. */
export function isDoubtful(rows: readonly PieceRow[]): boolean {
  return !rows.some((row) => row.pieces.slice(1).some((piece) => piece.isFigure));
}

function piecesIn({ left, right }: TableColumn, rows: readonly PieceRow[]): Piece[] {
  return rows.flatMap((row) => row.pieces.filter((piece) => piece.left < right && piece.right > left));
}

function areAligned(rows: readonly PieceRow[], columns: readonly TableColumn[]): boolean {
  const aligned = columns.filter((column) => {
    const pieces = piecesIn(column, rows);
    const share = (of: (piece: Piece) => number): number =>
      (commonest(pieces.map(of), SAME_PLACE_PT)?.count ?? 0) / Math.max(1, pieces.length);
    return (
      Math.max(
        share((piece) => piece.left),
        share((piece) => piece.right),
        share((piece) => (piece.left + piece.right) / 2),
      ) >= ALIGNED_SHARE
    );
  });
  return aligned.length * 3 >= columns.length * 2;
}

/** Every column holds lines of running text: a page set in columns, not a table. */
function isProseInColumns(rows: readonly PieceRow[], columns: readonly TableColumn[]): boolean {
  return columns.every((column) => {
    const pieces = piecesIn(column, rows).filter((piece) => !piece.isFigure);
    const characters = pieces.reduce((sum, piece) => sum + piece.text.length, 0);
    return pieces.length >= rows.length * PROSE_SHARE && characters >= pieces.length * PROSE_CHARACTERS;
  });
}

/** Titles with page numbers that only grow: a table of contents is read as the list it is. */
function isContents(rows: readonly PieceRow[]): boolean {
  const numbers = rows.flatMap(({ pieces }) => {
    const text = pieces.length === 2 ? (pieces[1]?.text ?? '') : '';
    return /^\d{1,4}$/u.test(text) ? [Number(text)] : [];
  });
  if (numbers.length < rows.length * 0.8) return false;
  return numbers.every((number, index) => number >= (numbers[index - 1] ?? 0));
}

/** 甲方：…　乙方：…: fields to fill in are side by side without being a table. */
function areLabels(rows: readonly PieceRow[]): boolean {
  const labelled = rows.filter((row) => row.pieces.some((piece) => /[：:]/u.test(piece.text)));
  return labelled.length * 2 >= rows.length;
}
