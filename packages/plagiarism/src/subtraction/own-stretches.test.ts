import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ownStretches, SUBTRACTED } from './own-stretches.ts';
import { WORDS_OF_FORM } from './subtraction.ts';

const run = fc.tuple(fc.constantFrom(0, 1, WORDS_OF_FORM), fc.integer({ min: 1, max: 20 }));
const mask = fc
  .array(run, { maxLength: 20 })
  .map((runs) => Uint8Array.from(runs.flatMap(([value, length]) => new Array<number>(length).fill(value))));

describe('ranges of own words', () => {
  it('contain every own word, no word of a form, and are numbered in order without gaps', () => {
    fc.assert(
      fc.property(mask, (values) => {
        const stretches = ownStretches({ mask: values });
        let last = -1;
        stretches.forEach((stretch, at) => {
          if (values[at] === 0) expect(stretch).not.toBe(SUBTRACTED);
          if (values[at] === WORDS_OF_FORM) expect(stretch).toBe(SUBTRACTED);
          if (stretch === SUBTRACTED) return;
          expect(stretch - last === 0 || stretch - last === 1).toBe(true);
          // A range is contiguous: it does not continue after an interruption.
          if (stretch === last) expect(stretches[at - 1]).toBe(stretch);
          last = stretch;
        });
      }),
    );
  });

  it('are not split by a common phrase shorter than the text on both sides of it, but are split by a form', () => {
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
