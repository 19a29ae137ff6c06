/** The document as text with its risks marked, for files without a page view. Pure. */
import type { AuditResult, Level, Risk } from './result-shapes.ts';

export type TextBlock = AuditResult['document']['blocks'][number];

export interface TextMark {
  readonly id: string;
  readonly start: number;
  readonly end: number;
  /** Null: what the overview points at. */
  readonly level: Level | null;
}

export interface TextSegment {
  readonly start: number;
  readonly text: string;
  /** Of marks that overlap, the shortest: the more exact one is meant. */
  readonly mark: TextMark | null;
}

export function textMarks(risks: readonly Risk[]): readonly TextMark[] {
  return risks.flatMap(({ id, level, start, end }) =>
    start === null || end === null ? [] : [{ id, level, start, end }],
  );
}

/** The segments join to the block's text. */
export function cutBlock(text: string, block: TextBlock, marks: readonly TextMark[]): readonly TextSegment[] {
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

export function blockIndexAt(blocks: readonly TextBlock[], offset: number): number {
  return Math.max(
    0,
    blocks.findLastIndex(({ start }) => start <= offset),
  );
}

function shortestAt(marks: readonly TextMark[], offset: number): TextMark | null {
  let shortest: TextMark | null = null;
  for (const mark of marks) {
    if (mark.start > offset || mark.end <= offset) continue;
    if (!shortest || mark.end - mark.start < shortest.end - shortest.start) shortest = mark;
  }
  return shortest;
}
