import { describe, expect, it } from 'vitest';
import { type Highlight, highlightAt, highlightsByPage } from './highlight.ts';

const clause: Highlight = {
  id: 'clause',
  kind: 'high',
  boxes: [
    { page: 0, x: 50, y: 100, width: 400, height: 60 },
    { page: 1, x: 50, y: 40, width: 200, height: 14 },
  ],
};
const word: Highlight = {
  id: 'word',
  kind: 'replace',
  boxes: [{ page: 0, x: 100, y: 110, width: 40, height: 14 }],
};

describe('highlights', () => {
  it('are on every page they reach, and only the first box has the mark', () => {
    const pages = highlightsByPage([clause, word]);
    expect(pages.get(0)?.map(({ id, isFirst }) => [id, isFirst])).toEqual([
      ['clause', true],
      ['word', true],
    ]);
    expect(pages.get(1)?.map(({ id, isFirst }) => [id, isFirst])).toEqual([['clause', false]]);
  });

  it('select the smaller of two overlapping ones under the pointer', () => {
    const placed = highlightsByPage([clause, word]).get(0) ?? [];
    expect(highlightAt(placed, { x: 110, y: 115 })).toBe('word');
    expect(highlightAt(placed, { x: 60, y: 115 })).toBe('clause');
    expect(highlightAt(placed, { x: 10, y: 115 })).toBeNull();
  });
});
