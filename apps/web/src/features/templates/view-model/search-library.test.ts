import { expect, it } from 'vitest';
import { kindsOf, searchLibrary } from './search-library.ts';
import type { LibraryEntry } from './shapes.ts';

const entry = (
  id: string,
  kind: string,
  kindName: string,
  title: string,
  keywords: string[],
): LibraryEntry => ({
  id,
  kind,
  kindName,
  title,
  keywords,
  summary: `${title}的说明`,
  clauseCount: 20,
});

const entries = [
  entry('sale', 'sale', '买卖合同', '货物买卖合同', ['采购']),
  entry('flat', 'lease', '租赁合同', '房屋租赁合同（住宅）', ['租房', '押金']),
  entry('shop', 'lease', '租赁合同', '商铺租赁合同', ['门面']),
];
const found = (words: string, kind: string | null = null) =>
  searchLibrary(entries, { words, kind }).map(({ id }) => id);

it('finds by title, kind, summary and keyword, every word of the search', () => {
  expect(found('')).toEqual(['sale', 'flat', 'shop']);
  expect(found('押金')).toEqual(['flat']);
  expect(found('租赁合同')).toEqual(['flat', 'shop']);
  expect(found(' 租赁  门面 ')).toEqual(['shop']);
  expect(found('借款')).toEqual([]);
});

it('keeps to the chosen kind', () => {
  expect(found('合同', 'lease')).toEqual(['flat', 'shop']);
});

it('counts each kind in the order of the library', () => {
  expect(kindsOf(entries)).toEqual([
    { kind: 'sale', name: '买卖合同', count: 1 },
    { kind: 'lease', name: '租赁合同', count: 2 },
  ]);
});
