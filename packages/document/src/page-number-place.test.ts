import { expect, it } from 'vitest';
import { pageNumberPlace } from './page-number-place.ts';

it('centres the number above the lower edge', () => {
  const { size, left, baseline } = pageNumberPlace({ widthPt: 600, heightPt: 800 }, '12');
  expect(size).toBe(10);
  expect(left).toBeCloseTo(294.44);
  expect(baseline).toBe(772);
});

it('stays within a small page', () => {
  const { size, baseline } = pageNumberPlace({ widthPt: 100, heightPt: 100 }, '3');
  expect(size).toBe(3);
  expect(baseline).toBe(94);
});
