import { documentSpan, type Span } from '@wenjian/document';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contractOf } from '../contract.testing.ts';
import { factsWithin, sentencesOf } from './sentences.ts';

/** Adjacent spans that count how often they are read. */
function countedFacts(count: number): { readonly facts: readonly Span[]; looks(): number } {
  let looks = 0;
  const facts = Array.from({ length: count }, (_, index): Span => {
    const { start, end } = documentSpan(index * 10, index * 10 + 5);
    return {
      get start() {
        looks++;
        return start;
      },
      end,
    };
  });
  return { facts, looks: () => looks };
}

describe('facts inside a span', () => {
  it('are those that start in it', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(60), { maxLength: 20 }), fc.nat(60), fc.nat(30), (starts, from, length) => {
        const facts = starts.sort((a, b) => a - b).map((start) => documentSpan(start, start + 3));
        const span = documentSpan(from, from + length);
        const expected = facts.filter(({ start }) => start >= span.start && start < span.end);
        expect(factsWithin(facts, span)).toEqual(expected);
      }),
    );
  });

  it('are found without reading all the others', () => {
    const looksFor = (count: number): number => {
      const { facts, looks } = countedFacts(count);
      for (let at = 0; at < count; at++) factsWithin(facts, documentSpan(at * 10, at * 10 + 10));
      return looks();
    };
    // Twice the text and twice the sentences take about twice the work.
    expect(looksFor(4000)).toBeLessThan(looksFor(2000) * 2.5);
  });

  it('are in text order, as the search requires', () => {
    const contract = contractOf(
      '一、甲方于2026年1月1日前支付30%，即300元，自3月5日起三年内付清70%，共计700元。',
      '二、2026/2/3至2027年2月2日，为期一年；每逾期一日支付5‰，30日后解除，另付壹佰元（￥100）。',
    );
    const { amounts, dates, periods, percentages } = contract;
    for (const facts of [amounts, dates, periods, percentages, sentencesOf(contract)]) {
      const starts = facts.map(({ start }) => start);
      expect(starts.length).toBeGreaterThan(1);
      expect(starts).toEqual([...starts].sort((a, b) => a - b));
    }
  });
});
