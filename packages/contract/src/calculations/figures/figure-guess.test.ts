import { documentSpan } from '@wenjian/document';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ONE } from '../../numbers/exact-number.ts';
import { weigh } from './figure-guess.ts';
import { expectedOf, type Figure, figuresOf, holds, type Relation } from './figure-relation.ts';

const worth = fc.oneof(
  fc.constantFrom(0n, 1n, -1n, ONE, -ONE, 130_000n, -130_000n),
  fc.bigInt({ min: -(10n ** 13n), max: 10n ** 13n }),
);

function figureAt(place: number): fc.Arbitrary<Figure> {
  return fc.record({
    span: fc.constant(documentSpan(place, place + 1)),
    value: worth,
    step: fc.constantFrom(0n, 1n, 10_000n, ONE, 10_000n * ONE),
    unit: fc.constantFrom(null, ONE, 10_000n, 10_000n * ONE),
    kind: fc.constantFrom('money' as const, 'count' as const, 'rate' as const),
    isDeduction: fc.boolean(),
  });
}

const relation: fc.Arbitrary<Relation> = fc
  .tuple(figureAt(0), figureAt(10), figureAt(20), fc.constantFrom('product' as const, 'tax' as const))
  .chain(([one, other, result, name]) =>
    fc.constantFrom<Relation>(
      { kind: 'product', name, factors: [one, other], result },
      { kind: 'sum', name: 'total', parts: [one, other], result },
      { kind: 'markup', name: 'gross', net: one, rate: other, result },
      { kind: 'contained', name: 'tax', gross: one, rate: other, result },
    ),
  );

describe('guesses about a figure', () => {
  it('never fail, for any figures', () => {
    fc.assert(
      fc.property(relation, worth, (each, value) => {
        const weighed = weigh(each);
        expect(typeof expectedOf(each)).toBe('bigint');
        for (const figure of figuresOf(each)) {
          weighed.implied(figure);
          // Guessing the figure's own value gives the same result as the relation itself.
          expect(weighed.holdsWith(figure, figure.value)).toBe(holds(each));
          expect(typeof weighed.holdsWith(figure, value)).toBe('boolean');
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('make a sum correct, whichever of its figures is changed', () => {
    const money = (place: number, yuan: number, isDeduction = false): Figure => ({
      span: documentSpan(place, place + 1),
      value: BigInt(yuan) * ONE,
      step: ONE,
      unit: ONE,
      kind: 'money',
      isDeduction,
    });
    fc.assert(
      fc.property(
        fc.array(fc.nat(99_999), { minLength: 2, maxLength: 9 }),
        fc.nat(9_999_999),
        fc.boolean(),
        (yuan, stated, isLess) => {
          const parts = yuan.map((each, at) => money(at * 10, each, isLess && at === 1));
          const sum: Relation = { kind: 'sum', name: 'total', parts, result: money(1000, stated) };
          const weighed = weigh(sum);
          for (const figure of figuresOf(sum)) {
            const value = weighed.implied(figure);
            const isPossible = value !== null && (value >= 0n || figure.isDeduction !== true);
            if (isPossible) expect(weighed.holdsWith(figure, value)).toBe(true);
          }
        },
      ),
    );
  });
});
