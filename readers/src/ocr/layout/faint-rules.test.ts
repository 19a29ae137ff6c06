import { expect, it } from 'vitest';
import type { GreyImage } from '../image/image.ts';
import { faintRules, type Stretch } from './faint-rules.ts';

const WIDTH = 320;
const upright: readonly Stretch[] = [20, 120, 220, 300].map((at) => ({ at, from: 20, to: 120 }));
/** Seen in the last column only. */
const flat: readonly Stretch[] = [{ at: 70, from: 220, to: 300 }];

/** Grey, noisy paper with a faint rule from 20 to `ruledTo` at 70, and black bars as print. */
function page(ruledTo: number, print: readonly { x: number; width: number }[] = []): GreyImage {
  const data = new Uint8Array(WIDTH * 140);
  let state = 7;
  for (let index = 0; index < data.length; index++) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    data[index] = 210 + (Math.floor(state / 65_536) % 31);
  }
  for (let x = 20; x < ruledTo; x++)
    for (const y of [70, 71]) data[y * WIDTH + x] = (data[y * WIDTH + x] ?? 0) - 34;
  for (const { x, width } of print)
    for (let y = 62; y < 80; y++) data.fill(40, y * WIDTH + x, y * WIDTH + x + width);
  return { width: WIDTH, height: 140, data };
}

const found = (image: GreyImage, seen = flat) =>
  faintRules(image, seen, upright).map(({ at, from, to }) => [at, from, to]);

it('goes on with a rule that dust hides in some columns', () => {
  expect(found(page(300))).toEqual([
    [70, 20, 120],
    [70, 120, 220],
  ]);
});

it('leaves a merged cell merged, also with print at that height', () => {
  const strokes = Array.from({ length: 10 }, (_, index) => ({ x: 128 + index * 9, width: 4 }));
  expect(found(page(120, strokes))).toEqual([[70, 20, 120]]);
});

it('finds a rule that was seen nowhere where it shows in columns side by side', () => {
  expect(found(page(300), []).map(([, from, to]) => [from, to])).toEqual([
    [20, 120],
    [120, 220],
    [220, 300],
  ]);
  expect(found(page(120), [])).toEqual([]);
});

it('does not take a rule seen a little lower, on a page slightly askew, for another', () => {
  const seen: readonly Stretch[] = [{ at: 75, from: 20, to: 300 }];
  expect(found(page(300), seen)).toEqual([]);
});

it('finds a rule once in a column, also where it was seen at two heights beside it', () => {
  const steps: readonly Stretch[] = [
    { at: 68, from: 20, to: 190 },
    { at: 73, from: 220, to: 300 },
  ];
  expect(found(page(300), steps)).toEqual([[68, 120, 220]]);
});
