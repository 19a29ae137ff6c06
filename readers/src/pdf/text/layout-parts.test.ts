import { describe, expect, it } from 'vitest';
import { commonest } from '../page/extent.ts';
import type { Rule } from '../page/page-content.ts';
import { pageList } from '../pdf.text.ts';
import { findGrids } from '../tables/ruled-grid.ts';
import { compoundsOf } from './join-text.ts';
import { firstUnitLength, labelOf } from './line-start.ts';

describe('the beginning of a line', () => {
  it.each([
    ['第一条 合同标的', '第一条'],
    ['第二十三条之一 规定', '第二十三条之一'],
    ['第 12 章 总则', '第 12 章'],
    ['一、总则', '一、'],
    ['（十二）其他', '（十二）'],
    ['1.1 范围', '1.1'],
    ['1.2.3甲方义务', '1.2.3'],
    ['3. 付款', '3.'],
    ['3、付款', '3、'],
    ['(4) 交付', '(4)'],
    ['5）验收', '5）'],
    ['① 通知', '①'],
    ['a) first', 'a)'],
    ['• 要点', '•'],
  ])('%s is numbered %s', (text, number) => expect(labelOf(text)?.number).toBe(number));

  it.each([
    '2024年3月1日',
    '1.5倍违约金',
    '0.5‰',
    '100,000.00元',
    '10个工作日',
    '第三方',
    '一方违约',
    '3.14',
    'A公司',
    '-5度',
  ])('%s has no number', (text) => expect(labelOf(text)).toBeNull());

  it.each([
    ['甲方付款', 1],
    ['“甲方”付款', 2],
    ['付。款', 2],
    ['Windows Server', 7],
    ['（¥1,280,000.00），该', 16],
  ])('%s cannot be broken before %i units', (text, length) => expect(firstUnitLength(text)).toBe(length));
});

describe('a grid of rules', () => {
  const flat = (y: number, x0: number, x1: number): Rule => ({ x0, y0: y, x1, y1: y });
  const upright = (x: number, y0: number, y1: number): Rule => ({ x0: x, y0, x1: x, y1 });

  it('has merged cells where rules are missing', () => {
    const [grid] = findGrids([
      ...[0, 20, 60].map((y) => flat(y, 0, 100)),
      flat(40, 50, 100),
      upright(0, 0, 60),
      upright(100, 0, 60),
      upright(50, 20, 60),
    ]);
    expect(
      grid?.cells.map(({ row, column, rowSpan, columnSpan }) => [row, column, rowSpan, columnSpan]),
    ).toEqual([
      [0, 0, 1, 2],
      [1, 0, 2, 1],
      [1, 1, 1, 1],
      [2, 1, 1, 1],
    ]);
  });

  it('is complete when its rules are drawn in pieces, twice, or slightly apart', () => {
    const pieces = [0, 50, 100].flatMap((y) => [flat(y, 0, 49), flat(y + 0.8, 51, 100), flat(y, 0, 30)]);
    const [grid] = findGrids([...pieces, ...[0, 50, 100].map((x) => upright(x, 1, 99))]);
    expect(grid?.cells).toHaveLength(4);
  });

  it('may be open at its sides', () => {
    const [grid] = findGrids([...[0, 20, 40].map((y) => flat(y, 0, 100)), upright(50, 0, 40)]);
    expect(grid?.cells).toHaveLength(4);
  });

  it('is not found for a frame, an underline or parallel rules', () => {
    expect(findGrids([flat(0, 0, 100), flat(50, 0, 100), upright(0, 0, 50), upright(100, 0, 50)])).toEqual(
      [],
    );
    expect(findGrids([flat(0, 0, 100), flat(50, 0, 100)])).toEqual([]);
  });
});

describe('helpers', () => {
  it('find the most common value although it is on the edge between two bins', () => {
    expect(commonest([10, 10.4, 10.6, 50, 90], 1)).toMatchObject({ count: 3 });
    expect(commonest([], 1)).toBeNull();
  });

  it('know hyphenated words', () => {
    expect([...compoundsOf(['a long-term, State-of-the-Art plan'])]).toEqual([
      'long-term',
      'state-of-the-art',
    ]);
  });

  it('join neighbouring pages', () => {
    expect(pageList([0, 2, 3, 4, 8])).toBe('1、3–5、9');
  });
});
