/** The text of a document cut at its marks, for files without a page view. Pure. */

import type { Tone } from './tone.ts';

/** A stretch of the text; blocks and marks both are. */
export interface TextSpan {
  readonly start: number;
  readonly end: number;
}

/** How a finding is marked; the line tells its strength beside the colour. */
export interface MarkLook {
  readonly tone: Tone;
  readonly line: 'solid' | 'dashed' | 'dotted';
}

export interface WordMark extends TextSpan {
  readonly id: string;
  /** Null: a place pointed at that is no finding. */
  readonly look: MarkLook | null;
}

export interface MarkedSegment<Mark extends TextSpan> {
  readonly start: number;
  readonly text: string;
  /** Of overlapping marks, the shortest: the more exact one is meant. */
  readonly mark: Mark | null;
}

/** The segments join to the block's text. */
export function cutBlock<Mark extends TextSpan>(
  text: string,
  block: TextSpan,
  marks: readonly Mark[],
): readonly MarkedSegment<Mark>[] {
  const inside = marks.filter(({ start, end }) => start < block.end && end > block.start);
  const cuts = new Set([block.start, block.end]);
  for (const { start, end } of inside) {
    cuts.add(Math.max(block.start, start));
    cuts.add(Math.min(block.end, end));
  }
  const places = [...cuts].sort((a, b) => a - b);
  return places.slice(0, -1).map((start, at) => ({
    start,
    text: text.slice(start, places[at + 1]),
    mark: shortestAt(inside, start),
  }));
}

/** The row of an offset, or the one before the gap. Rows are ascending. */
export function rowIndexAt(rows: readonly { readonly start: number }[], offset: number): number {
  let low = 0;
  let high = rows.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((rows[middle]?.start ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return Math.max(0, low);
}

function shortestAt<Mark extends TextSpan>(marks: readonly Mark[], offset: number): Mark | null {
  let shortest: Mark | null = null;
  for (const mark of marks) {
    if (mark.start > offset || mark.end <= offset) continue;
    if (!shortest || mark.end - mark.start < shortest.end - shortest.start) shortest = mark;
  }
  return shortest;
}
