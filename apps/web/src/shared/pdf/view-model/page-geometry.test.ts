import fc from 'fast-check';
import { expect, it } from 'vitest';
import { PIXELS_PER_POINT, toPixels, toPoint } from './page-geometry.ts';

it('shows a point at natural size as 4/3 of a pixel', () => {
  expect(toPixels({ x: 72, y: 36, width: 144, height: 18 }, PIXELS_PER_POINT)).toEqual({
    left: 96,
    top: 48,
    width: 192,
    height: 24,
  });
});

it('maps the pixel back to the point at any scale', () => {
  const length = fc.double({ min: 0, max: 5000, noNaN: true });
  fc.assert(
    fc.property(length, length, fc.double({ min: 0.1, max: 4, noNaN: true }), (x, y, scale) => {
      const point = toPoint(toPixels({ x, y, width: 1, height: 1 }, scale), scale);
      expect(point.x).toBeCloseTo(x, 6);
      expect(point.y).toBeCloseTo(y, 6);
    }),
  );
});
