import { expect, it } from 'vitest';
import { THUMBNAIL_WIDTH_PX, thumbnailSizes } from './thumbnails.ts';

it('gives every page the panel’s width and keeps its shape', () => {
  const [a4] = thumbnailSizes([{ widthPt: 595, heightPt: 842 }]);
  expect(a4?.widthPt).toBeCloseTo(THUMBNAIL_WIDTH_PX, 6);
  expect((a4?.heightPt ?? 0) / (a4?.widthPt ?? 1)).toBeCloseTo(842 / 595, 6);
});

it('limits the height of a very long page', () => {
  const [receipt] = thumbnailSizes([{ widthPt: 200, heightPt: 3000 }]);
  expect(receipt?.heightPt).toBe(200);
  expect(receipt?.widthPt).toBeLessThan(20);
});
