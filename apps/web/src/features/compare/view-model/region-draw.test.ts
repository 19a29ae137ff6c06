import { expect, it } from 'vitest';
import { drawnRegion } from './region-draw.ts';

const A4 = { widthPt: 600, heightPt: 800 };

it('is the rectangle between two corners, in either order', () => {
  const region = { side: 'old', page: 2, x: 100, y: 50, width: 60, height: 30 };
  expect(drawnRegion('old', 2, A4, { x: 100, y: 50 }, { x: 160, y: 80 })).toEqual(region);
  expect(drawnRegion('old', 2, A4, { x: 160, y: 80 }, { x: 100, y: 50 })).toEqual(region);
});

it('ends at the edge of the page', () => {
  expect(drawnRegion('new', 0, A4, { x: 590, y: 790 }, { x: 900, y: 900 })).toMatchObject({
    width: 10,
    height: 10,
  });
});

it('is null for an accidental click', () => {
  expect(drawnRegion('new', 0, A4, { x: 10, y: 10 }, { x: 12, y: 300 })).toBeNull();
});
