/** In: a table. Out: how many of its first rows are its heads. */
import { smallestOf } from '@wenjian/document';
import { numberOfCell } from './cell-number.ts';
import { type PieceCell, type PieceTable, rowsOfTable } from './document-pieces.ts';

const MAX_HEAD_ROWS = 6;

/** Down to the first row with a number behind its label; without numbers, the first row and what it spans. */
export function headRowsOf(table: PieceTable): number {
  const rows = rowsOfTable(table);
  if (rows.length < 2) return 0;
  const first = rows.findIndex((cells) => cells.some((cell) => cell.column > 0 && isFigure(cell)));
  const titled = rows.findIndex((cells, index) => index > 0 && isTitle(cells));
  const ends = [first, titled].filter((end) => end > 0);
  const end = first === 0 ? 0 : first < 0 ? spanOf(rows[0] ?? []) : smallestOf(ends);
  return end > MAX_HEAD_ROWS ? 1 : end;
}

export function textOfCell({ paragraphs }: PieceCell): string {
  return paragraphs
    .map(({ text }) => text)
    .join('\n')
    .trim();
}

function isFigure(cell: PieceCell): boolean {
  const text = textOfCell(cell);
  // 2024 above a column is its head.
  return !/^(?:19|20)\d\d$/u.test(text) && numberOfCell(text) !== null;
}

/** Only its label: the title of a section. */
function isTitle(cells: readonly PieceCell[]): boolean {
  const filled = cells.filter((cell) => textOfCell(cell) !== '');
  return filled.length === 1 && filled[0]?.column === 0;
}

function spanOf(cells: readonly PieceCell[]): number {
  return smallestOf(
    cells.map((cell) => cell.rowSpan),
    MAX_HEAD_ROWS,
  );
}
