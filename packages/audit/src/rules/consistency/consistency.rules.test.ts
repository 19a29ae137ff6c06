import { describe, expect, it } from 'vitest';
import { verdictIn } from '../../audit.testing.ts';
import { consistencyRules } from './consistency.rules.ts';

const rows: readonly (readonly [string, string, string[], string[]])[] = [
  [
    'amounts',
    '买卖合同',
    ['第一条 合同总价为人民币100000元。', '第二条 本合同总价为人民币120000元。'],
    ['第一条 合同总价为人民币100000元。', '第二条 首期款为合同总价的30%，即人民币30000元。'],
  ],
  [
    'periods',
    '买卖合同',
    ['第一条 质保期为12个月。', '第二条 质保期为24个月。'],
    ['第一条 质保期为12个月。', '第二条 质保期届满后30日内退还质保金。'],
  ],
  [
    'rate-differs',
    '买卖合同',
    [
      '乙方逾期交货的，每日按合同总价的千分之一支付违约金。',
      '乙方逾期交货的，每日按合同总价的千分之二支付违约金。',
    ],
    [
      '乙方逾期交货的，每日按合同总价的千分之一支付违约金。',
      '甲方逾期付款的，每日按应付金额的千分之二支付违约金。',
    ],
  ],
  [
    'dates',
    '租赁合同',
    ['租赁期限自2025年3月1日起至2025年2月30日止。'],
    ['租赁期限自2025年3月1日起至2026年2月28日止。'],
  ],
  [
    'dates',
    '租赁合同',
    ['租赁期限自2025年7月1日起至2025年6月30日止。'],
    ['甲方应于2025年7月1日前交付，并于2025年6月30日前通知。'],
  ],
  [
    'dangling-reference',
    '买卖合同',
    ['第一条 按第九条执行。', '第二条 乙方应交货。'],
    ['第一条 按第二条执行。', '第二条 乙方应交货。'],
  ],
  [
    'numbering',
    '买卖合同',
    ['第一条 标的', '第二条 价款', '第四条 交货'],
    ['第一条 标的', '第二条 价款', '第三条 交货'],
  ],
  [
    'numbering',
    '买卖合同',
    ['第一条 标的', '第二条 价款', '第二条 交货'],
    ['一、标的', '二、价款', '三、交货'],
  ],
  [
    'term-undefined',
    '买卖合同',
    ['乙方应移交“核心资产包”的全部资料。'],
    ['“核心资产包”是指本合同所列的全部资料。', '乙方应移交“核心资产包”。'],
  ],
  [
    'party-swap',
    '买卖合同',
    ['乙方未按期支付货款的，甲方有权催收。'],
    ['甲方应按期支付货款，乙方应按期交货。'],
  ],
];

describe('rules of consistency', () => {
  it.each(rows)('consistency.%s in a %s finds the contradiction', (id, title, bad) => {
    expect(verdictIn(consistencyRules, `consistency.${id}`, title, bad)).toMatch(/^hit: /);
  });

  it.each(rows)('consistency.%s in a %s accepts consistent text', (id, title, _, good) => {
    expect(verdictIn(consistencyRules, `consistency.${id}`, title, good)).toBe('passed');
  });
});
