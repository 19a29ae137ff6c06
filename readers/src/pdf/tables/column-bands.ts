/**
 * In: the content of a page outside tables, and the tables as boxes. Out: its parts in reading order. Columns
 * are distinguished from text that is merely spaced on a line (a signature block, a tabbed list) by their
 * lines: those of a column are many, long and fill it. Anything else is read line by line, and a table over the
 * whole width is never cut.
 */
import { append } from '@wenjian/document';
import { commonest, least } from '../page/extent.ts';
import type { PageTable } from '../page/page-items.ts';
import type { Segment } from '../text/segments.ts';
import { findAlignedTables } from './aligned-tables.ts';
import { areColumns, findGutters, sideOf } from './column-evidence.ts';
import { rowsOf } from './rows.ts';

export interface Band {
  /** How many columns fit side by side here when each is halved as often as this one, and the index of this one. */
  readonly columnCount: number;
  readonly columnIndex: number;
  readonly segments: readonly Segment[];
  readonly tables: readonly PlacedTable[];
  /** The place of each segment in the file. */
  readonly order: ReadonlyMap<Segment, number>;
}

export interface PlacedTable {
  readonly table: PageTable;
  readonly left: number;
  readonly right: number;
}

/** In units of the type size: white this high over the whole width separates what is above from what is below. */
const MIN_WHITE = 1.75;
/** A title; more lines at one side are the rest of a column. */
const MAX_TITLE_LINES = 2;
/** In units of the type size. */
const MAX_REST_DISTANCE = 2.6;
/** The share of the rows in a stretch that are a table across the gutter. */
const TABLE_SHARE = 0.6;

const MAX_DEPTH = 3;

export function findBands(segments: readonly Segment[], tables: readonly PlacedTable[]): Band[] {
  const order = new Map(segments.map((segment, index) => [segment, index]));
  return split({ columnCount: 1, columnIndex: 0, segments, tables, order }, 0);
}

function split(band: Band, depth: number): Band[] {
  if (depth >= MAX_DEPTH) return [band];
  for (const gutter of findGutters(band.segments)) {
    const stretches = stretchesAround(band, gutter);
    if (!stretches.some((stretch) => stretch.isSplit)) continue;
    return stretches.flatMap((stretch) => {
      // Above and below the columns there may be others.
      if (!stretch.isSplit) return split({ ...band, ...stretch }, depth + 1);
      return ([0, 1] as const).flatMap((index) => split(sideBand(band, stretch, gutter, index), depth + 1));
    });
  }
  return [band];
}

interface Stretch {
  readonly segments: Segment[];
  readonly tables: PlacedTable[];
  isSplit: boolean;
}

function sideBand(
  { order, columnCount, columnIndex }: Band,
  { segments, tables }: Stretch,
  gutter: number,
  side: 0 | 1,
): Band {
  return {
    columnCount: columnCount * 2,
    columnIndex: columnIndex * 2 + side,
    order,
    segments: sideOf(segments, gutter, side),
    tables: sideOf(tables, gutter, side),
  };
}

/** From top to bottom: ranges where nothing crosses the gutter, and those between them. */
function stretchesAround({ segments, tables, order }: Band, gutter: number): Stretch[] {
  const isCrossing = (box: { left: number; right: number }): boolean =>
    box.left < gutter && box.right > gutter;
  const boxes = [
    // What is level with a piece across the gutter belongs to it.
    ...rowsOf(segments).map((row) => ({
      top: row.baseline - row.size,
      isAcross: row.segments.some(isCrossing),
      segments: row.segments,
      tables: [],
    })),
    ...tables.map((placed) => ({
      top: placed.table.top,
      isAcross: isCrossing(placed),
      segments: [],
      tables: [placed],
    })),
  ].sort((one, other) => one.top - other.top);
  const stretches: Stretch[] = [];
  for (const box of boxes) {
    let stretch = stretches.at(-1);
    if (stretch === undefined || stretch.isSplit === box.isAcross) {
      stretch = { segments: [], tables: [], isSplit: !box.isAcross };
      stretches.push(stretch);
    }
    append(stretch.segments, box.segments);
    append(stretch.tables, box.tables);
  }
  return joined(
    stretches.flatMap((stretch, index) => {
      if (!stretch.isSplit) return [stretch];
      const parts = cutAtWhite(stretch);
      const [before, after] = [stretches[index - 1], stretches[index + 1]];
      const [first, last] = [parts[0], parts.at(-1)];
      // Rows of a table beside those that reach over the gutter: its heads, its end.
      const rests = [first, last].filter((part) => {
        const other = part === first ? before : after;
        if (part === undefined || parts.length < 2 || other === undefined || !isRestOf(part, other))
          return false;
        return part === last || !areHeads(part, parts[1], gutter, order);
      });
      return partsOf(parts, gutter, order, new Set(rests));
    }),
  );
}

/** Cuts off tables across the gutter and titles above or below the columns, each set apart by white. */
function partsOf(
  parts: readonly Stretch[],
  gutter: number,
  order: Band['order'],
  rests: ReadonlySet<Stretch | undefined>,
): Stretch[] {
  for (const part of parts) part.isSplit = !rests.has(part) && !isTableAcross(part, gutter, order);
  const isOneSided = (part: Stretch): boolean =>
    part.tables.length === 0 &&
    part.segments.length <= MAX_TITLE_LINES &&
    part.segments.every((segment) => segment.left < gutter);
  // A title stands over what is not columns: a table, or the text after them.
  for (let at = parts.length - 1; at > 0; at--) {
    const part = parts[at];
    if (part !== undefined && isOneSided(part) && parts[at + 1]?.isSplit !== true) part.isSplit = false;
  }
  const [first] = parts;
  if (first !== undefined && isOneSided(first)) first.isSplit = false;
  const groups: Stretch[] = [];
  for (let at = 0; at < parts.length; ) {
    let end = at;
    while (parts[end]?.isSplit === true) end++;
    if (end === at) append(groups, parts.slice(at, ++end));
    else append(groups, columnsAmong(parts.slice(at, end), gutter, order));
    at = end;
  }
  return groups;
}

