import { expect, it } from 'vitest';
import { leftOutPages, refusalSentence, splitParts } from './split-parts.ts';

it('groups pages as the split will', () => {
  expect(splitParts({ splitBy: 'every', every: 2, ranges: '' }, 3)).toEqual({
    ranges: [
      { from: 1, to: 2 },
      { from: 3, to: 3 },
    ],
  });
  expect(splitParts({ splitBy: 'ranges', every: null, ranges: '２－，1' }, 3)).toEqual({
    ranges: [
      { from: 2, to: 3 },
      { from: 1, to: 1 },
    ],
  });
});

it('names the pages that would be in no part', () => {
  expect(
    leftOutPages(
      [
        { from: 5, to: 6 },
        { from: 2, to: 3 },
      ],
      9,
    ),
  ).toBe('1、4、7-9');
  expect(
    leftOutPages(
      [
        { from: 1, to: 9 },
        { from: 2, to: 3 },
      ],
      9,
    ),
  ).toBe('');
});

it.each([
  ['', '填写页码范围后在这里看到每一份'],
  ['9', '“9”超出了文件的页数，文件共 3 页'],
  ['3-1', '“3-1”的起始页大于结束页'],
  ['三', '“三”不是页码范围，请写成 1-3,5,8- 的形式'],
])('says why %j gives no parts', (ranges, sentence) => {
  const parts = splitParts({ splitBy: 'ranges', every: null, ranges }, 3);
  expect('refusal' in parts && refusalSentence(parts.refusal, 3)).toBe(sentence);
});
