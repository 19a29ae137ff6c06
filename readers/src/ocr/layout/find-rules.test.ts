import { expect, it } from 'vitest';
import type { GreyImage } from '../image/image.ts';
import { findRules } from './find-rules.ts';

/** Two pixels a point, the scale that rules are looked for in. */
const DPI = 144;
const WIDTH = 600;

/** A row of two cells between two flat rules, with black bars as print. */
function table(print: readonly { x: number; y: number; width: number; height: number }[]): GreyImage {
  const data = new Uint8Array(WIDTH * 200).fill(255);
  const fill = (x: number, y: number, width: number, height: number): void => {
    for (let row = y; row < y + height; row++) data.fill(60, row * WIDTH + x, row * WIDTH + x + width);
  };
  for (const y of [50, 150]) fill(100, y, 402, 2);
  for (const x of [100, 300, 500]) fill(x, 50, 2, 102);
  for (const bar of print) fill(bar.x, bar.y, bar.width, bar.height);
  return { width: WIDTH, height: 200, data };
}

const rulesOf = (page: GreyImage) => {
  const { ofTables: rules } = findRules(page, 0, DPI);
  return {
    flat: rules.filter(({ y0, y1 }) => y0 === y1).length,
    upright: rules.filter(({ x0, x1 }) => x0 === x1).length,
  };
};

it('finds the rules of a table', () => {
  expect(rulesOf(table([]))).toEqual({ flat: 2, upright: 3 });
});

it('does not take a row of print in a cell for a rule', () => {
  const strokes = Array.from({ length: 12 }, (_, index) => ({
    x: 110 + index * 7,
    y: 100,
    width: 4,
    height: 3,
  }));
  expect(rulesOf(table(strokes)).flat).toBe(2);
});

it('does not take an underline that ends within a cell for a rule', () => {
  expect(rulesOf(table([{ x: 110, y: 110, width: 90, height: 2 }])).flat).toBe(2);
});

it('finds an upright rule that print stands close to on its whole length', () => {
  expect(rulesOf(table([{ x: 306, y: 56, width: 60, height: 90 }])).upright).toBe(3);
});

it('tells a short rule in the open, as above footnotes, from underlines in cells and from rules of tables', () => {
  const { short } = findRules(
    table([
      { x: 110, y: 180, width: 120, height: 2 },
      { x: 110, y: 110, width: 60, height: 2 },
    ]),
    0,
    DPI,
  );
  expect(short.map(({ x0, x1, y0 }) => [x0, x1, y0].map(Math.round))).toEqual([[55, 115, 91]]);
});

it('does not take strokes that stand below each other in lines of a photograph for an upright rule', () => {
  const strokes = [4, 40, 76, 112, 148].map((y) => ({ x: 250, y, width: 3, height: 24 }));
  const { ofTables } = findRules(table(strokes), 0, DPI, true);
  const upright = ofTables.filter(({ x0, x1 }) => x0 === x1).map(({ x0 }) => Math.round(x0 * 2));
  expect(upright.map((x) => Math.round(x / 10) * 10).sort((one, other) => one - other)).toEqual([
    100, 300, 500,
  ]);
});
