import type { Document } from '@wenjian/document';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paragraphs, repetitivePair } from '../compare.testing.ts';
import { prepareSide } from '../prepare/side-units.ts';
import { gapsBetween } from './block-pair.ts';
import { createPairEqualBlocks } from './pair-equal-blocks.ts';

function pairAll([one, other]: readonly [Document, Document], costLimit: number) {
  const keys = new Map<string, number>();
  const old = prepareSide(one, new Map(), keys, null);
  const target = prepareSide(other, new Map(), keys, null);
  const gap = { oldStart: 0, oldEnd: old.keys.length, newStart: 0, newEnd: target.keys.length };
  return { old, target, gap, pairs: createPairEqualBlocks(old, target, { editCost: costLimit })(gap) };
}

describe('pairs of equal blocks', () => {
  it('ascend on both sides and leave no equal blocks between them, even with a low cost limit', () => {
    fc.assert(
      fc.property(repetitivePair, fc.constantFrom(0, 1, 3, 100), (documents, costLimit) => {
        const { old, target, gap, pairs } = pairAll(documents, costLimit);
        for (const pair of pairs) expect(old.keys[pair.old]).toBe(target.keys[pair.new]);
        for (const rest of gapsBetween(gap, pairs)) {
          expect(rest.oldStart).toBeLessThanOrEqual(rest.oldEnd);
          expect(rest.newStart).toBeLessThanOrEqual(rest.newEnd);
          const left = new Set(old.keys.subarray(rest.oldStart, rest.oldEnd));
          const both = [...target.keys.subarray(rest.newStart, rest.newEnd)].filter((key) => left.has(key));
          expect(both).toEqual([]);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('follow the numbers unless that loses a pair of equal bodies', () => {
    const clauses = (...bodies: readonly string[]) =>
      paragraphs(...bodies.map((body, index) => `第${index + 1}条${body}`));
    const inPlace = pairAll([clauses('甲', '甲', '甲', '甲'), clauses('乙', '甲', '甲', '丙')], 100);
    expect(inPlace.pairs).toEqual([
      { old: 1, new: 1 },
      { old: 2, new: 2 },
    ]);
    const shifted = pairAll([clauses('甲', '甲', '丁', '甲'), clauses('乙', '甲', '甲', '丁', '甲')], 100);
    expect(shifted.pairs.map((pair) => pair.new)).toEqual([1, 2, 3, 4]);
  });
});
