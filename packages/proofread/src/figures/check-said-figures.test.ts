import { expect, it } from 'vitest';
import { figures, paragraphs } from './calculations.testing.ts';

const written = (text: string): readonly (string | undefined)[] =>
  figures(paragraphs('服务合同', text)).map(({ ruleId }) => ruleId);

it.each([
  ['设备保修24个月，即三年。', 'figures.term'],
  ['每人每日补贴40元，由交通15元、餐费20元、通讯10元组成。', 'figures.sum'],
  ['甲公司持股45%，乙公司持股30%，员工平台持股20%。', 'figures.sum'],
  ['乙方应交纳履约保证金50角。', 'figures.unit'],
  ['电梯困人的，维保人员应当在六十小时内赶到现场。', 'figures.unit'],
  ['储水罐的有效容积为8毫升，由乙方安装。', 'figures.unit'],
])('compares what is said twice: %s', (text, rule) => {
  expect(written(text)).toContain(rule);
});

it.each([
  '设备保修24个月，即两年。',
  '每人每日补贴45元，由交通15元、餐费20元、通讯10元组成。',
  '甲公司持股45%，乙公司持股30%，员工平台持股25%。',
  '乙方应交纳履约保证金50万元。',
  '电梯困人的，维保人员应当在一小时内赶到现场。',
  '储水罐的有效容积为8立方米，由乙方安装。',
])('is silent where both agree: %s', (text) => {
  expect(written(text)).toEqual([]);
});
