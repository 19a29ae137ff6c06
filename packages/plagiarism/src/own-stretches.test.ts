import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ownStretches, SUBTRACTED } from './own-stretches.ts';
import { WORDS_OF_FORM } from './subtraction.ts';

const run = fc.tuple(fc.constantFrom(0, 1, WORDS_OF_FORM), fc.integer({ min: 1, max: 20 }));
const mask = fc
  .array(run, { maxLength: 20 })
  .map((runs) => Uint8Array.from(runs.flatMap(([value, length]) => new Array<number>(length).fill(value))));

describe('stretches of own words', () => {
  it('hold every own word, no word of a form, and are numbered in order without gaps', () => {
    fc.assert(
      fc.property(mask, (values) => {
        const stretches = ownStretches({ mask: values });
        let last = -1;
        stretches.forEach((stretch, at) => {
          if (values[at] === 0) expect(stretch).not.toBe(SUBTRACTED);
          if (values[at] === WORDS_OF_FORM) expect(stretch).toBe(SUBTRACTED);
          if (stretch === SUBTRACTED) return;
          expect(stretch - last === 0 || stretch - last === 1).toBe(true);
          // A stretch is in one piece: once left, it does not go on.
          if (stretch === last) expect(stretches[at - 1]).toBe(stretch);
          last = stretch;
        });
      }),
    );
  });

  it('are not parted by a common phrase shorter than what stands on both sides of it, and by a form they are', () => {
    const around = (value: number): number[] => [
      ...Array(8).fill(0),
      ...Array(5).fill(value),
      ...Array(8).fill(0),
    ];
    expect(new Set(ownStretches({ mask: Uint8Array.from(around(1)) }))).toEqual(new Set([0]));
    expect(new Set(ownStretches({ mask: Uint8Array.from(around(WORDS_OF_FORM)) }))).toEqual(
      new Set([0, SUBTRACTED, 1]),
    );
  });
});
