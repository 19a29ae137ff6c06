import { expect, it } from 'vitest';
import { isFound, searchIndex, sentenceAt } from './search-findings.ts';

const TEXT = '甲方付款。乙方应在三十日内交付 Goods；逾期的，按日计罚。\n第二条';
const spanOf = (words: string) => ({ start: TEXT.indexOf(words), end: TEXT.indexOf(words) + words.length });

it('takes the sentence of a place, up to the signs that end one', () => {
  expect(sentenceAt(TEXT, spanOf('三十日'))).toBe('乙方应在三十日内交付 Goods；');
  expect(sentenceAt(TEXT, spanOf('付款'))).toBe('甲方付款。');
  expect(sentenceAt(TEXT, spanOf('付款。'))).toBe('甲方付款。');
  expect(sentenceAt(TEXT, spanOf('第二条'))).toBe('第二条');
});

it('takes all sentences of a place in several', () => {
  expect(sentenceAt(TEXT, spanOf('付款。乙方'))).toBe('甲方付款。乙方应在三十日内交付 Goods；');
});

it('finds words in any part of a finding, whatever their case', () => {
  const index = searchIndex([{ id: 'late' }], () => ['逾期交付', null, sentenceAt(TEXT, spanOf('三十日'))]);
  expect(isFound(index, 'late', ' goods ')).toBe(true);
  expect(isFound(index, 'late', '逾期')).toBe(true);
  expect(isFound(index, 'late', '交付乙方')).toBe(false);
  expect(isFound(index, 'late', '  ')).toBe(true);
  expect(isFound(index, 'other', '逾期')).toBe(false);
});