/** The parts that are columns, alone or with those beside them; the others are read line by line. */
function columnsAmong(parts: readonly Stretch[], gutter: number, order: Band['order']): Stretch[] {
  const areSplit = (own: readonly Stretch[]): boolean =>
    areColumns(
      inFileOrder(
        own.flatMap(({ segments }) => segments),
        order,
      ),
      gutter,
    );
  const alone = parts.map((part) => areSplit([part]));
  let [from, to] = [alone.indexOf(true), alone.lastIndexOf(true) + 1];
  if (from < 0) return [united(parts, areSplit(parts))];
  const isMore = (part: Stretch | undefined, own: readonly Stretch[]): boolean =>
    part !== undefined && !areFields(part) && areSplit(own);
  while (isMore(parts[from - 1], parts.slice(from - 1, to))) from--;
  while (isMore(parts[to], parts.slice(from, to + 1))) to++;
  return [
    ...parts.slice(0, from).map((part) => united([part], false)),
    united(parts.slice(from, to), true),
    ...parts.slice(to).map((part) => united([part], false)),
  ];
}

function united(parts: readonly Stretch[], isSplit: boolean): Stretch {
  return {
    segments: parts.flatMap(({ segments }) => segments),
    tables: parts.flatMap(({ tables }) => tables),
    isSplit,
  };
}

/** 甲方（盖章）：　乙方（盖章）： */
function areFields({ segments }: Stretch): boolean {
  const fields = segments.filter(({ marks }) => marks.some(({ text }) => text === '：' || text === ':'));
  return fields.length * 2 >= segments.length;
}

function isRestOf(part: Stretch, other: Stretch): boolean {
  const rows = rowsOf(part.segments);
  if (rows.length > MAX_TITLE_LINES || part.tables.length > 0 || other.segments.length === 0) return false;
  const distances = rowsOf(other.segments).flatMap((row) =>
    rows.map((own) => Math.abs(row.baseline - own.baseline) / Math.max(row.size, own.size)),
  );
  return least(distances, (distance) => distance) < MAX_REST_DISTANCE;
}

/** A title over each of two columns, where they begin. */
function areHeads(part: Stretch, below: Stretch | undefined, gutter: number, order: Band['order']): boolean {
  if (below === undefined || rowsOf(part.segments).length > 1) return false;
  const isOverColumn = ([0, 1] as const).every((index) => {
    const [title, ...others] = sideOf(part.segments, gutter, index);
    const column = least(sideOf(below.segments, gutter, index), ({ left }) => left);
    return title !== undefined && others.length === 0 && Math.abs(title.left - column) < title.size;
  });
  return isOverColumn && areColumns(inFileOrder(below.segments, order), gutter);
}

function cutAtWhite({ segments, tables }: Stretch): Stretch[] {
  const boxes = [
    ...segments.map((segment) => ({
      top: segment.baseline - segment.size,
      bottom: segment.baseline,
      size: segment.size,
      segment,
    })),
    ...tables.map((placed) => ({ top: placed.table.top, bottom: placed.table.bottom, size: 0, placed })),
  ].sort((one, other) => one.top - other.top);
  const usual =
    commonest(
      segments.map((segment) => segment.size),
      0.5,
    )?.value ?? 0;
  const parts: Stretch[] = [];
  let bottom = Number.NEGATIVE_INFINITY;
  let size = 0;
  for (const box of boxes) {
    let part = parts.at(-1);
    const white = box.top + box.size - bottom;
    if (part === undefined || white > Math.max(size, box.size, usual) * MIN_WHITE) {
      part = { segments: [], tables: [], isSplit: true };
      parts.push(part);
    }
    if ('segment' in box) part.segments.push(box.segment);
    else part.tables.push(box.placed);
    if (box.bottom > bottom) [bottom, size] = [box.bottom, box.size];
  }
  return parts;
}

function inFileOrder(segments: readonly Segment[], order: Band['order']): Segment[] {
  return [...segments].sort((one, other) => (order.get(one) ?? 0) - (order.get(other) ?? 0));
}

function isTableAcross({ segments }: Stretch, gutter: number, order: Band['order']): boolean {
  if (areColumns(inFileOrder(segments, order), gutter)) return false;
  const rows = rowsOf(segments);
  const inTable = findAlignedTables(rows)
    .filter(({ columns }) => (columns[0]?.left ?? 0) < gutter && (columns.at(-1)?.right ?? 0) > gutter)
    .reduce((sum, { from, to }) => sum + to - from, 0);
  return inTable >= rows.length * TABLE_SHARE;
}

/** A range that is not columns is merged with its neighbours, so that rows are not split at its end. */
function joined(stretches: readonly Stretch[]): Stretch[] {
  const outcome: Stretch[] = [];
  for (const stretch of stretches) {
    const last = outcome.at(-1);
    if (last === undefined || last.isSplit || stretch.isSplit) {
      outcome.push(stretch);
      continue;
    }
    append(last.segments, stretch.segments);
    append(last.tables, stretch.tables);
  }
  return outcome;
}
