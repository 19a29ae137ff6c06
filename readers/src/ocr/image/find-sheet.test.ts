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

const [SCAN_WIDTH, SCAN_HEIGHT] = [1240, 1754];

/** A scan laid in askew: a table with a frame, and lines of text above and below it. */
function scanned(degrees: number, background: number): ColourImage {
  const data = new Uint8Array(SCAN_WIDTH * SCAN_HEIGHT * 3);
  const [cosine, sine] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  for (let y = 0; y < SCAN_HEIGHT; y++)
    for (let x = 0; x < SCAN_WIDTH; x++) {
      const [right, down] = [x - SCAN_WIDTH / 2, y - SCAN_HEIGHT / 2];
      const at = (y * SCAN_WIDTH + x) * 3;
      const level = printAt(right * cosine + down * sine, down * cosine - right * sine);
      data.fill(level ?? background, at, at + 3);
    }
  return { width: SCAN_WIDTH, height: SCAN_HEIGHT, data };
}

const [FRAME_X, FRAME_Y, LINE] = [500, 700, 6];

/** Null beyond the sheet. */
function printAt(x: number, y: number): number | null {
  if (Math.abs(x) > 590 || Math.abs(y) > 850) return null;
  const isIn = Math.abs(x) <= FRAME_X && Math.abs(y) <= FRAME_Y;
  const isInner = Math.abs(x) <= FRAME_X - LINE && Math.abs(y) <= FRAME_Y - LINE;
  if (isIn) return isInner ? 250 : 20;
  const isText = Math.abs(x) < 300 && Math.abs(Math.abs(y) - 770) < 16;
  return isText && Math.floor(x / 6) % 2 === 0 ? 20 : 250;
}

it.each([0.5, 1, 2])('takes no frame of a table on a white scan for a sheet, askew by %d°', (degrees) => {
  expect(findSheet(scanned(degrees, 250))).toBeNull();
  expect(findSheet(scanned(-degrees, 250))).toBeNull();
});

it('finds the sheet, not the frame of its table, on a dark table', () => {
  const [corner] = findSheet(scanned(2, 80)) ?? [];
  expect(Math.abs((corner?.x ?? 0) - 60)).toBeLessThan(6);
  expect(corner?.y ?? 100).toBeLessThan(20);
});

it('leaves out nothing that is written beyond dark stripes', () => {
  const { data } = photograph([
    { x: 70, y: 60 },
    { x: 550, y: 30 },
    { x: 580, y: 770 },
    { x: 75, y: 740 },
  ]);
  const page = { width: WIDTH, height: HEIGHT, data };
  expect(findSheet(page)).not.toBeNull();
  for (let y = 300; y < 500; y++) if (y % 12 < 8) data.fill(240, y * WIDTH * 3, (y * WIDTH + 50) * 3);
  expect(findSheet(page)).toBeNull();
});
