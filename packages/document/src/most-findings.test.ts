import { describe, expect, it } from 'vitest';
import { unlistedNote, weightiest } from './most-findings.ts';

const own = (rank: number): number => rank;

describe('a result with too many findings', () => {
  it('lists the weightiest in their order, and of equals the earlier ones', () => {
    expect(weightiest([2, 0, 1, 1, 2, 0, 1], own, 4)).toEqual({ listed: [0, 1, 1, 0], unlisted: 3 });
  });

  it('says how many are not listed, and nothing where all are', () => {
    expect(unlistedNote('差异', weightiest([1, 2, 3], own, 2))).toEqual([
      { what: '差异', count: 1, reason: '数量过多，只列出最重要的 2 处，另有 1 处没有列出' },
    ]);
    expect(unlistedNote('差异', weightiest([1, 2, 3], own))).toEqual([]);
  });
});
