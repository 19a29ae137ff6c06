/** In: the truth and the Excel file made of its PDF. Out: how many cells are right, numbers being numbers. */
import { read, type WorkSheet } from '@e965/xlsx';
import { numberOfCell } from '../../../writers/src/convert/office/cell-number.ts';
import type { Report } from './report-pages.ts';
import { scoreTables, type TableGrid, type TableScore } from './report-score.ts';

export function scoreSheets(report: Report, bytes: Uint8Array): TableScore[] {
  const truths = report.sections
    .flatMap(({ pieces }) => pieces)
    .flatMap((piece) => (piece.kind === 'table' ? [piece.table] : []));
  const book = read(bytes, { cellNF: true, cellText: true });
  return scoreTables(
    truths,
    book.SheetNames.flatMap((name) => gridOf(book.Sheets[name])),
  );
}

function gridOf(sheet: WorkSheet | undefined): TableGrid[] {
  if (sheet === undefined) return [];
  const grid = new Map<string, string>();
  for (const [place, cell] of Object.entries(sheet)) {
    const [, letters = '', row = ''] = /^([A-Z]+)(\d+)$/u.exec(place) ?? [];
    if (letters === '') continue;
    const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
    grid.set(`${Number(row) - 1},${column}`, textOf(cell));
  }
  for (const { s: start, e: end } of sheet['!merges'] ?? []) {
    const text = grid.get(`${start.r},${start.c}`) ?? '';
    for (let row = start.r; row <= end.r; row++)
      for (let column = start.c; column <= end.c; column++) grid.set(`${row},${column}`, text);
  }
  return [grid];
}

/** A figure that stayed a text is a mistake. */
function textOf({ t: kind, w: shown, v: value }: { t?: string; w?: string; v?: unknown }): string {
  const text = String(kind === 'n' ? (shown ?? value) : (value ?? '')).replace(/\s+/gu, '');
  const isLostNumber = kind === 's' && /^-?\d[\d,]*\.\d+$/u.test(text) && numberOfCell(text) !== null;
  return isLostNumber ? `${text} as text` : text;
}
