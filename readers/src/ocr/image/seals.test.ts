import { expect, it } from 'vitest';
import type { ColourImage } from './image.ts';
import { findRedSeals } from './red-seals.ts';
import { removeSeals, toGrey } from './remove-seals.ts';

const DPI = 100;
const PAPER = [244, 244, 240] as const;
const RED = [215, 60, 66] as const;
/** Black print with red ink over it. */
const RED_ON_BLACK = [48, 14, 16] as const;

type Colour = readonly [number, number, number];

function sheet(width = 600, height = 800): ColourImage {
  const data = new Uint8Array(width * height * 3);
  for (let index = 0; index < width * height; index++) data.set(PAPER, index * 3);
  return { width, height, data };
}

function paint(page: ColourImage, isInside: (x: number, y: number) => boolean, colour: Colour): void {
  for (let y = 0; y < page.height; y++) {
    for (let x = 0; x < page.width; x++) {
      if (isInside(x, y)) page.data.set(colour, (y * page.width + x) * 3);
    }
  }
}

const ring = (cx: number, cy: number, radius: number) => (x: number, y: number) =>
  Math.abs(Math.hypot(x - cx, y - cy) - radius) < 3;

const frame = (left: number, top: number, side: number) => (x: number, y: number) => {
  const reach = Math.max(Math.abs(x - left - side / 2), Math.abs(y - top - side / 2));
  return reach <= side / 2 && reach > side / 2 - 4;
};

it('finds a round seal and its position', () => {
  const page = sheet();
  paint(page, ring(300, 400, 80), RED);
  paint(page, (x, y) => Math.hypot(x - 300, y - 400) < 24, RED);
  const [seal, ...others] = findRedSeals(page, DPI);
  expect(others).toEqual([]);
  expect(seal).toMatchObject({ shape: 'round', isCut: false });
  expect(seal?.box.x).toBeCloseTo(218, -1);
  expect(seal?.box.width).toBeCloseTo(165, -1);
});

it('finds a square name seal', () => {
  const page = sheet();
  paint(page, frame(100, 100, 72), RED);
  expect(findRedSeals(page, DPI)).toMatchObject([{ shape: 'square' }]);
});

it('finds the part of a seal stamped across the edge of the sheet', () => {
  const page = sheet();
  paint(page, ring(600, 400, 80), RED);
  expect(findRedSeals(page, DPI)).toMatchObject([{ shape: 'round', isCut: true }]);
});

it('does not take a red headline, a red line or red paper for a seal', () => {
  const headline = sheet();
  paint(headline, (x, y) => y > 100 && y < 150 && x > 80 && x < 520 && x % 50 < 40, RED);
  paint(headline, (x, y) => y > 180 && y < 186 && x > 40 && x < 560, RED);
  expect(findRedSeals(headline, DPI)).toEqual([]);
  const red = sheet();
  paint(red, () => true, RED);
  expect(findRedSeals(red, DPI)).toEqual([]);
});

it('finds nothing on a page without red', () => {
  const page = sheet();
  paint(page, ring(300, 400, 80), [20, 20, 20]);
  expect(findRedSeals(page, DPI)).toEqual([]);
});

it('removes the seal and keeps the print under it', () => {
  const page = sheet();
  paint(page, (x, y) => Math.abs(y - 400) < 4 && x > 150 && x < 450, [24, 24, 24]);
  const plain = toGrey(page);
  paint(page, ring(300, 400, 80), RED);
  paint(page, (x, y) => ring(300, 400, 80)(x, y) && Math.abs(y - 400) < 4, RED_ON_BLACK);
  const lifted = removeSeals(page, findRedSeals(page, DPI));
  const at = (x: number, y: number): number => lifted.data[y * page.width + x] ?? -1;
  const paper = plain.data[0] ?? 0;
  expect(Math.abs(at(300, 321) - paper)).toBeLessThan(16);
  expect(at(380, 400)).toBeLessThan(60);
  expect(at(300, 400)).toBeLessThan(60);
  expect(at(10, 10)).toBe(paper);
});

it('leaves nothing of a seal on empty paper', () => {
  const page = sheet();
  paint(page, ring(300, 400, 80), RED);
  paint(page, (x, y) => Math.hypot(x - 300, y - 400) < 20, [196, 70, 70]);
  const { data } = removeSeals(page, findRedSeals(page, DPI));
  expect(data.reduce((least, value) => Math.min(least, value), 255)).toBeGreaterThan(190);
});

it('keeps red print dark outside seals', () => {
  const page = sheet();
  paint(page, (x, y) => y > 100 && y < 130 && x > 80 && x < 520, RED);
  expect(removeSeals(page, findRedSeals(page, DPI)).data[115 * page.width + 300]).toBeLessThan(130);
});
