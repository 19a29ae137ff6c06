import { expect, it } from 'vitest';
import { lexiconOffers } from './lexicon-offers.ts';
import type { Family } from './proofread-shapes.ts';

const kinds = (family: Family, original: string, suggestion: string | null) =>
  lexiconOffers({ family, original, suggestion }).map(({ kind }) => kind);

it('offers both ways for words and terms', () => {
  expect(lexiconOffers({ family: 'typo', original: ' 帐户', suggestion: '账户' })).toEqual([
    { kind: 'right', word: '帐户' },
    { kind: 'wrong', word: '帐户', replacement: '账户' },
  ]);
  expect(kinds('terms', '甲方公司', '甲方')).toEqual(['right', 'wrong']);
});

it('offers no pair where the place decides what is right', () => {
  expect(kinds('blank', '待定', '二〇二六年')).toEqual(['right']);
  expect(kinds('format', 'A4纸', 'A4 纸')).toEqual(['right']);
});

it('offers nothing where the engine does not heed the lexicon', () => {
  for (const family of ['figures', 'references', 'numbering', 'punctuation', 'law'] as const)
    expect(kinds(family, '第九条', '第八条')).toEqual([]);
});

it('offers no pair for signs and figures, for a deletion, or for the same word', () => {
  expect(kinds('typo', '，，', '，')).toEqual([]);
  expect(kinds('typo', '2026', '2027')).toEqual([]);
  expect(kinds('typo', '的的', '')).toEqual(['right']);
  expect(kinds('typo', ' ', '的')).toEqual([]);
});

it('calls no single character and no mark always right', () => {
  expect(kinds('typo', '的', '得')).toEqual(['wrong']);
  expect(kinds('typo', '的 ', '的')).toEqual([]);
  expect(kinds('typo', ',', '，')).toEqual([]);
  expect(kinds('format', ',', '，')).toEqual([]);
});
