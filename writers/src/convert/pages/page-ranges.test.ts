import { expect, it } from 'vitest';
import { parseRanges, rangesOfEvery } from './page-ranges.ts';

it('reads ranges, single pages and open ends, including full-width characters', () => {
  const expected = [
    { from: 1, to: 3 },
    { from: 5, to: 5 },
    { from: 8, to: 10 },
  ];
  expect(parseRanges('1-3,5,8-', 10)).toEqual(expected);
  expect(parseRanges('第１～３页，５、 ８－', 10)).toEqual(expected);
  expect(parseRanges('-2', 10)).toEqual([{ from: 1, to: 2 }]);
});

it.each([
  ['', '请填写每份的页数，或填写页码范围，例如 1-3,5,8-。'],
  ['1-x', '页码范围“1-x”无法识别，请按 1-3,5,8- 的格式填写。'],
  ['-', '页码范围“-”无法识别，请按 1-3,5,8- 的格式填写。'],
  ['1-2-3', '页码范围“1-2-3”无法识别，请按 1-3,5,8- 的格式填写。'],
  ['3-1', '页码范围“3-1”的起始页大于结束页，请检查后重新填写。'],
  ['0-2', '页码范围“0-2”超出文件的页数，该文件共 10 页。'],
  ['9-11', '页码范围“9-11”超出文件的页数，该文件共 10 页。'],
  ['11-', '页码范围“11-”超出文件的页数，该文件共 10 页。'],
])('refuses %j with a sentence', (ranges, message) => {
  expect(() => parseRanges(ranges, 10)).toThrow(message);
});

it('splits into equal parts with the rest at the end', () => {
  expect(rangesOfEvery(4, 10)).toEqual([
    { from: 1, to: 4 },
    { from: 5, to: 8 },
    { from: 9, to: 10 },
  ]);
  for (const every of [0, -1, 1.5, Number.NaN]) {
    expect(() => rangesOfEvery(every, 10)).toThrow('每份页数必须是大于 0 的整数。');
  }
});
