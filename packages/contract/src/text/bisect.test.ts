import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countBefore } from './bisect.ts';

it('counts the items before a place with few calls', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(50)), fc.nat(50), (values, limit) => {
      const sorted = [...values].sort((a, b) => a - b);
      let asked = 0;
      const count = countBefore(sorted, (value) => {
        asked++;
        return value < limit;
      });
      expect(count).toBe(values.filter((value) => value < limit).length);
      expect(asked).toBeLessThanOrEqual(Math.floor(Math.log2(sorted.length + 1)) + 1);
    }),
  );
});
