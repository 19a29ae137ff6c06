import { describe, expect, it } from 'vitest';
import { createRandom } from '../contract-text.ts';
import { scoreFigures } from './proofread-figure-score.ts';
import { figureSlips, writeFigures } from './proofread-figures.ts';
import { plantFamilies, plantMistake } from './proofread-plants.ts';
import { scorePairs } from './proofread-score.ts';
import { cleanSentences } from './proofread-sentences.ts';

describe('scores of correction', () => {
  it('counts restored, missed and damaged sentences', () => {
    const score = scorePairs([
      { source: '签定合同', target: '签订合同', corrected: '签订合同' },
      { source: '支会价款', target: '支付价款', corrected: '支会价款' },
      { source: '收到通之', target: '收到通知', corrected: '收到通之日' },
      { source: '双方', target: '双方', corrected: '双方' },
      { source: '公示', target: '公示', corrected: '公司' },
    ]);
    expect(score.untouched).toBe(0.5);
    expect(score.sentence).toMatchObject({ precision: 0.5, recall: 1 / 3 });
    expect(score.strictPrecision).toBeCloseTo(1 / 3);
    expect(score.character.precision).toBe(0.5);
  });
});

describe('planted mistakes', () => {
  it('are at their place, and undoing them restores the sentence', () => {
    const random = createRandom(5);
    for (const clean of cleanSentences(300, 5)) {
      for (const family of plantFamilies) {
        const plant = plantMistake(family, clean, random);
        if (plant === null) continue;
        const { text, start, end } = plant;
        const tail = text.length - end;
        expect(text).not.toBe(clean);
        expect(text.slice(0, start) + clean.slice(start, clean.length - tail) + text.slice(end)).toBe(clean);
      }
    }
  });
});

describe('planted figures', () => {
  it.each(figureSlips)('%s differs from the document without it in only one place', (slip) => {
    for (let seed = 0; seed < 40; seed++) {
      const [planted, clean] = [true, false].map((isPlanted) =>
        writeFigures(slip, isPlanted, createRandom(seed)),
      );
      const [wrong = '', right = ''] = [planted, clean].map((each) =>
        each?.blocks.map(({ text }) => text).join('\n'),
      );
      const { start, end } = planted?.place ?? { start: 0, end: 0 };
      expect(clean?.place).toBeNull();
      expect(wrong).not.toBe(right);
      expect(right.startsWith(wrong.slice(0, start))).toBe(true);
      expect(right.endsWith(wrong.slice(end))).toBe(true);
      expect(end).toBeGreaterThan(start);
    }
  });
});

describe('figures in calculations', () => {
  it('are found at least as often as before', () => {
    const scores = scoreFigures(500, 20);
    expect(scores.filter(({ found }) => found < 20)).toEqual([]);
    expect(scores.filter(({ falseAlarms, several }) => falseAlarms + several > 0)).toEqual([]);
  });
});
