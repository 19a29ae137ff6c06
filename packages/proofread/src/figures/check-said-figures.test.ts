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
  '设备质保期18个月，即一年半。',
  '设备质保期30个月，即两年零六个月。',
  '设备质保期30个月，即两年六个月。',
  '设备质保期1.5年，即18个月。',
  '设备质保期一百二十个月，即十年。',
  '计件工资为8角/件。',
  '服务费为5分每条。',
  '发生火灾的，保险人应在48小时内到达现场查勘。',
  '急救药品应当在48小时内到达仓库。',
  '前三大股东中，甲公司持股45%，乙公司持股30%，丙公司持股20%。',
  '公司的主要股东为甲公司持股45%，乙公司持股30%，丙公司持股20%。',
  '集团持有钢铁公司股权45%，持有水泥公司股权30%，持有煤炭公司股权20%。',
])('is silent where both agree: %s', (text) => {
  expect(written(text)).toEqual([]);
});
