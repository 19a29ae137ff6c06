import { expect, it } from 'vitest';
import { evenLight } from './even-light.ts';
import type { GreyImage } from './image.ts';

const DPI = 100;
const INK = 0.2;

/** Paper of the given brightness with a dark stripe in every tenth row. */
function page(lightAt: (x: number) => number): GreyImage {
  const [width, height] = [400, 300];
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++)
      data[y * width + x] = Math.round(lightAt(x / width) * (y % 10 === 0 ? INK : 1));
  }
  return { width, height, data };
}

it('leaves a page alone that is lit evenly', () => {
  const even = page(() => 230);
  expect(evenLight(even, DPI)).toBe(even);
});

it('makes paper in the shadow as bright as paper in the light, and print as dark', () => {
  const { width, data } = evenLight(
    page((x) => (x < 0.25 ? 240 : x > 0.75 ? 90 : 240 - ((x - 0.25) / 0.5) * 150)),
    DPI,
  );
  for (const x of [20, 200, 380]) {
    expect(data[155 * width + x]).toBeGreaterThan(200);
    expect(data[150 * width + x]).toBeLessThan(90);
  }
});
