import { describe, expect, it } from 'vitest';
import { resultFixture, riskFixture } from './result.testing.ts';
import { blockIndexAt, cutBlock, textMarks } from './result-text-rows.ts';

const { document, risks } = resultFixture(
  ['第一条 定金为总价的 30%。', '第二条 无'],
  [
    riskFixture({ id: 'clause', quote: '定金为总价的 30%', level: 'low' }),
    riskFixture({ id: 'rate', quote: '30%', level: 'high' }),
    riskFixture({ id: 'absent', kind: 'missing' }),
  ],
);
const [first, second] = document.blocks;
const marks = textMarks(risks);

describe('a block cut at its risks', () => {
  it('joins to its text, the more exact risk in front', () => {
    const segments = first ? cutBlock(document.text, first, marks) : [];
    expect(segments.map(({ text }) => text).join('')).toBe('第一条 定金为总价的 30%。');
    expect(segments.map(({ text, mark }) => [text, mark?.id ?? null])).toEqual([
      ['第一条 ', null],
      ['定金为总价的 ', 'clause'],
      ['30%', 'rate'],
      ['。', null],
    ]);
  });

  it('stays whole without risks', () => {
    expect(second ? cutBlock(document.text, second, marks) : []).toEqual([
      { start: second?.start, text: '第二条 无', mark: null },
    ]);
  });

  it('is cut at its own ends where a risk goes over several blocks', () => {
    const wide = [{ id: 'wide', level: 'high' as const, start: 4, end: document.text.length }];
    expect(second ? cutBlock(document.text, second, wide).map(({ mark }) => mark?.id) : []).toEqual(['wide']);
  });
});

it('finds the block of an offset', () => {
  expect(blockIndexAt(document.blocks, 0)).toBe(0);
  expect(blockIndexAt(document.blocks, second?.start ?? 0)).toBe(1);
  expect(blockIndexAt([], 5)).toBe(0);
});
