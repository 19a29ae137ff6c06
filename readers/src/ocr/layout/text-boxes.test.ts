import fc from 'fast-check';
import { expect, it } from 'vitest';
import { connectedRegions, outlinePoints } from '../image/connected-regions.ts';
import { cornersOf, type Point, type TurnedBox } from '../image/image.ts';
import { smallestBox } from './smallest-box.ts';
import { textBoxes, unclip } from './text-boxes.ts';

const point = fc.record({ x: fc.integer({ min: -50, max: 50 }), y: fc.integer({ min: -50, max: 50 }) });

function isInside(box: TurnedBox, { x, y }: Point): boolean {
  const [dx, dy] = [x - box.centre.x, y - box.centre.y];
  const along = dx * Math.cos(box.angle) + dy * Math.sin(box.angle);
  const across = dy * Math.cos(box.angle) - dx * Math.sin(box.angle);
  return Math.abs(along) <= box.width / 2 + 1e-6 && Math.abs(across) <= box.height / 2 + 1e-6;
}

it('puts every point inside the smallest box, which is never larger than the upright one', () => {
  fc.assert(
    fc.property(fc.array(point, { minLength: 1, maxLength: 40 }), (points) => {
      const box = smallestBox(points);
      if (box === null) throw new Error('no box');
      expect(points.every((one) => isInside(box, one))).toBe(true);
      const width = Math.max(...points.map(({ x }) => x)) - Math.min(...points.map(({ x }) => x));
      const height = Math.max(...points.map(({ y }) => y)) - Math.min(...points.map(({ y }) => y));
      expect(box.width * box.height).toBeLessThanOrEqual(width * height + 1e-6);
      expect(Math.abs(box.angle)).toBeLessThanOrEqual(Math.PI / 4 + 1e-9);
    }),
  );
});

it('finds the angle of a slanted line of text', () => {
  const angle = 0.05;
  const slanted: TurnedBox = { centre: { x: 400, y: 300 }, width: 600, height: 24, angle };
  const box = smallestBox(cornersOf(slanted));
  expect(box?.angle).toBeCloseTo(angle, 6);
  expect(box?.width).toBeCloseTo(600, 6);
  expect(box?.height).toBeCloseTo(24, 6);
});

it('grows a box by area × ratio ÷ perimeter on every side and keeps its middle and angle', () => {
  const side = fc.double({ min: 1, max: 500, noNaN: true });
  fc.assert(
    fc.property(side, side, fc.double({ min: 0, max: 3, noNaN: true }), (width, height, ratio) => {
      const box: TurnedBox = { centre: { x: 3, y: 4 }, width, height, angle: 0.3 };
      const grown = unclip(box, ratio);
      const distance = (width * height * ratio) / (2 * (width + height));
      expect(grown.width - width).toBeCloseTo(2 * distance, 6);
      expect(grown.height - height).toBeCloseTo(2 * distance, 6);
      expect(grown).toMatchObject({ centre: box.centre, angle: box.angle });
    }),
  );
});

it('finds the same regions as a flood fill from each cell', () => {
  const grid = fc.array(fc.boolean(), { minLength: 48, maxLength: 48 });
  fc.assert(
    fc.property(grid, (cells) => {
      const regions = connectedRegions((index) => cells[index] === true, 8, 6);
      expect(regions.map(({ area }) => area).sort()).toEqual(filledAreas(cells, 8, 6).sort());
    }),
  );
});

function filledAreas(cells: readonly boolean[], width: number, height: number): number[] {
  const seen = new Set<number>();
  const areas: number[] = [];
  for (let start = 0; start < cells.length; start++) {
    if (cells[start] !== true || seen.has(start)) continue;
    const open = [start];
    seen.add(start);
    let area = 0;
    for (let index = open.pop(); index !== undefined; index = open.pop()) {
      area++;
      for (const [dx, dy] of [
        [-1, -1],
        [0, -1],
        [1, -1],
        [-1, 0],
        [1, 0],
        [-1, 1],
        [0, 1],
        [1, 1],
      ] as const) {
        const x: number = (index % width) + dx;
        const y: number = Math.floor(index / width) + dy;
        const next = y * width + x;
        if (x < 0 || y < 0 || x >= width || y >= height || cells[next] !== true || seen.has(next)) continue;
        seen.add(next);
        open.push(next);
      }
    }
    areas.push(area);
  }
  return areas;
}

it('draws a box around each strong area of the map and none around a faint one', () => {
  const map = { width: 64, height: 40, probability: new Float32Array(64 * 40) };
  const mark = (top: number, value: number): void => {
    for (let row = top; row < top + 6; row++) map.probability.fill(value, row * 64 + 10, row * 64 + 50);
  };
  mark(4, 0.9);
  mark(24, 0.4);
  const boxes = textBoxes(map);
  expect(boxes).toHaveLength(1);
  expect(boxes[0]?.score).toBeCloseTo(0.9);
  expect(boxes[0]?.box.centre).toEqual({ x: 30, y: 7 });
  expect(boxes[0]?.box.height).toBeGreaterThan(6);
});

it('gives outline points at the outer sides of the cells', () => {
  const [region] = connectedRegions((index) => index === 5, 4, 4);
  if (region === undefined) throw new Error('no region');
  expect(smallestBox(outlinePoints(region))).toMatchObject({
    centre: { x: 1.5, y: 1.5 },
    width: 1,
    height: 1,
  });
});
