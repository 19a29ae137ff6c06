import { describe, expect, it } from 'vitest';
import { verdictOf } from '../../audit.testing.ts';
import { type Example, sale } from '../commercial.testing.ts';
import { noticesRules } from './notices.rules.ts';

const examples: readonly Example[] = [
  ['notices.missing', sale, ['乙方交付设备。'], ['书面通知按首部地址送达。']],
  ['notices.missing', sale, ['乙方交付设备。'], ['双方的通知以首部地址和电话为准。']],
  ['notices.deemed-delivery', sale, ['通知一经发出即视为送达。'], ['通知以对方签收之日视为送达。']],
  [
    'notices.address-change',
    sale,
    ['书面通知寄往首部地址，拒收或者退回之日视为送达。'],
    ['书面通知寄往首部地址，拒收或者退回之日视为送达；地址变更的应书面告知对方。'],
  ],
];

describe('rules of the family notices', () => {
  it.each(examples)('%s finds the risk', (ruleId, parties, bad) => {
    expect(['hit', 'missing']).toContain(verdictOf(noticesRules, ruleId, [...parties, ...bad]));
  });

  it.each(examples)('%s accepts good wording', (ruleId, parties, _bad, good) => {
    expect(['passed', 'notApplicable']).toContain(verdictOf(noticesRules, ruleId, [...parties, ...good]));
  });

  it('has an example for every rule', () => {
    expect(new Set(examples.map(([ruleId]) => ruleId))).toEqual(new Set(noticesRules.map(({ id }) => id)));
  });
});
