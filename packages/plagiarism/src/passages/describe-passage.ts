/** Turns a passage of tokens into a fragment of two documents: spans, quotations, kind, and counted words. */
import { documentSpan, type Span } from '@wenjian/document';
import type { Fragment, FragmentKind, FragmentSide, SideName } from '../fragment.ts';
import type { PreparedText } from '../prepared-text.ts';
import type { Match } from './find-matches.ts';
import { isInOrder, type Passage, type TokenRange } from './passage.ts';

export function describePassage(
  passage: Passage,
  a: PreparedText,
  b: PreparedText,
  counted: readonly Match[],
): Omit<Fragment, 'id' | 'rarity'> {
  const sides = { a: tallySide(passage, 'a', a, counted), b: tallySide(passage, 'b', b, counted) };
  const similarity = agreement(sides.a, sides.b);
  return {
    kind: kindOf(passage, similarity),
    a: sideOf(sides.a, a),
    b: sideOf(sides.b, b),
    similarity,
    equalWords: Math.min(sides.a.matched, sides.b.matched),
    pieces: passage.pieces.map((piece) => ({
      a: spanOf(a, tokensOf(piece, 'a')),
      b: spanOf(b, tokensOf(piece, 'b')),
    })),
    isSubtracted: counted.length === 0,
  };
}

interface Tally extends TokenRange {
  /** Words of the parts, equal words, and equal words that count. */
  readonly words: number;
  readonly matched: number;
  readonly counted: number;
}

function tallySide(
  { aStart, aEnd, bStart, bEnd, parts, pieces }: Passage,
  side: SideName,
  { mask }: PreparedText,
  counted: readonly Match[],
): Tally {
  const [start, end] = side === 'a' ? [aStart, aEnd] : [bStart, bEnd];
  const ranges = parts.map((part) =>
    side === 'a' ? { start: part.aStart, end: part.aEnd } : { start: part.bStart, end: part.bEnd },
  );
  const countAll = (within: readonly TokenRange[], isCounted = (_: number): boolean => true): number => {
    const marks = new Uint8Array(end - start);
    for (const range of within) marks.fill(1, range.start - start, range.end - start);
    return marks.reduce((sum, mark, index) => sum + (isCounted(start + index) ? mark : 0), 0);
  };
  return {
    start,
    end,
    words: countAll(ranges),
    matched: countAll(pieces.map((piece) => tokensOf(piece, side))),
    counted: countAll(
      counted.map((piece) => tokensOf(piece, side)),
      (at) => mask[at] === 0,
    ),
  };
}

function agreement(a: Tally, b: Tally): number {
  const words = a.end - a.start + (b.end - b.start);
  return words === 0 ? 0 : (2 * Math.min(a.matched, b.matched)) / words;
}

function kindOf(passage: Passage, similarity: number): FragmentKind {
  if (passage.likeness !== null) return 'paraphrase';
  return similarity === 1 && isInOrder(passage.pieces) ? 'verbatim' : 'edited';
}

function tokensOf(piece: Match, side: SideName): TokenRange {
  return { start: piece[side], end: piece[side] + piece.length };
}

function sideOf({ words, counted, ...range }: Tally, text: PreparedText): FragmentSide {
  const span = spanOf(text, range);
  return { ...span, text: text.document.text.slice(span.start, span.end), words, counted };
}

function spanOf({ stream }: PreparedText, { start, end }: TokenRange): Span {
  return documentSpan(stream.starts[start] ?? 0, stream.ends[end - 1] ?? 0);
}
