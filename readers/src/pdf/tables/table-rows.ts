/**
 * In: the lines of a table without drawn columns, their pieces placed in columns, and the rules across it. Out:
 * the rows of the table: lines that continue a cell belong to the row of that cell.
 */
import { largestOf } from '@wenjian/document';
import { least } from '../page/extent.ts';
import { wouldNotFit } from './aligned-tables.ts';
import { isRestOfFigure, isSignOfFigure, isYear, type Piece } from './row-pieces.ts';
import type { TableColumn } from './table-columns.ts';

export interface PlacedPiece {
  readonly piece: Piece;
  /** First and last column. */
  readonly from: number;
  readonly to: number;
}

export interface TableLine {
  readonly pieces: readonly PlacedPiece[];
  readonly baseline: number;
  readonly size: number;
}

/** The lines of one row of the table; a line that floats between two rows belongs to both. */
export interface TableRow {
  readonly lines: TableLine[];
  /** Of cells centred between this row and the next. */
  readonly floating: TableLine[];
}

/** In units of the type size: cells centred beside broken ones stand half a line off. */
const MAX_FLOAT = 0.95;
/** Or half a row off. */
const HALF_PITCH = 0.62;
/** Compared with the distance of rows: lines closer than this are in one cell. */
const WRAP_SHARE = 0.92;
/** In units of the type size. */
const MAX_UNIT_DISTANCE = 1.6;
const UNIT = /^[（(][^（）()\d]{1,6}[)）]$/u;
/** Shorter texts are not broken into lines. */
const MIN_BROKEN = 5;
/** Revenue above Services: the title of a section, however narrow the column of labels is. */
const ONE_WORD = /^[A-Z][a-z]+$/;
const CAPITAL = /^[A-Z]/;

export function rowsOfLines(
  lines: readonly TableLine[],
  columns: readonly TableColumn[],
  dividers: readonly number[],
): TableRow[] {
  const pitch = rowPitch(lines);
  const floats = findFloats(lines, dividers, pitch);
  const firm = lines.filter((line) => !floats.has(line));
  const areCentred = [...floats].some(hasFigures);
  const rows: TableRow[] = [];
  for (const line of firm) {
    const open = rows.at(-1);
    const previous = open?.lines.at(-1);
    const between =
      previous === undefined ? [] : lines.slice(lines.indexOf(previous) + 1, lines.indexOf(line));
    const isJoined =
      open !== undefined &&
      previous !== undefined &&
      !isDivided(previous, line, dividers) &&
      (between.some(hasFigures) ||
        continuesRow(linesBetween(lines, open.lines[0], line), previous, line, columns, pitch, areCentred));
    if (isJoined) open.lines.push(line);
    else rows.push({ lines: [line], floating: [] });
  }
  for (const float of floats) attach(rows, float);
  return rows;
}

function linesBetween(
  lines: readonly TableLine[],
  first: TableLine | undefined,
  end: TableLine,
): TableLine[] {
  return lines.slice(first === undefined ? 0 : lines.indexOf(first), lines.indexOf(end));
}

/** Lines half a line off between two others, in columns where neither has anything. */
function findFloats(
  lines: readonly TableLine[],
  dividers: readonly number[],
  pitch: number | null,
): Set<TableLine> {
  const floats = new Set<TableLine>();
  let above = lines[0];
  for (let at = 1; at < lines.length; at++) {
    const [line, below] = [lines[at], lines[at + 1]];
    if (line === undefined || above === undefined) break;
    const isFloat =
      below !== undefined &&
      isNear(above, line, pitch) &&
      isNear(line, below, pitch) &&
      !isDivided(above, line, dividers) &&
      !isDivided(line, below, dividers);
    if (isFloat) floats.add(line);
    else above = line;
  }
  return floats;
}

function isNear(above: TableLine, below: TableLine, pitch: number | null): boolean {
  const distance = below.baseline - above.baseline;
  const near = Math.max(Math.max(above.size, below.size) * MAX_FLOAT, (pitch ?? 0) * HALF_PITCH);
  return distance < near && !share(above, below);
}

function share(one: TableLine, other: TableLine): boolean {
  return one.pieces.some((mine) =>
    other.pieces.some((theirs) => mine.from <= theirs.to && theirs.from <= mine.to),
  );
}

function isDivided(above: TableLine, below: TableLine, dividers: readonly number[]): boolean {
  return dividers.some((y) => y > above.baseline - above.size * 0.2 && y < below.baseline - below.size * 0.4);
}

function hasFigures({ pieces }: TableLine): boolean {
  return pieces.some(({ piece, from }) => from > 0 && piece.isFigure && !isYear(piece.text));
}

/** Nothing but a minus, above figures that begin with a digit where it stands: the first line of a figure too wide for its column. */
function isLoneSign(above: readonly TableLine[], below: TableLine): boolean {
  const [only, another] = above.flatMap(({ pieces }) => pieces);
  if (only === undefined || another !== undefined) return false;
  return below.pieces.some(({ piece, from }) => from === only.from && isSignOfFigure(only.piece, piece));
}

/** Both have a figure in one column: two rows. */
function isConflict(above: readonly TableLine[], below: TableLine): boolean {
  if (isLoneSign(above, below)) return false;
  return below.pieces.some(
    ({ piece, from }) =>
      piece.isFigure &&
      above.some((line) => line.pieces.some((other) => other.from === from && other.piece.isFigure)),
  );
}

