/**
 * In: a page's characters. Out: marks, one for each visible character, grouped by direction. Marks are in a
 * reading frame: rotated so that their text runs left to right and lines follow downwards, whatever the
 * direction on the page. All layout analysis works in reading frames; only the last step rotates positions
 * back (`toLineDraft`).
 */
import type { TextMark } from '@wenjian/document';
import type { CharacterLook } from '../../plain-style.ts';
import { least, most } from './extent.ts';
import { type Glyphs, type PageContent, plainStyle, styleOf } from './page-content.ts';

/**
 * Quarter turns clockwise of the text on the displayed page; vertical Chinese writing counts as 1: it runs
 * down, its lines go leftwards.
 */
export type Direction = 0 | 1 | 2 | 3;

export interface Mark {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly baseline: number;
  readonly size: number;
  readonly isBold: boolean;
  readonly lightness: number;
  /** Null for recognised characters. */
  readonly look: CharacterLook | null;
  readonly confidence?: number;
  /** Reasons why it may be wrong. */
  readonly doubts?: readonly TextMark['kind'][];
}

export interface PageSize {
  readonly widthPt: number;
  readonly heightPt: number;
}

export interface SlantedText {
  readonly pageIndex: number;
  readonly text: string;
  /** Left to right, one per code unit and one more. */
  readonly edges: readonly number[];
  readonly top: number;
  readonly height: number;
}

export interface PageMarks {
  readonly byDirection: ReadonlyMap<Direction, readonly Mark[]>;
  /** Neither along nor across the page: watermarks. */
  readonly slanted: readonly SlantedText[];
  readonly hiddenCount: number;
}

/** Text with less slant than this is straight, on a slightly skewed scan. */
const MAX_SKEW_DEGREES = 4;

/** A page with this share covered by images is a scan, and invisible text on it is its text layer. */
const SCAN_COVERAGE = 0.4;

export function marksOfPage(page: PageContent): PageMarks {
  const { glyphs } = page;
  const isScan = imageCoverage(page) >= SCAN_COVERAGE;
  const directions = Array.from(glyphs.styleOfRun, (style) =>
    directionOf((glyphs.styles[style] ?? plainStyle).angle),
  );
  turnVerticalWriting(glyphs, directions);
  const byDirection = new Map<Direction, Mark[]>();
  const slantedRuns = new Map<number, number[]>();
  let hiddenCount = 0;
  for (let index = 0; index < glyphs.count; index++) {
    const runIndex = glyphs.runOf[index] ?? 0;
    const direction = directions[runIndex] ?? 0;
    if (!isScan && styleOf(glyphs, index).isInvisible) hiddenCount++;
    else if (direction === 'slanted') listIn(slantedRuns, runIndex).push(index);
    else listIn(byDirection, direction).push(markOf(page, index, direction));
  }
  const slanted = [...slantedRuns.values()].flatMap((indexes) => slantedText(page, indexes));
  return { byDirection, slanted, hiddenCount };
}

/** The size of the page in a reading frame. */
export function frameSize({ widthPt, heightPt }: PageSize, direction: Direction): PageSize {
  return direction % 2 === 0 ? { widthPt, heightPt } : { widthPt: heightPt, heightPt: widthPt };
}

/** A box of the displayed page in a reading frame. */
export function toFrame(
  { widthPt, heightPt }: PageSize,
  direction: Direction,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
): readonly [number, number, number, number] {
  switch (direction) {
    case 0:
      return [x0, y0, x1, y1];
    case 1:
      return [y0, widthPt - x1, y1, widthPt - x0];
    case 2:
      return [widthPt - x1, heightPt - y1, widthPt - x0, heightPt - y0];
    case 3:
      return [heightPt - y1, x0, heightPt - y0, x1];
  }
}

/** A box of a reading frame on the displayed page. */
export function fromFrame(
  page: PageSize,
  direction: Direction,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
): readonly [number, number, number, number] {
  return toFrame(frameSize(page, direction), turnedBack[direction], x0, y0, x1, y1);
}

const turnedBack: Readonly<Record<Direction, Direction>> = { 0: 0, 1: 3, 2: 2, 3: 1 };

export function imageCoverage({ images, widthPt, heightPt }: PageContent): number {
  const area = images.reduce((sum, image) => sum + image.width * image.height, 0);
  return Math.min(1, area / Math.max(1, widthPt * heightPt));
}

function directionOf(angle: number): Direction | 'slanted' {
  const quarter = Math.round(angle / 90);
  if (Math.abs(angle - quarter * 90) > MAX_SKEW_DEGREES) return 'slanted';
  const turns = quarter % 4;
  return turns === 1 || turns === 2 || turns === 3 ? turns : 0;
}

