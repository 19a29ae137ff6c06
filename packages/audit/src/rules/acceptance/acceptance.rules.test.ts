import { describe, expect, it } from 'vitest';
import { verdictOf } from '../../audit.testing.ts';
import { construction, type Example, sale, service } from '../commercial.testing.ts';
import { acceptanceRules } from './acceptance.rules.ts';

const examples: readonly Example[] = [
  ['acceptance.missing', sale, ['乙方交付设备。'], ['甲方应在收货后10日内验收。']],
  [
    'acceptance.no-deadline',
    sale,
    ['设备到货后，由甲方组织验收。'],
    ['设备到货后，甲方应在10日内组织验收。'],
  ],
  [
    'acceptance.silent',
    sale,
    ['收货后3日内未提出书面异议的，视为验收合格。'],
    ['收货后15日内未提出书面异议的，视为验收合格。'],
  ],
  ['acceptance.sole-judgement', service, ['成果是否合格以甲方满意为准。'], ['成果按附件标准验收。']],
  ['acceptance.standard-missing', sale, ['甲方在10日内完成验收。'], ['甲方在10日内按照第二条的标准验收。']],
  ['acceptance.hidden-defects', sale, ['甲方在10日内完成验收。'], ['验收不免除乙方对隐蔽瑕疵的责任。']],
  ['acceptance.use-not-acceptance', sale, ['甲方一经使用设备，即视为验收合格。'], ['甲方应正确使用设备。']],
  [
    'acceptance.settlement-deadline',
    construction,
    ['乙方报送结算资料，由甲方审核后确定。'],
    ['甲方应在收到结算资料后28日内审核完毕。'],
  ],
];

describe('rules of the family acceptance', () => {
  it.each(examples)('%s finds the risk', (ruleId, parties, bad) => {
    expect(['hit', 'missing']).toContain(verdictOf(acceptanceRules, ruleId, [...parties, ...bad]));
  });

  it.each(examples)('%s accepts good wording', (ruleId, parties, _bad, good) => {
    expect(['passed', 'notApplicable']).toContain(verdictOf(acceptanceRules, ruleId, [...parties, ...good]));
  });

  it.each([
    ['甲方在收到结算资料后60日内审核完毕并付款。', 'passed'],
    ['竣工后三十日内甲方完成结算审核并支付结算款。', 'passed'],
    ['乙方报送结算资料，由甲方审核，审定后30日内支付。', 'hit'],
    ['乙方报送结算书，甲方审核后15日内付清。', 'hit'],
  ])(
    'acceptance.settlement-deadline tells the date of settling from that of paying: %s',
    (line, expected) => {
      const verdict = verdictOf(acceptanceRules, 'acceptance.settlement-deadline', [...construction, line]);
      expect(verdict).toBe(expected);
    },
  );

  it('has an example for every rule', () => {
    expect(new Set(examples.map(([ruleId]) => ruleId))).toEqual(new Set(acceptanceRules.map(({ id }) => id)));
  });
});
