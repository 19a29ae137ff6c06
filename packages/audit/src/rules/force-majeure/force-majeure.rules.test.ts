import { describe, expect, it } from 'vitest';
import { verdictOf } from '../../audit.testing.ts';
import { type Example, sale } from '../commercial.testing.ts';
import { forceMajeureRules } from './force-majeure.rules.ts';

const examples: readonly Example[] = [
  ['forceMajeure.missing', sale, ['乙方交付设备。'], ['因不可抗力不能履行的，免除责任。']],
  [
    'forceMajeure.too-wide',
    sale,
    ['原材料涨价、资金紧张视为不可抗力。'],
    ['原材料涨价、资金紧张不属于不可抗力。'],
  ],
  [
    'forceMajeure.no-notice',
    sale,
    ['因不可抗力不能履行的，免除责任。'],
    ['因不可抗力不能履行的，应在3日内通知对方并提供证明。'],
  ],
  [
    'forceMajeure.one-sided',
    sale,
    ['乙方因不可抗力不能履行的，免除责任。'],
    ['任何一方因不可抗力不能履行的，免除责任。'],
  ],
];

describe('rules of the family forceMajeure', () => {
  it.each(examples)('%s finds the risk', (ruleId, parties, bad) => {
    expect(['hit', 'missing']).toContain(verdictOf(forceMajeureRules, ruleId, [...parties, ...bad]));
  });

  it.each(examples)('%s accepts good wording', (ruleId, parties, _bad, good) => {
    expect(['passed', 'notApplicable']).toContain(
      verdictOf(forceMajeureRules, ruleId, [...parties, ...good]),
    );
  });

  it('has an example for every rule', () => {
    expect(new Set(examples.map(([ruleId]) => ruleId))).toEqual(
      new Set(forceMajeureRules.map(({ id }) => id)),
    );
  });
});
