import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isVertical, relayColumn } from '../layout/vertical-line.ts';
import { cropLine, turnAround } from './crop-line.ts';
import type { ColourImage, GreyImage } from './image.ts';
import { noiseLevel, reduceNoise } from './reduce-noise.ts';
import { turnPage } from './turn-page.ts';

function grey(width: number, height: number, valueAt: (x: number, y: number) => number): GreyImage {
  const data = Uint8Array.from({ length: width * height }, (_, index) =>
    valueAt(index % width, Math.floor(index / width)),
  );
  return { width, height, data };
}

const picture = fc
  .tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 }))
  .chain(([width, height]) =>
    fc
      .uint8Array({ minLength: width * height * 3, maxLength: width * height * 3 })
      .map((data): ColourImage => ({ width, height, data })),
  );

it('is the same picture after four quarter turns or two half turns', () => {
  fc.assert(
    fc.property(picture, (page) => {
      const quarter = (one: ColourImage): ColourImage => turnPage(one, 90);
      expect(quarter(quarter(quarter(quarter(page))))).toEqual(page);
      expect(turnPage(turnPage(page, 180), 180)).toEqual(page);
      expect(turnPage(page, 270)).toEqual(quarter(quarter(quarter(page))));
    }),
  );
});

it('turns clockwise', () => {
  const row: ColourImage = { width: 2, height: 1, data: Uint8Array.from([1, 1, 1, 2, 2, 2]) };
  expect(turnPage(row, 90)).toEqual({ width: 1, height: 2, data: row.data });
  expect([...turnPage(row, 270).data]).toEqual([2, 2, 2, 1, 1, 1]);
});

it('crops a level box of the same size exactly, and repeats the edge beyond the page', () => {
  const page = grey(20, 10, (x, y) => x * 10 + y);
  const cut = cropLine(page, { centre: { x: 8, y: 5 }, width: 6, height: 4, angle: 0 }, 6, 4);
  expect([...cut.data.subarray(0, 6)]).toEqual([53, 63, 73, 83, 93, 103]);
  const beyond = cropLine(page, { centre: { x: 0, y: 5 }, width: 4, height: 2, angle: 0 }, 4, 2);
  expect(beyond.data[0]).toBe(page.data[4 * 20]);
});

it('straightens a slanted line', () => {
  const angle = 0.1;
  const page = grey(200, 100, (x, y) => (Math.abs(y - 50 - (x - 100) * Math.tan(angle)) < 4 ? 0 : 255));
  const line = cropLine(page, { centre: { x: 100, y: 50 }, width: 160, height: 40, angle }, 160, 40);
  const middleRow = line.data.subarray(20 * 160, 21 * 160);
  expect(Math.max(...middleRow)).toBeLessThan(40);
  expect(Math.min(...line.data.subarray(0, 160))).toBeGreaterThan(215);
});

it('keeps thin strokes when it shrinks large type', () => {
  const page = grey(400, 96, (x) => (x % 8 === 0 ? 0 : 255));
  const small = cropLine(page, { centre: { x: 200, y: 48 }, width: 400, height: 96, angle: 0 }, 100, 24);
  expect(small.data.reduce((sum, value) => sum + value, 0) / small.data.length).toBeCloseTo(
    255 * (7 / 8),
    -1,
  );
  expect(turnAround(turnAround(small))).toEqual(small);
});

it('denoises a grainy page and does not change a clean one', async () => {
  let state = 7;
  const random = (): number => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
  const clean = grey(200, 200, (x, y) => (x % 20 < 3 && y % 30 < 20 ? 20 : 240));
  const grainy = {
    ...clean,
    data: clean.data.map((value) => Math.max(0, Math.min(255, value - 40 + random() * 60))),
  };
  expect(await reduceNoise(clean, 200)).toBe(clean);
  expect(noiseLevel(grainy)).toBeGreaterThan(8);
  expect(noiseLevel(await reduceNoise(grainy, 200))).toBeLessThan(noiseLevel(grainy) / 2);
});

it('separates the characters of vertical text, even when a character has a gap in it', () => {
  const box = { centre: { x: 20, y: 75 }, width: 40, height: 150, angle: 0 };
  // Three characters of 32 pixels at 5, 55 and 105; the second is two strokes like 二.
  const page = grey(40, 150, (x, y) => {
    const isInside = x >= 4 && x < 36;
    const [first, second, third] = [y - 5, y - 55, y - 105];
    const isStroke = (second >= 0 && second < 8) || (second >= 24 && second < 32);
    return isInside && ((first >= 0 && first < 32) || isStroke || (third >= 0 && third < 32)) ? 10 : 245;
  });
  expect(isVertical(box)).toBe(true);
  const { cells, line, cellWidth } = relayColumn(page, box, 48);
  expect(cells).toHaveLength(3);
  expect(line).toMatchObject({ height: 48, width: cellWidth * 3 });
  expect(cells[1]?.from).toBeCloseTo(55 / 150, 1);
  expect(cells[1]?.to).toBeCloseTo(87 / 150, 1);
});
