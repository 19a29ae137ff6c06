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

  it('knows the path to a folder and its contents', () => {
    expect(pathOf(tree, 'c').map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect(pathOf(tree, 'nobody')).toEqual([]);
    expect(subtreeOf(tree, 'a')).toEqual(['a', 'b', 'c']);
  });

  it('never has a folder inside itself, at any depth', () => {
    expect(placingOf(tree, 'a', 'a')).toBe('inItself');
    expect(placingOf(tree, 'a', 'c')).toBe('inItself');
    expect(placingOf(tree, 'c', 'a')).toBe('fits');
    expect(placingOf(tree, 'a', null)).toBe('fits');
  });

  it('never exceeds the maximum depth, counting the moved subfolders', () => {
    const deep = [...chain(FOLDER_MAX_DEPTH), { id: 'x', name: 'x', parentId: null }];
    const last = deep[FOLDER_MAX_DEPTH - 1]?.id ?? '';
    expect(placingOf(deep, null, last)).toBe('tooDeep');
    expect(placingOf(deep, null, deep[FOLDER_MAX_DEPTH - 2]?.id ?? '')).toBe('fits');
    expect(placingOf(deep, 'a', 'x')).toBe('tooDeep');
    expect(placingOf(deep, 'b', 'x')).toBe('fits');
  });

  it('places nothing in a folder that does not exist', () => {
    expect(placingOf(tree, 'a', 'nobody')).toBe('unknown');
  });
});
