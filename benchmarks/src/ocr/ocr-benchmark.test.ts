import { expect, it } from 'vitest';
import { brokenCellGate, brokenGates, type OcrMeasurement } from './ocr-benchmark.ts';
import { characterErrors, editDistance } from './ocr-error.ts';
import { benchmarkPages } from './ocr-pages.ts';
import { drawPage } from './ocr-render.ts';

it('counts the edits between two texts', () => {
  expect(editDistance('甲方乙方', '甲方乙方')).toBe(0);
  expect(editDistance('甲方乙方', '甲方丙方')).toBe(1);
  expect(editDistance('甲方', '')).toBe(2);
  expect(editDistance('abcd', 'bcde')).toBe(2);
});

it('counts a width difference as an error in one count and not in the other, and white space never', () => {
  expect(characterErrors('甲方：（买方）\n', '甲 方:(买方)')).toEqual({
    characters: 7,
    errors: 3,
    foldedErrors: 0,
  });
});

it('draws every page with all of its text on the sheet', () => {
  for (const page of benchmarkPages) {
    const { text, svg } = drawPage(page);
    const source = page.lines.map((line) => line.text).join('');
    expect(text.replaceAll(/\s/g, '')).toBe(source.replaceAll(/\s/g, ''));
    const lowest = Math.max(
      ...[...svg.matchAll(/<text x="[\d.]+" y="([\d.]+)"/g)].map((match) => Number(match[1])),
    );
    expect(lowest).toBeLessThan(2250);
  }
});

it('fails a gate that is missed in either count', () => {
  const measured = (
    engine: string,
    condition: OcrMeasurement['condition'],
    errors: number,
    foldedErrors: number,
  ) => ({
    engine,
    condition,
    errors,
    foldedErrors,
    characters: 1000,
    pages: 1,
    seconds: 1,
    processorSeconds: 1,
  });
  expect(brokenGates([measured('wenjian', 'clean', 5, 5)])).toEqual([]);
  expect(brokenGates([measured('wenjian', 'clean', 6, 5)])).toHaveLength(1);
  expect(brokenGates([measured('wenjian', 'photo', 20, 20)])).toEqual([]);
  expect(brokenGates([measured('wenjian', 'photo', 21, 20)])).toHaveLength(1);
  const peer = measured('tesseract', 'noisy', 40, 20);
  expect(brokenGates([measured('wenjian', 'noisy', 20, 10), peer])).toEqual([]);
  expect(brokenGates([measured('wenjian', 'noisy', 20, 11), peer])).toHaveLength(1);
});

it('fails the gate of table cells below 95 of a hundred', () => {
  expect(brokenCellGate({ tables: 1, cells: 100, right: 95 })).toEqual([]);
  expect(brokenCellGate({ tables: 1, cells: 100, right: 94 })).toHaveLength(1);
  expect(brokenCellGate({ tables: 1, cells: 100, right: 94 }, 0.9)).toEqual([]);
});
