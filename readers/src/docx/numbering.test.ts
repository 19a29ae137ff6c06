import { describe, expect, it } from 'vitest';
import { notReadOfDocx, outlineOfDocx, paragraph } from '../fixtures.testing.ts';
import { formatNumber } from './number-format.ts';

const level = (index: number, format: string, text: string, more = '') =>
  `<w:lvl w:ilvl="${index}"><w:start w:val="1"/><w:numFmt w:val="${format}"/>${more}<w:lvlText w:val="${text}"/></w:lvl>`;
const list = (id: number, ...levels: string[]) =>
  `<w:abstractNum w:abstractNumId="${id}">${levels.join('')}</w:abstractNum>`;
const instance = (id: number, definition: number, more = '') =>
  `<w:num w:numId="${id}"><w:abstractNumId w:val="${definition}"/>${more}</w:num>`;
const item = (text: string, id: number, ilvl = 0) =>
  paragraph(text, `<w:numPr><w:ilvl w:val="${ilvl}"/><w:numId w:val="${id}"/></w:numPr>`);

const contractList = list(
  1,
  level(0, 'chineseCounting', '第%1条'),
  level(1, 'chineseCounting', '（%2）', '<w:suff w:val="nothing"/>'),
  level(2, 'decimal', '%1.%2.%3', '<w:isLgl/>'),
);

describe('numbers are as Word displays them', () => {
  it('on several levels, restarting below each step', async () => {
    const numbering = contractList + instance(1, 1);
    const body =
      item('定义', 1) +
      item('甲方', 1, 1) +
      item('乙方', 1, 1) +
      item('细则', 1, 2) +
      item('价款', 1) +
      item('总价', 1, 1);
    expect(await outlineOfDocx({ body, parts: { numbering } })).toEqual([
      ['listItem', '第一条 定义'],
      ['listItem', '（一）甲方'],
      ['listItem', '（二）乙方'],
      ['listItem', '1.2.1 细则'],
      ['listItem', '第二条 价款'],
      ['listItem', '（一）总价'],
    ]);
  });

  it('continuing in lists of the same definition, restarting where the file says so', async () => {
    const restart = '<w:lvlOverride w:ilvl="0"><w:startOverride w:val="1"/></w:lvlOverride>';
    const numbering =
      list(1, level(0, 'decimal', '%1.')) + instance(1, 1) + instance(2, 1) + instance(3, 1, restart);
    const body = item('甲', 1) + item('乙', 2) + item('丙', 3) + item('丁', 3);
    expect(await outlineOfDocx({ body, parts: { numbering } })).toEqual([
      ['listItem', '1. 甲'],
      ['listItem', '2. 乙'],
      ['listItem', '1. 丙'],
      ['listItem', '2. 丁'],
    ]);
  });

  it('counting a skipped level as started', async () => {
    const numbering = contractList + instance(1, 1);
    const body = item('定义', 1) + item('细则', 1, 2) + item('甲方', 1, 1) + item('细则', 1, 2);
    expect(await outlineOfDocx({ body, parts: { numbering } })).toEqual([
      ['listItem', '第一条 定义'],
      ['listItem', '1.1.1 细则'],
      ['listItem', '（二）甲方'],
      ['listItem', '1.2.1 细则'],
    ]);
  });

  it('restarting each level where its list first uses it', async () => {
    const override = (ilvl: number) =>
      `<w:lvlOverride w:ilvl="${ilvl}"><w:startOverride w:val="1"/></w:lvlOverride>`;
    const numbering = contractList + instance(1, 1) + instance(2, 1, override(0) + override(1));
    const body =
      item('甲', 1) + item('乙', 1, 1) + item('丙', 2, 1) + item('丁', 1) + item('戊', 2) + item('己', 2);
    expect(await outlineOfDocx({ body, parts: { numbering } })).toEqual([
      ['listItem', '第一条 甲'],
      ['listItem', '（一）乙'],
      ['listItem', '（一）丙'],
      ['listItem', '第二条 丁'],
      ['listItem', '第一条 戊'],
      ['listItem', '第二条 己'],
    ]);
  });

  it('when they come from styles', async () => {
    const numbering =
      list(
        1,
        level(0, 'chineseCounting', '第%1章', '<w:pStyle w:val="a"/>'),
        level(1, 'decimal', '%1.%2', '<w:pStyle w:val="b"/><w:isLgl/>'),
      ) + instance(1, 1);
    const styles =
      '<w:style w:type="paragraph" w:styleId="a"><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr><w:outlineLvl w:val="0"/></w:pPr></w:style>' +
      '<w:style w:type="paragraph" w:styleId="b"><w:pPr><w:numPr><w:ilvl w:val="1"/><w:numId w:val="1"/></w:numPr></w:pPr></w:style>';
    const body =
      paragraph('总则', '<w:pStyle w:val="a"/>') +
      paragraph('目的', '<w:pStyle w:val="b"/>') +
      paragraph('无编号', '<w:pStyle w:val="b"/><w:numPr><w:numId w:val="0"/></w:numPr>');
    expect(await outlineOfDocx({ body, parts: { numbering, styles } })).toEqual([
      ['heading', '第一章 总则'],
      ['listItem', '1.1 目的'],
      ['paragraph', '无编号'],
    ]);
  });

  it('and bullets are not text', async () => {
    const numbering = list(1, level(0, 'bullet', '\uf0b7')) + instance(1, 1);
    expect(await outlineOfDocx({ body: item('甲', 1), parts: { numbering } })).toEqual([['listItem', '甲']]);
  });

  it('or are reported when their format is unknown', async () => {
    const numbering = list(1, level(0, 'hebrew1', '%1.')) + instance(1, 1);
    expect(await outlineOfDocx({ body: item('甲', 1), parts: { numbering } })).toEqual([['listItem', '甲']]);
    expect(await notReadOfDocx({ body: item('甲', 1), parts: { numbering } })).toContainEqual([
      '自动编号',
      1,
    ]);
  });
});

describe('a number format', () => {
  it.each([
    ['chineseCounting', [1, 10, 11, 20, 99], ['一', '十', '十一', '二十', '九十九']],
    [
      'chineseCountingThousand',
      [100, 101, 110, 1001, 10_010],
      ['一百', '一百零一', '一百一十', '一千零一', '一万零一十'],
    ],
    ['chineseLegalSimplified', [1, 10, 23], ['壹', '壹拾', '贰拾叁']],
    ['upperRoman', [4, 9, 14], ['IV', 'IX', 'XIV']],
    ['lowerLetter', [1, 26, 27, 28], ['a', 'z', 'aa', 'bb']],
    ['decimalEnclosedCircle', [1, 20, 21, 36, 50, 51], ['①', '⑳', '㉑', '㊱', '㊿', '51']],
    ['decimalZero', [1, 12], ['01', '12']],
    ['ideographTraditional', [1, 3, 11], ['甲', '丙', '11']],
    ['japaneseCounting', [1, 105], ['一', '一百零五']],
    ['decimalFullWidth', [12], ['１２']],
  ])('%s shows %j as %j', (format, values, shown) => {
    expect(values.map((value) => formatNumber(value, format))).toEqual(shown);
  });
});