/** Vertical writing: upright characters below each other. */
function turnVerticalWriting(glyphs: Glyphs, directions: (Direction | 'slanted')[]): void {
  const down = new Map<number, number>();
  const along = new Map<number, number>();
  let stacked = 0;
  for (let index = 1; index < glyphs.count; index++) {
    const run = glyphs.runOf[index] ?? 0;
    const isBelow = isRightBelow(glyphs, index);
    if (isBelow && isHan(glyphs.codes[index]) && isHan(glyphs.codes[index - 1])) stacked++;
    if (glyphs.runOf[index - 1] !== run) continue;
    const counts = isBelow ? down : along;
    counts.set(run, (counts.get(run) ?? 0) + 1);
  }
  // Some programs write each character separately: then most of the page is needed to distinguish vertical
  // writing from a narrow table.
  const isVerticalPage = stacked > 4 && stacked > glyphs.count * MOSTLY;
  for (const [run, direction] of directions.entries()) {
    const count = down.get(run) ?? 0;
    const isVertical = count >= 2 && count > (along.get(run) ?? 0) * 4;
    if (direction === 0 && (isVertical || (isVerticalPage && !along.has(run)))) directions[run] = 1;
  }
}

const MOSTLY = 0.6;

function isRightBelow(glyphs: Glyphs, index: number): boolean {
  const size = styleOf(glyphs, index).sizePt;
  const dx = Math.abs((glyphs.origins[index * 2] ?? 0) - (glyphs.origins[index * 2 - 2] ?? 0));
  const dy = (glyphs.origins[index * 2 + 1] ?? 0) - (glyphs.origins[index * 2 - 1] ?? 0);
  return dx < size * 0.2 && dy > size * 0.6 && dy < size * 1.7;
}

function isHan(code: number | undefined): boolean {
  return code !== undefined && code >= 0x3000 && code <= 0x9fff;
}

function markOf(page: PageContent, index: number, direction: Direction): Mark {
  const { glyphs } = page;
  const at = index * 4;
  const [x0, y0] = [glyphs.boxes[at] ?? 0, glyphs.boxes[at + 1] ?? 0];
  const [x1, y1] = [glyphs.boxes[at + 2] ?? 0, glyphs.boxes[at + 3] ?? 0];
  const style = styleOf(glyphs, index);
  const [left, top, right, bottom] = toFrame(page, direction, x0, y0, x1, y1);
  const originX = glyphs.origins[index * 2] ?? x0;
  const originY = glyphs.origins[index * 2 + 1] ?? y1;
  const [, originLine] = toFrame(page, direction, originX, originY, originX, originY);
  const isUpright = direction === 1 && directionOf(style.angle) === 0;
  const size = style.sizePt > 0 ? style.sizePt : Math.max(1, bottom - top);
  return {
    text: String.fromCodePoint(glyphs.codes[index] ?? 0xfffd),
    left,
    right,
    // An upright character in a vertical line has no baseline there: it gets the one of a rotated character.
    baseline: isUpright ? (top + bottom) / 2 + size * 0.38 : originLine,
    size,
    isBold: style.isBold,
    lightness: style.lightness,
    look: style.look,
  };
}

/** One text object is one piece of text; its box contains all its characters. */
function slantedText(page: PageContent, unordered: readonly number[]): SlantedText[] {
  const { glyphs } = page;
  const turn = (styleOf(glyphs, unordered[0] ?? 0).angle * Math.PI) / 180;
  const along = (index: number): number =>
    (glyphs.origins[index * 2] ?? 0) * Math.cos(turn) + (glyphs.origins[index * 2 + 1] ?? 0) * Math.sin(turn);
  const indexes = [...unordered].sort((one, other) => along(one) - along(other));
  const text = indexes.map((index) => String.fromCodePoint(glyphs.codes[index] ?? 0xfffd)).join('');
  if (text.trim() === '') return [];
  const side = (index: number, which: number): number => glyphs.boxes[index * 4 + which] ?? 0;
  const left = least(indexes, (index) => side(index, 0));
  const right = most(indexes, (index) => side(index, 2));
  const top = least(indexes, (index) => side(index, 1));
  const bottom = most(indexes, (index) => side(index, 3));
  const edges = Array.from(
    { length: text.length + 1 },
    (_, unit) => left + ((right - left) * unit) / text.length,
  );
  return [{ pageIndex: page.pageIndex, text, edges, top, height: bottom - top }];
}

function listIn<Key, Value>(map: Map<Key, Value[]>, key: Key): Value[] {
  const known = map.get(key);
  if (known !== undefined) return known;
  const list: Value[] = [];
  map.set(key, list);
  return list;
}
