import { expect, it } from 'vitest';
import { folderChoices, folderTree, pathTo } from './folder-tree.ts';
import type { Folder } from './knowledge-shapes.ts';

const folder = (id: string, parentId: string | null = null): Folder => ({
  id,
  parentId,
  name: id,
  documents: 0,
  createdAt: '2026-11-15T00:00:00.000Z',
});
const folders = [folder('b', 'a'), folder('a'), folder('c', 'b'), folder('x')];

it('folders are nested, and the path to each is known', () => {
  const names = (nodes: ReturnType<typeof folderTree>): unknown =>
    nodes.map(({ folder: { name }, children }) => [name, names(children)]);
  expect(names(folderTree(folders))).toEqual([
    ['a', [['b', [['c', []]]]]],
    ['x', []],
  ]);
  expect(pathTo(folders, 'c').map(({ name }) => name)).toEqual(['a', 'b', 'c']);
  expect(pathTo(folders, 'gone')).toEqual([]);
});

it('a folder is not offered as its own destination', () => {
  const offered = folderChoices(folderTree(folders), 'b');
  expect(offered).toEqual([
    { value: 'a', title: 'a', children: [] },
    { value: 'x', title: 'x', children: [] },
  ]);
});