/** The least distance between two rows that are certainly two. */
function rowPitch(lines: readonly TableLine[]): number | null {
  const distances: number[] = [];
  for (let at = 1; at < lines.length; at++) {
    const [above, below] = [lines[at - 1], lines[at]];
    if (above === undefined || below === undefined) continue;
    if (isConflict([above], below)) distances.push(below.baseline - above.baseline);
  }
  if (distances.length === 0) return steppedPitch(lines);
  return least(distances, (distance) => distance);
}

/** Without figures: the larger of two clearly different distances. */
function steppedPitch(lines: readonly TableLine[]): number | null {
  const distances = lines
    .slice(1)
    .map((line, index) => line.baseline - (lines[index]?.baseline ?? 0))
    .sort((one, other) => one - other);
  let best = 1.2;
  let pitch: number | null = null;
  for (let at = 1; at < distances.length; at++) {
    const ratio = (distances[at] ?? 1) / Math.max(0.1, distances[at - 1] ?? 1);
    if (ratio > best) [best, pitch] = [ratio, distances[at] ?? null];
  }
  return pitch;
}

function continuesRow(
  row: readonly TableLine[],
  previous: TableLine,
  line: TableLine,
  columns: readonly TableColumn[],
  pitch: number | null,
  areCentred: boolean,
): boolean {
  if (areRestsOfFigures(row, line) || isLoneSign(row, line) || areUnitsOfHeads(row, line)) return true;
  if (isConflict(row, line)) return false;
  const distance = line.baseline - previous.baseline;
  const size = Math.max(line.size, previous.size);
  if (distance < size * MAX_FLOAT && !share(previous, line)) return true;
  if (isUnderSpan(row, line)) return false;
  if (pitch !== null && distance < pitch * WRAP_SHARE) return true;
  if (pitch !== null && distance > pitch * 1.15) return false;
  if (areCentred && isWhole(row)) return false;
  return isBroken(row, line, columns, size);
}

/** 75,549,163. above 40: figures too wide for their columns. */
function areRestsOfFigures(row: readonly TableLine[], line: TableLine): boolean {
  return line.pieces.every(({ piece, from }) => {
    const upper = row.flatMap((one) => one.pieces).findLast((one) => one.from === from);
    return upper !== undefined && isRestOfFigure(upper.piece, piece);
  });
}

/** （%） below 占比: the unit of a head that was too wide for its column. */
function areUnitsOfHeads(row: readonly TableLine[], line: TableLine): boolean {
  const previous = row.at(-1);
  if (previous === undefined || line.baseline - previous.baseline > line.size * MAX_UNIT_DISTANCE)
    return false;
  return line.pieces.every(({ piece, from }) => {
    const upper = row.flatMap((one) => one.pieces).findLast((one) => one.from === from);
    return UNIT.test(piece.text) && upper !== undefined && !upper.piece.isFigure && from > 0;
  });
}

/** With figures centred beside broken labels, a label of one line with figures beside it goes on nowhere. */
function isWhole(row: readonly TableLine[]): boolean {
  const labels = row.filter((line) => line.pieces.some(({ from }) => from === 0));
  return labels.length === 1 && row.some(hasFigures);
}

/** Every piece goes on where the one above it had no more place; figures may stand beside any line of a label. */
function isBroken(
  row: readonly TableLine[],
  line: TableLine,
  columns: readonly TableColumn[],
  size: number,
): boolean {
  if (line.pieces.length > largestOf(row.map((one) => one.pieces.length)) && !hasFigures(line)) return false;
  let count = 0;
  const above = row.flatMap((one) => one.pieces);
  for (const { piece, from, to } of line.pieces) {
    const column = columns[from];
    const upper = above.findLast((one) => one.from <= to && from <= one.to);
    if (upper === undefined && isBesideBroken(line, above)) continue;
    if (upper === undefined || column === undefined || upper.from !== upper.to || piece.isFigure)
      return false;
    if (upper.piece.isFigure || /[：:]$/u.test(upper.piece.text)) return false;
    if (ONE_WORD.test(upper.piece.text) && CAPITAL.test(piece.text)) return false;
    const isFlush = Math.abs(upper.piece.left - piece.left) < size * 0.6 || from > 0;
    if (!isFlush || [...upper.piece.text].length < MIN_BROKEN) return false;
    if (!wouldNotFit(upper.piece, piece, column, size)) return false;
    count++;
  }
  return count > 0;
}

/** Figures and the notes before them stand beside one line of a broken label. */
function isBesideBroken(line: TableLine, above: readonly PlacedPiece[]): boolean {
  return hasFigures(line) && above.every(({ from }) => from === 0);
}

/** A head over several columns, and the heads of these columns below it. */
function isUnderSpan(row: readonly TableLine[], line: TableLine): boolean {
  return row.some((above) =>
    above.pieces.some(
      (wide) =>
        wide.to > wide.from &&
        line.pieces.filter((one) => one.from >= wide.from && one.to <= wide.to && one.from === one.to)
          .length > 1,
    ),
  );
}

/** A float between the lines of one row is part of it; between two rows it is centred over both. */
function attach(rows: readonly TableRow[], float: TableLine): void {
  const at = rows.findLastIndex((row) => row.lines.some((line) => line.baseline <= float.baseline));
  const row = rows[Math.max(0, at)];
  if (row === undefined) return;
  const isInside = row.lines.some((line) => line.baseline > float.baseline);
  if (isInside || rows[at + 1] === undefined) row.lines.push(float);
  else row.floating.push(float);
}
