/** Sums that follow from others, and sums in capital numerals that are no numbers. */
import { expect, it } from 'vitest';
import { figures, paragraphs } from './calculations.testing.ts';

const found = (...lines: readonly string[]): readonly string[] =>
  figures(paragraphs('会所会籍转让协议', ...lines)).map(({ original }) => original.trim());

it.each([
  [['会籍费折合每月1,200元。乙方已使用7个月，剩余5个月，甲方退还会籍费7,200元。'], '7,200'],
  [['最高限价：240,000元。', '保证金为4,800元，即最高限价的3%。'], '3'],
  [['借款本金为500万元。', '乙方已归还本金120万元，尚欠本金360万元，双方对380万元重新约定还款。'], '360万元'],
  [['会籍费为42,300元（大写：肆万贰仟叁元整）。'], '肆万贰仟叁'],
  [['转让款为603,000元（大写：陆拾万叁元整）。'], '陆拾万叁'],
])('tells what does not follow: %j', (lines, original) => {
  expect(found(...lines)).toContain(original);
});

it.each([
  [['会籍费折合每月1,200元。乙方已使用7个月，剩余5个月，甲方退还会籍费6,000元。']],
  [['每月1,200元，剩余5个月，甲方一次性补偿8,000元。']],
  [['最高限价：240,000元。', '保证金为4,800元，即最高限价的2%。']],
  [['最高限价：240,000元。', '保证金为5,000元，即最高限价的2%。']],
  [['借款本金为500万元。', '乙方已归还本金120万元，尚欠本金380万元。']],
  [['会籍费为42,030元（大写：肆万贰仟零叁拾元整）。']],
  [['转让款为600,003元（大写：陆拾万零叁元整）。']],
  [['其中会餐按每人80元、40人计算。活动总额为5,000元。']],
])('is silent where it does: %j', (lines) => {
  expect(found(...lines)).toEqual([]);
});
