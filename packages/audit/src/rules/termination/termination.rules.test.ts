import { describe, expect, it } from 'vitest';
import { verdictOf } from '../../audit.testing.ts';
import { development, type Example, labour, lease, sale, service } from '../commercial.testing.ts';
import { terminationRules } from './termination.rules.ts';

const examples: readonly Example[] = [
  ['termination.missing', service, ['乙方提供服务。'], ['一方违约的，对方可以解除合同。']],
  [
    'termination.one-sided',
    service,
    ['乙方违反本合同的，甲方有权解除合同。'],
    ['任何一方违约的，对方有权解除合同。'],
  ],
  ['termination.at-will', service, ['甲方可以随时解除合同，不作任何补偿。'], ['任何一方可以随时解除合同。']],
  [
    'termination.no-cure-period',
    sale,
    ['乙方逾期交货的，甲方有权立即解除合同。'],
    ['乙方逾期交货，经催告后15日内仍未交货的，甲方有权解除合同。'],
  ],
  [
    'termination.auto-renewal',
    service,
    ['期满后本合同自动续期一年。'],
    ['期满前30日双方均未书面通知终止的，本合同自动续期一年。'],
  ],
  [
    'termination.notice-too-short',
    lease,
    ['甲方提前5日通知乙方，可以解除合同。'],
    ['甲方提前30日通知乙方，可以解除合同。'],
  ],
  [
    'termination.settlement-missing',
    service,
    ['一方违约的，对方可以解除合同。'],
    ['合同终止后15日内，双方结清费用。'],
  ],
  [
    'termination.lease-early-penalty',
    lease,
    ['乙方提前退租的，押金不退，并应付清剩余租期的租金。'],
    ['乙方提前退租的，应支付一个月租金。'],
  ],
  [
    'termination.term-missing',
    service,
    ['乙方提供服务。'],
    ['服务期限一年，自2025年4月1日起至2026年3月31日止。'],
  ],
  [
    'termination.term-contradiction',
    lease,
    ['租赁期限三年，自2025年5月1日起至2027年4月30日止。'],
    ['租赁期限两年，自2025年5月1日起至2027年4月30日止。'],
  ],
  ['termination.renewal-priority', lease, ['甲方将房屋出租给乙方。'], ['乙方享有优先承租权。']],
  ['termination.survival-missing', development, ['乙方为甲方开发软件。'], ['合同终止后，保密条款继续有效。']],
  [
    'termination.labour-compensation-missing',
    labour,
    ['解除合同时，甲方不支付任何经济补偿。'],
    ['解除合同的，甲方依法支付经济补偿。'],
  ],
];

describe('rules of the family termination', () => {
  it.each(examples)('%s finds the risk', (ruleId, parties, bad) => {
    expect(['hit', 'missing']).toContain(verdictOf(terminationRules, ruleId, [...parties, ...bad]));
  });

  it.each(examples)('%s accepts good wording', (ruleId, parties, _bad, good) => {
    expect(['passed', 'notApplicable']).toContain(verdictOf(terminationRules, ruleId, [...parties, ...good]));
  });

  it('has an example for every rule', () => {
    expect(new Set(examples.map(([ruleId]) => ruleId))).toEqual(
      new Set(terminationRules.map(({ id }) => id)),
    );
  });
});
