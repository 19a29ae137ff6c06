/** The promises of the engine, over generated documents. */
import { type Document, type Span, spanText } from '@wenjian/document';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparePair, type PairResult } from './compare-pair.ts';
import type { Fragment } from './fragment.ts';
import { anyDocument, documentPair } from './plagiarism.testing.ts';
import { tokenise } from './tokens/token-stream.ts';

const runs = { numRuns: 200 };

describe('a check', () => {
  it('mirrors itself when the sides are swapped', () => {
    fc.assert(
      fc.property(documentPair, ([a, b]) => {
        const forth = comparePair(a, b);
        const back = comparePair(b, a);
        expect(back.bInA).toEqual(forth.aInB);
        expect(back.aInB).toEqual(forth.bInA);
        expect(back.fragments.map(mirrored).map(key).sort()).toEqual(forth.fragments.map(key).sort());
      }),
      runs,
    );
  });

  it('finds a document compared with itself equal from end to end', () => {
    fc.assert(
      fc.property(anyDocument, (document) => {
        const { aInB, bInA, fragments } = comparePair(document, document);
        const { after, before } = aInB;
        expect(after.rate).toBe(after.total === 0 ? 0 : 1);
        expect(before.rate).toBe(before.total === 0 ? 0 : 1);
        expect(bInA).toEqual(aInB);
        for (const { kind } of fragments) expect(kind).toBe('verbatim');
      }),
      runs,
    );
  });

  it('quotes every fragment, piece and trace at its exact position', () => {
    fc.assert(
      fc.property(documentPair, ([a, b]) => {
        const { fragments, evasion } = comparePair(a, b);
        for (const fragment of fragments) {
          expect(fragment.a.text).toBe(spanText(a, fragment.a));
          expect(fragment.b.text).toBe(spanText(b, fragment.b));
          for (const piece of fragment.pieces) {
            expect(isWithin(piece.a, fragment.a) && isWithin(piece.b, fragment.b)).toBe(true);
            expect(wordsIn(a, piece.a)).toEqual(wordsIn(b, piece.b));
          }
        }
        for (const trace of evasion) expect(trace.text).toBe(spanText(trace.side === 'a' ? a : b, trace));
      }),
      runs,
    );
  });

  it('has no two fragments that overlap on both sides', () => {
    fc.assert(
      fc.property(documentPair, ([a, b]) => {
        const { fragments } = comparePair(a, b);
        for (const [index, one] of fragments.entries())
          for (const other of fragments.slice(index + 1))
            expect(overlap(one.a, other.a) && overlap(one.b, other.b)).toBe(false);
      }),
      runs,
    );
  });

  it('never finds more after subtraction than before, and its totals never grow', () => {
    fc.assert(
      fc.property(documentPair, anyDocument, ([a, b], template) => {
        const subtract = { templates: [template], quotations: true, references: true };
        const without = comparePair(a, b);
        const { aInB, bInA } = comparePair(a, b, { subtract });
        for (const [rates, plain] of [
          [aInB, without.aInB],
          [bInA, without.bInA],
        ] as const) {
          expect(rates.before).toEqual(plain.before);
          expect(rates.after.matched).toBeLessThanOrEqual(rates.before.matched);
          expect(rates.after.total).toBeLessThanOrEqual(rates.before.total);
          const gone = rates.subtracted.reduce((sum, { words }) => sum + words, 0);
          expect(rates.after.total).toBe(rates.before.total - gone);
        }
      }),
      runs,
    );
  });

  it('mirrors itself and has no two fragments that overlap on both sides when a template is subtracted too', () => {
    fc.assert(
      fc.property(documentPair, anyDocument, ([a, b], template) => {
        const subtract = { templates: [template] };
        const forth = comparePair(a, b, { subtract });
        const back = comparePair(b, a, { subtract });
        expect(back.bInA).toEqual(forth.aInB);
        expect(back.fragments.map(mirrored).map(key).sort()).toEqual(forth.fragments.map(key).sort());
        for (const [index, one] of forth.fragments.entries())
          for (const other of forth.fragments.slice(index + 1))
            expect(overlap(one.a, other.a) && overlap(one.b, other.b)).toBe(false);
      }),
      runs,
    );
  });

  it('counts a word as copied when it is one of the equal words of a copied fragment, as rewritten when it is in a retold one', () => {
    fc.assert(
      fc.property(documentPair, ([a, b]) => {
        const { fragments, aInB, bInA } = comparePair(a, b, {
          subtract: { pageFurniture: false, contents: false },
        });
        for (const [document, side, { after, rewritten }] of [
          [a, 'a', aInB],
          [b, 'b', bInA],
        ] as const) {
          const { starts } = tokenise(document);
          const { retold = [], copied = [] } = Object.groupBy(fragments, ({ kind }) =>
            kind === 'paraphrase' ? 'retold' : 'copied',
          );
          const pieces = copied.flatMap((fragment) => fragment.pieces.map((piece) => piece[side]));
          const isIn = (spans: readonly Span[], at: number): boolean =>
            spans.some(({ start, end }) => start <= at && at < end);
          const equal = starts.filter((at) => isIn(pieces, at));
          expect(after.matched).toBe(equal.length);
          const told = retold.map((fragment) => fragment[side]);
          const rewrittenWords = starts.filter((at) => isIn(told, at) && !isIn(pieces, at));
          expect(rewritten.after.matched).toBe(rewrittenWords.length);
        }
      }),
      runs,
    );
  });

  it('never finds more words than it counts in total', () => {
    fc.assert(
      fc.property(documentPair, ([a, b]) => {
        for (const { before, after } of sides(comparePair(a, b))) {
          expect(before.matched).toBeLessThanOrEqual(before.total);
          expect(after.matched).toBeLessThanOrEqual(after.total);
        }
      }),
      runs,
    );
  });

  it('gives the same bytes for the same input', () => {
    fc.assert(
      fc.property(documentPair, ([a, b]) => {
        expect(JSON.stringify(comparePair(a, b))).toBe(JSON.stringify(comparePair(a, b)));
      }),
      { numRuns: 50 },
    );
  });
});

