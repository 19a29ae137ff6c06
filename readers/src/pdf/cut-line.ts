/** In: a line and the parts of its text that are not text. Out: the line without them, everything else at its place. */
import type { TextLine, TextRange } from './text-line.ts';

/** `ranges`: in text order. How far the line reaches on the page stays: what was cut took its room. */
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
    // Of the two edges the cut leaves, the one at the text that stays.
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
