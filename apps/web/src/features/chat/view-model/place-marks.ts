/** Inserts marks between the words of a run. The words do not change. */
import type { Inline } from './markdown-tree.ts';

export interface Mark {
  readonly id: string;
  /** Offset in the run's words: the mark is before this character. */
  readonly offset: number;
}

export function placeMarks(inlines: readonly Inline[], marks: readonly Mark[]): readonly Inline[] {
  const waiting = marks.toSorted((a, b) => a.offset - b.offset);
  const place = { offset: 0 };
  const placed = walk(inlines, waiting, place);
  // Marks beyond the end are placed at the end, so that none is lost.
  return [...placed, ...waiting.splice(0).map(asInline)];
}

type Place = { offset: number };

function walk(inlines: readonly Inline[], waiting: Mark[], place: Place): Inline[] {
  return inlines.flatMap((inline) => walkInline(inline, waiting, place));
}

function walkInline(inline: Inline, waiting: Mark[], place: Place): Inline[] {
  switch (inline.kind) {
    case 'text':
      return splitText(inline.text, waiting, place);
    case 'code':
      place.offset += inline.text.length;
      return [inline, ...due(waiting, place)];
    case 'break':
      place.offset += 1;
      return [inline];
    case 'mark':
      return [inline];
    case 'strong':
    case 'emphasis':
    case 'deleted':
    case 'link':
      return [{ ...inline, children: walk(inline.children, waiting, place) }];
  }
}

function splitText(text: string, waiting: Mark[], place: Place): Inline[] {
  const parts: Inline[] = [];
  const start = place.offset;
  let taken = 0;
  for (;;) {
    const next = waiting[0];
    if (next === undefined || next.offset > start + text.length) break;
    const until = Math.max(taken, next.offset - start);
    if (until > taken) parts.push({ kind: 'text', text: text.slice(taken, until) });
    taken = until;
    parts.push(asInline(next));
    waiting.shift();
  }
  if (taken < text.length) parts.push({ kind: 'text', text: text.slice(taken) });
  place.offset = start + text.length;
  return parts;
}

function due(waiting: Mark[], place: Place): Inline[] {
  const reached = waiting.findIndex(({ offset }) => offset > place.offset);
  return waiting.splice(0, reached === -1 ? waiting.length : reached).map(asInline);
}

function asInline({ id }: Mark): Inline {
  return { kind: 'mark', id };
}
