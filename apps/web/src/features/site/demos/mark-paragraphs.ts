/** A document's text as paragraphs with marks. */
import type { Document } from '@wenjian/document';
import type { DemoMark, DemoPart } from './demo.ts';

export interface MarkedSpan {
  readonly start: number;
  readonly end: number;
  readonly finding: number;
  readonly mark: DemoMark;
}

/** Where two marks overlap, the first one is kept. */
export function markParagraphs(
  { text, blocks }: Document,
  spans: readonly MarkedSpan[],
): readonly (readonly DemoPart[])[] {
  const ordered = [...spans].sort((a, b) => a.start - b.start || a.end - b.end);
  return blocks.map(({ start, end }) => {
    const parts: DemoPart[] = [];
    let at: number = start;
    for (const span of ordered) {
      const from = Math.max(span.start, at);
      const to = Math.min(span.end, end);
      if (from >= to) continue;
      if (from > at) parts.push({ text: text.slice(at, from) });
      parts.push({ text: text.slice(from, to), finding: span.finding, mark: span.mark });
      at = to;
    }
    if (at < end) parts.push({ text: text.slice(at, end) });
    return parts;
  });
}
