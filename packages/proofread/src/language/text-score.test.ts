import { expect, it } from 'vitest';
import { openSmallLanguage } from './language.testing.ts';
import { textScore } from './text-score.ts';
import { buildLattice } from './word-lattice.ts';

const model = openSmallLanguage();

it.each(['程序正当原则的要求', '应当支会价款的要求公示', '龘龘支付', '的'])(
  'is the score of the best words of %s',
  (text) => {
    const codes = Array.from(text, (character) => character.charCodeAt(0));
    expect(textScore(text, model)).toBeCloseTo(buildLattice(codes, model).best, 6);
  },
);

it('is nothing for no text', () => {
  expect(textScore('', model)).toBe(0);
});
