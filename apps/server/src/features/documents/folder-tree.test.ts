import { FOLDER_MAX_DEPTH } from '@wenjian/api';
import { describe, expect, it } from 'vitest';
import { pathOf, placingOf, subtreeOf, type TreeFolder } from './folder-tree.ts';

/** a > b > c > …, one in another. */
function chain(length: number): readonly TreeFolder[] {
  const ids = Array.from({ length }, (_, at) => String.fromCharCode(97 + at));
  return ids.map((id, at) => ({ id, name: id, parentId: ids[at - 1] ?? null }));
}

describe('a tree of folders', () => {
  const tree = [...chain(3), { id: 'x', name: 'x', parentId: null }];

  it('knows the way to a folder and what is in it', () => {
    expect(pathOf(tree, 'c').map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect(pathOf(tree, 'nobody')).toEqual([]);
    expect(subtreeOf(tree, 'a')).toEqual(['a', 'b', 'c']);
  });

  it('has no folder in itself, at any depth', () => {
    expect(placingOf(tree, 'a', 'a')).toBe('inItself');
    expect(placingOf(tree, 'a', 'c')).toBe('inItself');
    expect(placingOf(tree, 'c', 'a')).toBe('fits');
    expect(placingOf(tree, 'a', null)).toBe('fits');
  });

  it('is no deeper than it may be, counting what comes along', () => {
    const deep = [...chain(FOLDER_MAX_DEPTH), { id: 'x', name: 'x', parentId: null }];
    const last = deep[FOLDER_MAX_DEPTH - 1]?.id ?? '';
    expect(placingOf(deep, null, last)).toBe('tooDeep');
    expect(placingOf(deep, null, deep[FOLDER_MAX_DEPTH - 2]?.id ?? '')).toBe('fits');
    expect(placingOf(deep, 'a', 'x')).toBe('tooDeep');
    expect(placingOf(deep, 'b', 'x')).toBe('fits');
  });

  it('does not place anything in a folder that is not there', () => {
    expect(placingOf(tree, 'a', 'nobody')).toBe('unknown');
  });
});
