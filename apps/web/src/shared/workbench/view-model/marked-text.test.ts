import { describe, expect, it } from 'vitest';
import { cutBlock, rowIndexAt } from './marked-text.ts';

const text = '第一条 定金为总价的 30%。\n第二条 无';
const first = { start: 0, end: text.indexOf('\n') };
const second = { start: first.end + 1, end: text.length };
const spanOf = (id: string, words: string) => {
  const start = text.indexOf(words);
  return { id, start, end: start + words.length };
};
const marks = [spanOf('clause', '定金为总价的 30%'), spanOf('rate', '30%')];

describe('a block cut at its marks', () => {
  it('joins to its text, the more exact mark in front', () => {
    const segments = cutBlock(text, first, marks);
    expect(segments.map((segment) => segment.text).join('')).toBe('第一条 定金为总价的 30%。');
    expect(segments.map((segment) => [segment.text, segment.mark?.id ?? null])).toEqual([
      ['第一条 ', null],
      ['定金为总价的 ', 'clause'],
      ['30%', 'rate'],
      ['。', null],
    ]);
  });

  it('stays one piece without marks', () => {
    expect(cutBlock(text, second, marks)).toEqual([{ start: second.start, text: '第二条 无', mark: null }]);
  });

  it('is split at its own ends when a mark covers several blocks', () => {
    const wide = [{ id: 'wide', start: 4, end: text.length }];
    expect(cutBlock(text, second, wide).map(({ mark }) => mark?.id)).toEqual(['wide']);
  });
});

it('finds the row of an offset', () => {
  expect(rowIndexAt([first, second], 0)).toBe(0);
  expect(rowIndexAt([first, second], second.start)).toBe(1);
  expect(rowIndexAt([], 5)).toBe(0);
});
