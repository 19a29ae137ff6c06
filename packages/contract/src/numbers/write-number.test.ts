import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readNumber } from './read-number.ts';
import { writeNumberLike } from './write-number.ts';

it('writes a number that reads back as the same value, in every notation', () => {
  const value = fc.integer({ min: 1, max: 999 });
  fc.assert(
    fc.property(value, fc.constantFrom('九', '9', '９'), (number, like) => {
      expect(readNumber(writeNumberLike(number, like) ?? '')).toBe(number);
    }),
  );
});

it.each([
  [10, '三', '十'],
  [12, '三', '十二'],
  [20, '三', '二十'],
  [105, '三', '一百零五'],
  [11, '⑨', '⑪'],
  [21, '⑨', null],
  [3, 'a', 'c'],
  [27, 'A', null],
])('writes %i like %s', (value, like, written) => {
  expect(writeNumberLike(value, like)).toBe(written);
});
