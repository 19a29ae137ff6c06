/** A text recogniser's result for a rendered page, and its conversion into the layout of the page. */
import type { Draft, TextMark } from '@wenjian/document';
import { least, most } from './page/extent.ts';
import { type Direction, fromFrame, type Mark, type PageSize } from './page/marks.ts';
import type { PlacedImage, RenderedPage, Rule } from './page/page-content.ts';
import type { PageTable, TableCell } from './page/page-items.ts';
import { rowsOf } from './tables/rows.ts';
import { type Segment, segmentOf } from './text/segments.ts';
import { composeLine, type TextRange } from './text/text-line.ts';

/** A line of text in an image. All positions in pixels of that image, after rotation by `rotation`. */
export interface RecognisedLine {
  readonly text: string;
  readonly top: number;
  readonly height: number;
  /** Left edge of each UTF-16 code unit, then the right edge of the last. */
  readonly edges: readonly number[];
  /** From 0 to 1, one per code unit. */
  readonly confidence: readonly number[];
  /** Degrees clockwise by which the image was rotated to make the line upright; absent means none. */
  readonly rotation?: 0 | 90 | 180 | 270;
  /** The line's cell in a table of the image; all counted from 0, `table` within the page. */
  readonly cell?: RecognisedCell;
  /** The height of boxes around its type, where it is known better than by its own box. */
  readonly typeHeight?: number;
  /** Small raised characters: marks of notes, exponents. */
  readonly raised?: readonly TextRange[];
  /** Parts of it that were under a seal, or that contradict something else on the page. */
  readonly marks?: readonly Draft<TextMark>[];
}

export interface RecognisedCell {
  readonly table: number;
  readonly row: number;
  readonly column: number;
  readonly rowSpan?: number;
  readonly columnSpan?: number;
}

