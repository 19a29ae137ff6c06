/**
 * In: a line and the ranges of its text that are not text. Out: the line without them, everything else at its
 * place.
 */
import type { TextLine, TextRange } from './text-line.ts';

/** `ranges`: in text order. The line's width on the page does not change: the removed text occupied its space. */
export function withoutRanges(line: TextLine, ranges: readonly TextRange[]): TextLine {
  return ranges.reduceRight(withoutRange, line);
}

function withoutRange(line: TextLine, { start, end }: TextRange): TextLine {
  if (start >= end) return line;
  const shift = (at: number): number => (at >= end ? at - (end - start) : Math.min(at, start));
  const moved = <Range extends TextRange>(ranges: readonly Range[]): Range[] =>
    ranges
      .map((range) => ({ ...range, start: shift(range.start), end: shift(range.end) }))
      .filter((range) => range.start < range.end);
  const isAtEnd = end === line.text.length;
  return {
    ...line,
    text: line.text.slice(0, start) + line.text.slice(end),
    // Of the two edges at the cut, the one at the remaining text.
    edges: isAtEnd
      ? line.edges.slice(0, start + 1)
      : [...line.edges.slice(0, start), ...line.edges.slice(end)],
    confidence:
      line.confidence === null ? null : [...line.confidence.slice(0, start), ...line.confidence.slice(end)],
    looks: moved(line.looks),
    doubts: moved(line.doubts),
    raised: moved(line.raised),
  };
}
