/**
 * Text boxes: a rectangle drawn around some lines, with the body running beside it. In: the segments of a page that are in no table. Out: the boxes, and what is
 * left of the segments. A frame over the whole width of the text mixes with nothing and stays where it is; a box without a frame is not told from the body.
 */
import type { FramedPage } from '../page/framed-page.ts';
import type { Column } from '../page/page-items.ts';
import { type Row, rowsOf } from '../tables/rows.ts';
import { type Frame, findFrames } from '../tables/ruled-grid.ts';
import type { Segment } from './segments.ts';
import { composeLine } from './text-line.ts';

/** Text may touch its frame. */
const OVERLAP_PT = 1.5;
/** In points: lower ones are check boxes and frames around a word. */
const LEAST_WIDTH = 48;
const LEAST_HEIGHT = 14;
/** In units of the type size: a lower frame around one line belongs to the line, as the field of a form or a marked word. */
const LEAST_LINE_FRAME = 2;
/** A frame around more of the text than this is the border of the page, with numbers of lines or notes beside it. */
const MOST_OF_PAGE = 0.5;

export interface BoxFinding {
  readonly boxes: readonly Column[];
  readonly rest: readonly Segment[];
}

export function takeBoxes(segments: readonly Segment[], page: FramedPage): BoxFinding {
  let rest = segments;
  const boxes: Column[] = [];
  for (const frame of findFrames(page.rules).filter(isLarge)) {
    const inside = rest.filter((segment) => isInside(frame, segment));
    // Two boxes side by side are both boxes.
    if (inside.length === 0 || !segments.some((segment) => isBeside(frame, segment))) continue;
    if (inside.length > segments.length * MOST_OF_PAGE) continue;
    const outside = rest.filter((segment) => !isInside(frame, segment));
    // A line that goes through the frame: it is drawn over the text, not around it.
    if (outside.some((segment) => isThrough(frame, segment))) continue;
    const rows = rowsOf(inside);
    if (isPartOfLine(frame, rows)) continue;
    const lines = rows.flatMap((row) => composeLine(row.segments, page.pageIndex, page.direction) ?? []);
    boxes.push({
      kind: 'column',
      key: `box:${page.pageIndex}:${boxes.length}`,
      pageWidth: null,
      isBox: true,
      lines,
    });
    rest = outside;
  }
  return { boxes, rest };
}

function isLarge({ left, top, right, bottom }: Frame): boolean {
  return right - left >= LEAST_WIDTH && bottom - top >= LEAST_HEIGHT;
}

function isPartOfLine({ top, bottom }: Frame, [only, second]: readonly Row[]): boolean {
  return second === undefined && bottom - top < (only?.size ?? 0) * LEAST_LINE_FRAME;
}

/** The middle of its characters: slightly above the baseline. */
function heightOf({ baseline, size }: Segment): number {
  return baseline - size * 0.35;
}

function isLevel({ top, bottom }: Frame, segment: Segment): boolean {
  return heightOf(segment) > top && heightOf(segment) < bottom;
}

function isInside(frame: Frame, segment: Segment): boolean {
  return (
    isLevel(frame, segment) &&
    segment.left > frame.left - OVERLAP_PT &&
    segment.right < frame.right + OVERLAP_PT
  );
}

function isBeside(frame: Frame, segment: Segment): boolean {
  return isLevel(frame, segment) && (segment.right <= frame.left || segment.left >= frame.right);
}

function isThrough(frame: Frame, segment: Segment): boolean {
  return (
    isLevel(frame, segment) &&
    segment.left < frame.right - OVERLAP_PT &&
    segment.right > frame.left + OVERLAP_PT
  );
}