describe('tokens', () => {
  it('are in order, do not overlap, and slice back out of the text', () => {
    fc.assert(
      fc.property(anyDocument, (document) => {
        const { tokens, starts, ends, sentenceEnds } = tokenise(document);
        let last = 0;
        tokens.forEach((_, index) => {
          const [start = -1, end = -1] = [starts[index], ends[index]];
          // One character may be several words (㈱): they share its position.
          expect(start >= last || start === starts[index - 1]).toBe(true);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(document.text.length);
          last = end;
        });
        expect(sentenceEnds.at(-1) ?? 0).toBe(tokens.length);
      }),
      runs,
    );
  });
});

function sides({ aInB, bInA }: PairResult) {
  return [aInB, bInA];
}

function mirrored(fragment: Fragment): Fragment {
  return { ...fragment, a: fragment.b, b: fragment.a };
}

function key({ kind, a, b, similarity }: Fragment): string {
  return [kind, a.start, a.end, b.start, b.end, a.counted, b.counted, similarity.toFixed(6)].join(' ');
}

function wordsIn(document: Document, { start, end }: Span): readonly number[] {
  const { tokens, starts } = tokenise(document);
  return Array.from(tokens).filter((_, index) => (starts[index] ?? 0) >= start && (starts[index] ?? 0) < end);
}

function isWithin(inner: { start: number; end: number }, outer: { start: number; end: number }): boolean {
  return inner.start >= outer.start && inner.end <= outer.end;
}

function overlap(one: { start: number; end: number }, other: { start: number; end: number }): boolean {
  return one.start < other.end && other.start < one.end;
}
