import { describe, expect, it } from 'vitest';
import { verdictOf } from '../../audit.testing.ts';
import { development, type Example, nda, sale, service } from '../commercial.testing.ts';
import { liabilityRules } from './liability.rules.ts';

const examples: readonly Example[] = [
  ['liability.missing', sale, ['乙方交付设备。'], ['乙方逾期交货的，应支付违约金。']],
  [
    'liability.one-sided',
    service,
    ['乙方逾期完成的，应支付违约金5000元。', '乙方质量不合格的，应赔偿甲方损失。'],
    ['任何一方违约的，应赔偿对方损失。'],
  ],
  [
    'liability.uncapped',
    nda,
    ['乙方应赔偿甲方的一切损失，包括间接损失和预期利润。'],
    ['违约方应赔偿守约方的直接损失。'],
  ],
  [
    'liability.cap-too-low',
    development,
    ['乙方的全部赔偿责任不超过合同总价的5%。'],
    ['乙方的全部赔偿责任不超过合同总价的100%。'],
  ],
  [
    'liability.asymmetric-rate',
    sale,
    [
      '甲方逾期付款的，每日按未付金额的千分之二支付违约金；乙方逾期交货的，每日按未交货款的万分之五支付违约金。',
    ],
    [
      '甲方逾期付款的，每日按未付金额的万分之五支付违约金；乙方逾期交货的，每日按未交货款的万分之五支付违约金。',
    ],
  ],
  [
    'liability.cumulative',
    service,
    ['乙方的各项违约金分别计算、累计计收。'],
    ['乙方的各项违约金累计不超过合同总价的20%。'],
  ],
  [
    'liability.payer-delay-missing',
    sale,
    ['乙方逾期交货的，应支付违约金。'],
    ['甲方逾期付款的，应支付违约金。'],
  ],
  [
    'liability.performer-delay-missing',
    sale,
    ['甲方逾期付款的，应支付违约金。'],
    ['乙方逾期交货的，应支付违约金。'],
  ],
  [
    'liability.fixed-amount-fine',
    service,
    ['乙方人员迟到的，每次罚款2000元。'],
    ['乙方被行政机关处以罚款2000元的，自行承担。'],
  ],
  [
    'liability.consequential-excluded',
    sale,
    ['乙方不承担任何间接损失和利润损失。'],
    ['任何一方不承担间接损失。'],
  ],
  [
    'liability.indemnity-one-side',
    service,
    ['因活动引起的任何索赔，不问原因，乙方应保证甲方免受损失。'],
    ['因乙方自身过错引起的索赔由乙方承担。'],
  ],
  [
    'liability.vague-loss',
    service,
    ['造成对方损失的，应承担相应的责任。'],
    ['造成对方损失的，应赔偿直接损失。'],
  ],
  ['liability.lawyer-fee-missing', sale, ['乙方逾期交货的，应支付违约金。'], ['违约方承担守约方的律师费。']],
  [
    'liability.daily-rate-missing-base',
    sale,
    ['乙方逾期交货的，每日按千分之五支付违约金。'],
    ['乙方逾期交货的，每日按逾期货款的千分之五支付违约金。'],
  ],
];

describe('rules of the family liability', () => {
  it.each(examples)('%s finds the risk', (ruleId, parties, bad) => {
    expect(['hit', 'missing']).toContain(verdictOf(liabilityRules, ruleId, [...parties, ...bad]));
  });

  it.each(examples)('%s accepts good wording', (ruleId, parties, _bad, good) => {
    expect(['passed', 'notApplicable']).toContain(verdictOf(liabilityRules, ruleId, [...parties, ...good]));
  });

  it('has an example for every rule', () => {
    expect(new Set(examples.map(([ruleId]) => ruleId))).toEqual(new Set(liabilityRules.map(({ id }) => id)));
  });
});