/** A seal in the image, in its pixels, rotated upright like the lines. */
export interface RecognisedSeal {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** In pixels of the image, rotated upright like the lines. */
export interface RecognisedRule {
  readonly x0: number;
  readonly x1: number;
  readonly y: number;
}

export interface RecognisedPage {
  readonly lines: readonly RecognisedLine[];
  readonly seals: readonly RecognisedSeal[];
  /** Short level rules in the open, from the top: footnotes may stand below one. */
  readonly shortRules?: readonly RecognisedRule[];
  /** The rotation that made the page upright; for the seals. */
  readonly rotation: NonNullable<RecognisedLine['rotation']>;
  /** Number of places that seem to be written by hand. */
  readonly handwritingCount?: number;
  /** Number of places that look like text but could not be read. */
  readonly unreadCount: number;
}

/** Null: the page could not be recognised, which is reported; no lines: there is no text on it. */
export type RecognisePage = (page: RenderedPage) => Promise<RecognisedPage | null>;

const POINTS_PER_INCH = 72;

/** Recognisers draw the box of a line slightly higher than its characters. */
const SIZE_OF_HEIGHT = 0.8;

/** The distance of the baseline below the middle of a line, in units of the type size. */
const BASELINE_BELOW_MIDDLE = 0.37;

/**
 * Boxes are drawn around ink: 一 is low, “j” is high, and all between these shares of the usual height have
 * the same size.
 */
const LOW_FRAME = 0.68;
const HIGH_FRAME = 1.4;

/** The direction of the text on the page: the reverse of the rotation that made it upright. */
export function directionOfLine({ rotation = 0 }: Pick<RecognisedLine, 'rotation'>): Direction {
  switch (rotation) {
    case 0:
      return 0;
    case 90:
      return 3;
    case 180:
      return 2;
    case 270:
      return 1;
  }
}

/** The median height of the page's character boxes. */
export function usualHeight(lines: readonly RecognisedLine[]): number {
  const sorted = [...lines].sort((one, other) => one.height - other.height);
  const total = sorted.reduce((sum, line) => sum + line.text.length, 0);
  let counted = 0;
  for (const line of sorted) {
    counted += line.text.length;
    if (counted * 2 >= total) return line.height;
  }
  return 0;
}

/** Of so many Chinese characters side by side the distance is known well. */
const LEAST_PITCHES = 4;
/** In units of the page's type: what is larger may be the text set a little closer. */
const SMALL_TYPE = 0.93;

/**
 * The lines with a known type size where small print stands at the foot of the page. Boxes are too rough to tell notes
 * from text, but Chinese characters are as far apart as they are large.
 */
export function withSmallPrint(lines: readonly RecognisedLine[]): readonly RecognisedLine[] {
  const usual = commonPitch(lines);
  const upwards = lines.toSorted((one, other) => other.top - one.top);
  const end = upwards.findIndex((line) => (pitchOf(line) ?? 0) >= usual * SMALL_TYPE);
  const small = new Set(upwards.slice(0, Math.max(0, end)));
  const own = commonPitch([...small]);
  if (own === 0) return lines;
  const height = usualHeight(lines.filter((line) => !small.has(line))) * (own / usual);
  return lines.map((line) => (small.has(line) ? { ...line, typeHeight: height } : line));
}

/** The distance most characters of the lines have; 0 when it is not known. */
function commonPitch(lines: readonly RecognisedLine[]): number {
  const known = lines
    .flatMap((line) => {
      const pitch = pitchOf(line);
      return pitch === null ? [] : [{ pitch, count: line.text.length }];
    })
    .sort((one, other) => one.pitch - other.pitch);
  const half = known.reduce((sum, { count }) => sum + count, 0) / 2;
  let counted = 0;
  for (const { pitch, count } of known) {
    counted += count;
    if (counted >= half) return pitch;
  }
  return 0;
}

/** The median width of the Chinese characters between Chinese characters. */
function pitchOf({ text, edges }: RecognisedLine): number | null {
  const widths = [...text.matchAll(/(?<=\p{Script=Han})\p{Script=Han}(?=\p{Script=Han})/gu)]
    .map(({ index }) => (edges[index + 1] ?? 0) - (edges[index] ?? 0))
    .sort((one, other) => one - other);
  return widths.length < LEAST_PITCHES ? null : (widths[widths.length >> 1] ?? null);
}

/** Raised characters, in units of the line's size: how large they are and how far above its baseline they stand. */
const RAISED_SIZE = 0.6;
const RAISED_BY = 0.35;

/** `usual`: what `usualHeight` gives for the page. */
export function segmentOfLine(line: RecognisedLine, dpi: number, usual: number): Segment | null {
  const scale = POINTS_PER_INCH / dpi;
  const isUsual = line.height > usual * LOW_FRAME && line.height < usual * HIGH_FRAME;
  const height = line.typeHeight ?? (isUsual ? usual : line.height);
  const size = Math.max(1, height * SIZE_OF_HEIGHT * scale);
  const baseline = (line.top + line.height / 2) * scale + size * BASELINE_BELOW_MIDDLE;
  const marks: Mark[] = [];
  let unit = 0;
  for (const character of line.text) {
    const left = (line.edges[unit] ?? 0) * scale;
    const right = (line.edges[unit + character.length] ?? line.edges[unit] ?? 0) * scale;
    const isRaised = line.raised?.some(({ start, end }) => start <= unit && unit < end) === true;
    marks.push({
      text: character,
      left,
      right: Math.max(left, right),
      baseline: isRaised ? baseline - size * RAISED_BY : baseline,
      size: isRaised ? size * RAISED_SIZE : size,
      isBold: false,
      lightness: 0,
      look: null,
      confidence: line.confidence[unit] ?? 0,
      ...doubtsAt(line, unit),
    });
    unit += character.length;
  }
  return segmentOf(withWholeEnds(marks));
}

function doubtsAt({ marks = [] }: RecognisedLine, unit: number): Pick<Mark, 'doubts'> {
  const doubts = marks.filter(({ start, end }) => start <= unit && unit < end).map(({ kind }) => kind);
  return doubts.length === 0 ? {} : { doubts };
}

/** The positions of the seals on the displayed page. */
export function sealsOnPage(
  { seals, rotation }: RecognisedPage,
  page: PageSize,
  { dpi }: RenderedPage,
): PlacedImage[] {
  const scale = POINTS_PER_INCH / dpi;
  const direction = directionOfLine({ rotation });
  return seals.map(({ x, y, width, height }) => {
    const [left, top, right, bottom] = [x, y, x + width, y + height].map((one) => one * scale);
    const [x0, y0, x1, y1] = fromFrame(page, direction, left ?? 0, top ?? 0, right ?? 0, bottom ?? 0);
    return { x: x0, y: y0, width: x1 - x0, height: y1 - y0, isSeal: true };
  });
}

/** The short rules on the displayed page, of an upright one. */
export function rulesOnPage(rules: readonly RecognisedRule[], { dpi }: Pick<RenderedPage, 'dpi'>): Rule[] {
  const scale = POINTS_PER_INCH / dpi;
  return rules.map(({ x0, x1, y }) => ({ x0: x0 * scale, x1: x1 * scale, y0: y * scale, y1: y * scale }));
}

/** Chinese marks have ink on only one side of their square; at the ends of a line the box cuts off the empty side. */
function withWholeEnds(marks: Mark[]): Mark[] {
  const [first, last] = [marks[0], marks.at(-1)];
  if (first !== undefined && /[“‘（《〈【〔「『]/u.test(first.text)) {
    marks[0] = { ...first, left: Math.min(first.left, first.right - first.size) };
  }
  if (last !== undefined && /[，。、；：！？”’）》〉】〕」』]/u.test(last.text)) {
    marks[marks.length - 1] = { ...last, right: Math.max(last.right, last.left + last.size) };
  }
  return marks;
}

/** The tables found by the recogniser. It returns no borders: a cell is assumed to be as wide as its widest line. */
export function tablesOfLines(
  lines: readonly RecognisedLine[],
  page: RenderedPage,
  direction: Direction,
): PageTable[] {
  const usual = usualHeight(lines);
  const byTable = new Map<number, Map<string, CellContent>>();
  for (const line of lines) {
    const segment = segmentOfLine(line, page.dpi, usual);
    if (line.cell === undefined || segment === null) continue;
    const cells = byTable.get(line.cell.table) ?? new Map<string, CellContent>();
    byTable.set(line.cell.table, cells);
    const key = `${line.cell.row}:${line.cell.column}`;
    const content = cells.get(key) ?? { cell: line.cell, segments: [] };
    content.segments.push(segment);
    cells.set(key, content);
  }
  return [...byTable.values()].map((cells) => tableOf(cells, page.pageIndex, direction));
}

interface CellContent {
  readonly cell: RecognisedCell;
  readonly segments: Segment[];
}

function tableOf(
  contents: ReadonlyMap<string, CellContent>,
  pageIndex: number,
  direction: Direction,
): PageTable {
  const cells = [...contents.values()].map(({ cell, segments }): TableCell => {
    const { row, column, rowSpan = 1, columnSpan = 1 } = cell;
    const lines = rowsOf(segments).flatMap((one) => composeLine(one.segments, pageIndex, direction) ?? []);
    const [left, right] = [least(segments, (one) => one.left), most(segments, (one) => one.right)];
    return { row, column, rowSpan, columnSpan, left, right, lines };
  });
  const segments = [...contents.values()].flatMap((content) => content.segments);
  const columnCount = most(cells, (cell) => cell.column) + 1;
  const columnEdges = Array.from({ length: columnCount }, (_, column) =>
    least(
      cells.filter((cell) => cell.column === column),
      (cell) => cell.left,
    ),
  );
  return {
    kind: 'table',
    top: least(segments, (one) => one.baseline - one.size),
    bottom: most(segments, (one) => one.baseline),
    columnEdges: [...columnEdges, most(cells, (cell) => cell.right)],
    rowCount: most(cells, (cell) => cell.row + cell.rowSpan),
    cells: cells.sort((one, other) => one.row - other.row || one.column - other.column),
  };
}
