/** In: the segments and rules of one page in one reading frame. Out: its columns and tables in reading order. */
import { type AlignedTable, findAlignedTables } from './aligned-tables.ts';
import { type Band, findBands } from './column-bands.ts';
import type { Direction } from './marks.ts';
import { splitOverlays } from './overlays.ts';
import type { Rule } from './page-content.ts';
import type { PageItem, PageTable, TableCell } from './page-items.ts';
import { type Row, rowsOf } from './rows.ts';
import { findGrids } from './ruled-grid.ts';
import { fillGrids } from './ruled-tables.ts';
import { type Segment, segmentOf } from './segments.ts';
import { composeLine, type TextLine } from './text-line.ts';

export interface FramedPage {
  readonly pageIndex: number;
  readonly direction: Direction;
  /** Width of the reading frame. */
  readonly widthPt: number;
  readonly segments: readonly Segment[];
  readonly rules: readonly Rule[];
}

/** `given`: tables that are already known, with their text. */
export function layOutPage(page: FramedPage, given: readonly PageTable[] = []): PageItem[] {
  const { text, overlays } = splitOverlays(page.segments);
  const { tables, rest } = fillGrids(findGrids(page.rules), text, page.pageIndex, page.direction);
  const placed = [...tables, ...given].map((table) => ({
    table,
    left: table.columnEdges[0] ?? 0,
    right: table.columnEdges.at(-1) ?? 0,
  }));
  return [
    ...findBands(rest, placed).flatMap((band) => itemsOf(band, page)),
    ...overlayColumn(overlays, page),
  ];
}

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
      items.push(...tables.splice(0, 1));
    }
    const table = aligned.find((candidate) => candidate.from === index);
    if (table !== undefined) {
      closeColumn();
      items.push(tableOfRows(rows.slice(table.from, table.to), table, page));
      index = table.to - 1;
      continue;
    }
    const line = composeLine(row.segments, page.pageIndex, page.direction);
    if (line !== null) lines.push(line);
  }
  closeColumn();
  return [...items, ...tables];
}

function tableOfRows(rows: readonly Row[], { columnEdges }: AlignedTable, page: FramedPage): PageTable {
  const cells: TableCell[] = [];
  rows.forEach((row, rowIndex) => {
    for (let column = 0; column + 1 < columnEdges.length; column++) {
      const left = columnEdges[column] ?? 0;
      const right = columnEdges[column + 1] ?? 0;
      const inside = row.segments.filter((segment) => {
        const middle = (segment.left + segment.right) / 2;
        return middle >= left && middle < right;
      });
      const whole = inside.flatMap((segment) => segmentOf(segment.marks) ?? []);
      const line = composeLine(whole, page.pageIndex, page.direction);
      cells.push({
        row: rowIndex,
        column,
        rowSpan: 1,
        columnSpan: 1,
        left,
        right,
        lines: line === null ? [] : [line],
      });
    }
  });
  const first = rows[0];
  const last = rows.at(-1);
  return {
    kind: 'table',
    top: (first?.baseline ?? 0) - (first?.size ?? 0),
    bottom: last?.baseline ?? 0,
    columnEdges,
    rowCount: rows.length,
    cells,
  };
}
