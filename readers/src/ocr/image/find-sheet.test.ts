import { expect, it } from 'vitest';
import { type Corners, findSheet } from './find-sheet.ts';
import type { ColourImage, Point } from './image.ts';
import { straightenPage } from './straighten-page.ts';

const [WIDTH, HEIGHT] = [600, 800];

/** White paper on grey, darker to the right like under a lamp. */
function photograph(corners: Corners): ColourImage {
  const data = new Uint8Array(WIDTH * HEIGHT * 3);
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      const light = 1 - (0.4 * x) / WIDTH;
      const paper = isInside(corners, { x, y }) ? 240 : 90;
      const at = (y * WIDTH + x) * 3;
      data.fill(Math.round(paper * light), at, at + 3);
    }
  return { width: WIDTH, height: HEIGHT, data };
}

function isInside(corners: Corners, { x, y }: Point): boolean {
  return corners.every((one, index) => {
    const next = corners[(index + 1) % 4] ?? one;
    return (next.x - one.x) * (y - one.y) - (next.y - one.y) * (x - one.x) >= 0;
  });
}

const leaning: Corners = [
  { x: 40, y: 60 },
  { x: 550, y: 30 },
  { x: 580, y: 770 },
  { x: 20, y: 740 },
];
const level: Corners = [
  { x: 30, y: 30 },
  { x: 570, y: 30 },
  { x: 570, y: 770 },
  { x: 30, y: 770 },
];

it('finds the corners of a photographed sheet, in a shadow too', () => {
  const found = findSheet(photograph(leaning));
  leaning.forEach((corner, index) => {
    const { x = 0, y = 0 } = found?.[index] ?? {};
    expect(Math.hypot(x - corner.x, y - corner.y)).toBeLessThan(3);
  });
});

it('leaves a level sheet and a page without an edge as they are', () => {
  expect(findSheet(photograph(level))).toBeNull();
  const white = { width: WIDTH, height: HEIGHT, data: new Uint8Array(WIDTH * HEIGHT * 3).fill(250) };
  expect(findSheet(white)).toBeNull();
});

it('makes the sheet a rectangle and knows the way back', () => {
  const { image, toPicture } = straightenPage(photograph(leaning), leaning);
  expect(Math.abs(image.width - 535)).toBeLessThan(5);
  expect(Math.abs(image.height - 695)).toBeLessThan(20);
  const middle = image.data[(Math.floor(image.height / 2) * image.width + 20) * 3 + 1] ?? 0;
  expect(middle).toBeGreaterThan(200);
  const { x, y } = toPicture({ x: 0, y: 0 });
  expect(Math.hypot(x - 40, y - 60)).toBeLessThan(10);
});
