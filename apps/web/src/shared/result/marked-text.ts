/** The text of a document cut at its marks, for files without a page view. Pure. */

/** A stretch of the text; blocks and marks both are. */
export interface TextSpan {
  readonly start: number;
  readonly end: number;
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

export function blockIndexAt(blocks: readonly TextSpan[], offset: number): number {
  return Math.max(
    0,
    blocks.findLastIndex(({ start }) => start <= offset),
  );
}

function shortestAt<Mark extends TextSpan>(marks: readonly Mark[], offset: number): Mark | null {
  let shortest: Mark | null = null;
  for (const mark of marks) {
    if (mark.start > offset || mark.end <= offset) continue;
    if (!shortest || mark.end - mark.start < shortest.end - shortest.start) shortest = mark;
  }
  return shortest;
}
