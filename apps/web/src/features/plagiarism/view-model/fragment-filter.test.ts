import { describe, expect, it } from 'vitest';
import { searchIndex } from '../../../shared/workbench/view-model/search-findings.ts';
import {
  countKinds,
  filterFragments,
  fragmentsOf,
  isFiltering,
  NO_FILTER,
  numberFragments,
  scopeOf,
} from './fragment-filter.ts';
import { searchedWords } from './fragment-words.ts';
import { fragmentFixture } from './results.testing.ts';

const NOTHING = new Map<string, string>();
const TEXT = '甲方应当付款。乙方应当交货。本工程采用预应力混凝土管桩。';
const fragments = numberFragments(
  [
    fragmentFixture({
      id: 'pile',
      kind: 'edited',
      rarity: 0.9,
      in: { o: [TEXT, '预应力混凝土管桩'], b: [TEXT, '管桩'] },
    }),
    fragmentFixture({ id: 'pay', rarity: 0.1, in: { o: [TEXT, '甲方应当付款'], a: [TEXT, '付款'] } }),
    fragmentFixture({
      id: 'deliver',
      kind: 'paraphrase',
      isSubtracted: true,
      in: { o: [TEXT, '乙方应当交货'], a: [TEXT, '交货'] },
    }),
  ],
  'o',
);
const index = searchIndex(fragments, searchedWords(new Map([['o', TEXT]])));
const ids = (part: Partial<typeof NO_FILTER>) =>
  filterFragments(fragments, { ...NO_FILTER, scope: 'all', ...part }, index).map(({ id }) => id);

describe('fragments', () => {
  it('are numbered by their position in the checked document', () => {
    expect(fragments.map(({ id, number }) => `${number} ${id}`)).toEqual(['1 pay', '2 deliver', '3 pile']);
  });

  it('are sorted by position, by length, or by rarity with unmeasured ones last', () => {
    expect(ids({ order: 'position' })).toEqual(['pay', 'deliver', 'pile']);
    expect(ids({ order: 'length' })[0]).toBe('pile');
    expect(ids({ order: 'rarity' })).toEqual(['pile', 'pay', 'deliver']);
  });

  it('can be filtered by kind, by what counts, by source and by words', () => {
    expect(ids({ kind: 'edited' })).toEqual(['pile']);
    expect(ids({ scope: 'counted' })).toEqual(['pay', 'pile']);
    expect(ids({ scope: 'subtracted' })).toEqual(['deliver']);
    expect(ids({ source: 'a' })).toEqual(['pay', 'deliver']);
    expect(ids({ search: ' 管桩 ' })).toEqual(['pile']);
    expect(ids({ search: '本工程采用' })).toEqual(['pile']);
    expect(ids({ search: '略有改动' })).toEqual(['pile']);
    expect(ids({ search: '没有这样的字' })).toEqual([]);
  });

  it('of one source have their kind and figures there, even when another source is closer', () => {
    const inBoth = fragmentFixture({
      id: 'both',
      in: { o: [TEXT, '甲方应当付款'], a: [TEXT, '付款'], b: [TEXT, '付款'] },
      matches: {
        a: { kind: 'verbatim', similarity: 1, words: 6, equalWords: 6 },
        b: { kind: 'edited', similarity: 0.7, words: 5, equalWords: 4 },
      },
    });
    const numbered = numberFragments([inBoth], 'o');
    const shown = (part: Partial<typeof NO_FILTER>) =>
      filterFragments(numbered, { ...NO_FILTER, ...part }, NOTHING);
    expect(shown({})).toMatchObject([{ kind: 'verbatim', similarity: 1 }]);
    expect(shown({ source: 'b' })).toMatchObject([
      { kind: 'edited', similarity: 0.7, words: 5, equalWords: 4 },
    ]);
    expect(shown({ source: 'b', kind: 'verbatim' })).toEqual([]);
    expect(countKinds(fragmentsOf(numbered, 'b'))).toMatchObject({ verbatim: 0, edited: 1 });
  });

  it('follow the figure: before subtraction all of them count', () => {
    expect(ids({ scope: scopeOf('before') })).toHaveLength(3);
    expect(ids({ scope: scopeOf('after') })).toHaveLength(2);
    expect(isFiltering({ ...NO_FILTER, scope: 'all' }, 'before')).toBe(false);
    expect(isFiltering({ ...NO_FILTER, scope: 'all' }, 'after')).toBe(true);
    expect(isFiltering({ ...NO_FILTER, order: 'rarity' }, 'after')).toBe(false);
  });

  it('are counted by kind as they are listed', () => {
    const listed = filterFragments(fragments, NO_FILTER, index);
    expect(countKinds(listed)).toEqual({ verbatim: 1, edited: 1, paraphrase: 0 });
    expect(countKinds(fragments).paraphrase).toBe(1);
  });
});
