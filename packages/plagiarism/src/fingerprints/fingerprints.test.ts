import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  FINGERPRINT_SIZE,
  fingerprintSet,
  fingerprintsOf,
  GUARANTEED_RUN,
  gramHashes,
} from './fingerprints.ts';

const tokens = fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 60 });
const run = fc.array(fc.integer({ min: 1, max: 50 }), { minLength: GUARANTEED_RUN, maxLength: 40 });

describe('fingerprints', () => {
  it('are shared by two texts that share a run of the guaranteed length at any position', () => {
    fc.assert(
      fc.property(run, tokens, tokens, tokens, tokens, (shared, a, b, c, d) => {
        const one = fingerprintSet({ tokens: Int32Array.from([...a, ...shared, ...b]) });
        const other = new Set(fingerprintSet({ tokens: Int32Array.from([...c, ...shared, ...d]) }));
        expect(one.some((hash) => other.has(hash))).toBe(true);
      }),
    );
  });

  it('leave no gap as long as the guaranteed run, and are fewer than the n-grams', () => {
    const text = Int32Array.from({ length: 5000 }, (_, index) => (index * 7919) % 251);
    const positions = fingerprintsOf({ tokens: text }).map(({ position }) => position);
    for (const [index, position] of positions.entries())
      expect(position - (positions[index - 1] ?? 0)).toBeLessThanOrEqual(
        GUARANTEED_RUN - FINGERPRINT_SIZE + 1,
      );
    expect(positions.length).toBeLessThan(5000 / 3);
  });

  it('of equal n-grams are equal at any position', () => {
    fc.assert(
      fc.property(tokens, run, (before, shared) => {
        const alone = gramHashes(Int32Array.from(shared), FINGERPRINT_SIZE);
        const behind = gramHashes(Int32Array.from([...before, ...shared]), FINGERPRINT_SIZE);
        expect(behind.slice(before.length)).toEqual(alone);
      }),
    );
  });

  it('of a text shorter than one n-gram do not exist', () => {
    expect(fingerprintsOf({ tokens: Int32Array.from([1, 2, 3]) })).toEqual([]);
    expect(fingerprintsOf({ tokens: Int32Array.from([1, 2, 3, 4, 5, 6, 7, 8]) })).toHaveLength(1);
  });
});
