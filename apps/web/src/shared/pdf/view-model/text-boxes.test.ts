import { describe, expect, it } from 'vitest';
import { boxesOfRange, type TextRun } from './text-boxes.ts';

const LINE: TextRun = { start: 0, end: 10, x: 100, y: 200, length: 120, ascent: 10, descent: 2, angle: 0 };
const CHINESE = '甲方应当按日支付价款';

function onlyBox(run: TextRun, start: number, end: number, text = CHINESE) {
  const boxes = boxesOfRange(3, { text, runs: [run] }, { start, end });
  expect(boxes).toHaveLength(1);
  return boxes[0];
}

describe('boxes of found text', () => {
  it('are exact for Chinese characters, which all have the same width', () => {
    expect(onlyBox(LINE, 2, 5)).toEqual({ page: 3, x: 124, y: 190, width: 36, height: 12 });
  });

  it('are one per line of the text', () => {
    const second = { ...LINE, start: 10, end: 20, y: 220 };
    const boxes = boxesOfRange(0, { text: CHINESE + CHINESE, runs: [LINE, second] }, { start: 8, end: 12 });
    expect(boxes.map(({ x, y, width }) => ({ x, y, width }))).toEqual([
      { x: 196, y: 190, width: 24 },
      { x: 100, y: 210, width: 24 },
    ]);
  });

  it('are narrower for narrow letters', () => {
    const run = { ...LINE, end: 6 };
    const narrow = onlyBox(run, 0, 3, 'iilWWW');
    const wide = onlyBox(run, 3, 6, 'iilWWW');
    expect((narrow?.width ?? 0) * 2).toBeLessThan(wide?.width ?? 0);
    expect((narrow?.width ?? 0) + (wide?.width ?? 0)).toBeCloseTo(120, 6);
  });

  it('follow vertical text', () => {
    const box = onlyBox({ ...LINE, angle: Math.PI / 2 }, 5, 10);
    expect(box?.x).toBeCloseTo(98, 6);
    expect(box?.y).toBeCloseTo(260, 6);
    expect(box?.width).toBeCloseTo(12, 6);
    expect(box?.height).toBeCloseTo(60, 6);
  });

  it('do not exist for text without extent', () => {
    expect(boxesOfRange(0, { text: CHINESE, runs: [{ ...LINE, length: 0 }] }, { start: 0, end: 2 })).toEqual(
      [],
    );
    expect(boxesOfRange(0, { text: CHINESE, runs: [LINE] }, { start: 10, end: 12 })).toEqual([]);
  });
});
