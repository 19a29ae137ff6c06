import { describe, expect, it } from 'vitest';
import { measureForms } from './oracle-forms.ts';
import { createOraclePair } from './oracle-pairs.ts';
import { oracleSigns } from './oracle-signs.ts';
import { equalRuns, measureOracle, measureRuns } from './plagiarism-oracle.ts';

describe('the oracle', () => {
  it('has three sets of characters without a common one', () => {
    const all = Object.values(oracleSigns).flat();
    expect(new Set(all).size).toBe(all.length);
  });

  it('names as copied only characters that are in both texts', () => {
    const { suspicious, source, copied } = createOraclePair(3);
    for (const [one, other, marks] of [
      [suspicious, source, copied.suspicious],
      [source, suspicious, copied.source],
    ] as const) {
      const signs = Array.from(marks.keys()).filter((at) => marks[at] === 1);
      expect(signs.length).toBeGreaterThan(100);
      expect(signs.every((at) => other.text.includes(one.text[at] ?? '?'))).toBe(true);
    }
  });

  it('finds equal runs of words by looking at every pair of them', () => {
    expect(equalRuns('甲一二三，四五乙', '丙一二三四五丁', 5)).toEqual({
      a: [1, 2, 3, 5, 6],
      b: [1, 2, 3, 4, 5],
    });
    expect(equalRuns('甲一二三', '丙一二三', 4)).toEqual({ a: [], b: [] });
  });
});

describe('the engine', () => {
  it('paints exactly the copied characters', () => {
    expect(measureOracle(40, 1)).toMatchObject({ exact: 40, wrong: 0, examples: [] });
  });

  it('paints every run of thirteen equal words, and only equal words', () => {
    expect(measureRuns(3, 100)).toMatchObject({ unequal: 0, missed: 0 });
  });

  it('calls no honest form an attempt to hide something', () => {
    expect(measureForms(20, 1)).toMatchObject({ accused: 0, examples: [] });
  });
});
