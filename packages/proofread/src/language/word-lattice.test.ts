import { describe, expect, it } from 'vitest';
import { type Candidate, findCandidates } from './find-candidates.ts';
import { openSmallLanguage } from './language.testing.ts';
import { buildLattice } from './word-lattice.ts';

const model = openSmallLanguage();
const codesOf = (text: string): number[] => Array.from(text, (character) => character.charCodeAt(0));

function candidatesOf(text: string): Candidate[] {
  const found: Candidate[] = [];
  findCandidates(codesOf(text), model, {
    mayChange: () => true,
    isPossible: () => true,
    visit: (candidate) => found.push(candidate),
  });
  return found;
}

describe('a word lattice', () => {
  it('scores a run with an inserted word like a run that contains the word', () => {
    const slip = candidatesOf('程序正档原则').find(({ start, end }) => start === 2 && end === 4);
    expect(slip).toMatchObject({ at: 3, code: '当'.charCodeAt(0) });
    const put = buildLattice(codesOf('程序正档原则'), model).scoreWith(slip?.word ?? 0, 2, 4);
    expect(put).toBeCloseTo(buildLattice(codesOf('程序正当原则'), model).best, 4);
  });

  it('never exceeds its bound', () => {
    const codes = codesOf('应当支会价款的要求公示');
    const lattice = buildLattice(codes, model);
    for (const { word, start, end } of candidatesOf('应当支会价款的要求公示'))
      expect(lattice.scoreWith(word, start, end)).toBeLessThanOrEqual(
        lattice.boundWith(word, start, end) + 1e-6,
      );
  });

  it('reads unknown characters', () => {
    expect(buildLattice(codesOf('龘龘支付'), model).best).toBeLessThan(-10);
  });
});
