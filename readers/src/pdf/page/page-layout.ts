/** In: the segments and rules of one page in one reading frame. Out: its columns and tables in reading order. */
import { append } from '@wenjian/document';
import { tableOfRows } from '../tables/aligned-cells.ts';
import { findAlignedTables } from '../tables/aligned-tables.ts';
import { type Band, findBands } from '../tables/column-bands.ts';
import { piecesOf } from '../tables/row-pieces.ts';
import { rowsOf } from '../tables/rows.ts';
import { findGrids, type Grid } from '../tables/ruled-grid.ts';
import { fillGrids, segmentsInside } from '../tables/ruled-tables.ts';
import type { Segment } from '../text/segments.ts';
import { takeBoxes } from '../text/text-boxes.ts';
import { composeLine, type TextLine } from '../text/text-line.ts';
import type { FramedPage } from './framed-page.ts';
import { splitOverlays } from './overlays.ts';
import type { PageItem, PageTable } from './page-items.ts';

/** `given`: tables that are already known, with their text. */
export function layOutPage(page: FramedPage, given: readonly PageTable[] = []): PageItem[] {
  const { text, overlays } = splitOverlays(page.segments);
  const { tables, rest: unruled } = fillGrids(
    findGrids(page.rules).filter((grid) => !hasUndrawnColumns(grid, text)),
    text,
    page.pageIndex,
    page.direction,
  );
  const { boxes, rest } = takeBoxes(unruled, page);
  const placed = [...tables, ...given].map((table) => ({
    table,
    left: table.columnEdges[0] ?? 0,
    right: table.columnEdges.at(-1) ?? 0,
  }));
  return [
    ...findBands(rest, placed).flatMap((band) => itemsOf(band, page)),
    ...boxes,
    ...overlayColumn(overlays, page),
  ];
}

/** Rows are divided by rules and perhaps framed, but the columns in them are not drawn. */
function hasUndrawnColumns(grid: Grid, text: readonly Segment[]): boolean {
  const rows = rowsOf(segmentsInside(grid, text));
  if (grid.columnEdges.length === 2) return findAlignedTables(rows).length > 0;
  const figures = rows.filter((row) =>
    grid.cells.some((cell) => {
      const inside = row.segments.filter((one) => one.left >= cell.left && one.right <= cell.right);
      const isInCell = row.baseline > cell.top && row.baseline < cell.bottom;
      return (
        isInCell &&
        inside.length > 1 &&
        piecesOf(rowsOf(inside)[0] ?? row).filter((one) => one.isFigure).length > 1
      );
    }),
  );
  return figures.length >= MIN_UNDRAWN_ROWS && figures.length * 2 >= rows.length;
}

const MIN_UNDRAWN_ROWS = 3;

function overlayColumn(overlays: readonly Segment[], page: FramedPage): PageItem[] {
  if (overlays.length === 0) return [];
  const lines = rowsOf(overlays).flatMap(
    (row) => composeLine(row.segments, page.pageIndex, page.direction) ?? [],
  );
  return [{ kind: 'column', key: 'overlay', pageWidth: null, lines }];
}

/** One column of the page: its lines and tables in order. */
function itemsOf(band: Band, page: FramedPage): PageItem[] {
  const rows = rowsOf(band.segments);
  const aligned = findAlignedTables(rows);
  const key = `${band.columnCount}:${band.columnIndex}:${Math.round(page.widthPt)}:${page.direction}`;
  const pageWidth = band.columnCount === 1 ? page.widthPt : null;
  const tables = [...band.tables].map(({ table }) => table).sort((one, other) => one.top - other.top);
  const items: PageItem[] = [];
  let lines: TextLine[] = [];
  const closeColumn = (): void => {
    if (lines.length > 0) items.push({ kind: 'column', key, pageWidth, lines });
    lines = [];
  };
  for (let index = 0; index < rows.length; index++) {
    const row = rows[index];
    if (row === undefined) break;
    while (tables[0] !== undefined && tables[0].top < row.baseline) {
      closeColumn();
      append(items, tables.splice(0, 1));
    }
    const table = aligned.find((candidate) => candidate.from === index);
    if (table !== undefined) {
      closeColumn();
      items.push(tableOfRows(table, page));
      index = table.to - 1;
      continue;
    }
    const line = composeLine(row.segments, page.pageIndex, page.direction);
    if (line !== null) lines.push(line);
  }
  closeColumn();
  return [...items, ...tables];
}
