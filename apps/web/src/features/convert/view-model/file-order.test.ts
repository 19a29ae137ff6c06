import { describe, expect, it } from 'vitest';
import { keepOrder, moveItem } from './file-order.ts';

describe('the order of files', () => {
  it('moves one file up or down and keeps the others', () => {
    expect(moveItem(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
    expect(moveItem(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
  });

  it('does not move a file past the ends', () => {
    const items = ['a', 'b'];
    expect(moveItem(items, 0, -1)).toBe(items);
    expect(moveItem(items, 1, 2)).toBe(items);
  });

  it('keeps the positions of known files, appends new ones, removes missing ones', () => {
    expect(keepOrder(['c', 'a', 'b'], ['a', 'c', 'd'])).toEqual(['c', 'a', 'd']);
  });
});
