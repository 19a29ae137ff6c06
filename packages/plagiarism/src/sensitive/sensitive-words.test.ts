import type { Document } from '@wenjian/document';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentOf } from '../plagiarism.testing.ts';
import { createSensitiveWordFinder } from './sensitive-words.ts';
import { WordAutomaton } from './word-automaton.ts';

const lists = [
  { id: 'advertising', tags: ['广告法'], words: ['最高', '最高级', '国家级', 'No.1'] },
  { id: 'gambling', tags: ['违法'], words: ['赌博', '六合彩', 'VX号', 'sex'] },
  { id: 'team', tags: ['内部'], words: ['国家级', '底价'] },
];
const allowed = ['最高人民法院', '国家级开发区'];
const findAll = createSensitiveWordFinder(lists, allowed);
const find = (document: Document) => findAll(document).hits;
const textsIn = (...texts: string[]) => find(documentOf(...texts)).map(({ text }) => text);

describe('a sensitive word', () => {
  it('is found with its place, lists and tags', () => {
    const document = documentOf('本产品为国家级名牌。');
    expect(find(document)).toEqual([
      {
        start: 4,
        end: 7,
        text: '国家级',
        word: '国家级',
        listIds: ['advertising', 'team'],
        tags: ['广告法', '内部'],
        hasNoise: false,
      },
    ]);
  });

  it.each([
    '赌 博',
    '赌*博',
    '赌\u200b博',
    '赌.-博',
    '賭博',
    '六，合，彩',
    '六·合 彩',
    'ＶＸ号',
    'v x号'.replace(' ', ''),
  ])('is found despite noise: %s', (text) => {
    const [hit] = find(documentOf(`参与${text}活动`));
    expect(hit?.text).toBe(text);
  });

  it('is replaced by the longest word at its position', () => {
    expect(textsIn('这是最高级的服务')).toEqual(['最高级']);
  });

  it.each([
    ['an allowed longer word around it', '最高人民法院的判决'],
    ['an allowed longer word, with spaces in it', '位于国家级 开发区'],
    ['a part of a Latin word', 'Essex 与 sextant'],
    ['the end of one sentence and the beginning of the next', '成交量创最。高空作业'],
    ['two words with a comma between', '他下了赌，博弈论讲的'],
    ['characters in brackets apart', '见附表（底）价目'],
  ])('is not found in %s', (_, text) => {
    expect(textsIn(text)).toEqual([]);
  });

  it('is not combined from two paragraphs', () => {
    expect(textsIn('此为底', '价格另议')).toEqual([]);
  });

  it('is found in hidden text too', () => {
    const document = documentOf({
      type: 'paragraph',
      text: '正常文字底价正常文字',
      runs: [{ start: 4, end: 6, style: { color: '#ffffff' } }],
    });
    expect(find(document).map(({ text }) => text)).toEqual(['底价']);
  });

  it('that is very frequent is listed a hundred times, and the rest is counted', () => {
    const findOften = createSensitiveWordFinder([{ id: 'team', tags: [], words: ['的', '底价'] }]);
    const document = documentOf(...Array.from({ length: 400 }, () => '甲方的报价'), '底价');
    const { hits, more } = findOften(document);
    expect(hits.filter(({ word }) => word === '的')).toHaveLength(100);
    expect(hits.at(-1)?.word).toBe('底价');
    expect(more).toEqual([{ word: '的', count: 300 }]);
  });
});

describe('the automaton', () => {
  const letters = fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 4 });

  it('finds every position of every word', () => {
    fc.assert(
      fc.property(
        fc.array(letters, { maxLength: 6 }),
        fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 30 }),
        (words, text) => {
          const found = new WordAutomaton(words.map((word) => Int32Array.from(word))).find(
            Int32Array.from(text),
          );
          const expected = words.flatMap((word, index) =>
            Array.from(text.keys())
              .filter((start) => word.every((token, at) => text[start + at] === token))
              .map((start) => ({ word: index, start, end: start + word.length })),
          );
          const order = (places: readonly object[]) => places.map((place) => JSON.stringify(place)).sort();
          expect(order(found)).toEqual(order(expected));
        },
      ),
    );
  });
});
