import { describe, expect, it } from 'vitest';
import { verdictOf } from '../../audit.testing.ts';
import { development, type Example, service } from '../commercial.testing.ts';
import { propertyRules } from './property.rules.ts';

const examples: readonly Example[] = [
  ['property.ownership-missing', development, ['乙方为甲方开发系统。'], ['成果的著作权归甲方所有。']],
  [
    'property.ownership-all-to-payer',
    development,
    ['包括乙方原有技术在内的全部成果归甲方所有。'],
    ['乙方原有技术仍归乙方所有。'],
  ],
  [
    'property.ownership-to-performer',
    development,
    ['本系统的著作权归乙方所有。'],
    ['本系统的著作权归甲方所有。'],
  ],
  [
    'property.infringement-missing',
    development,
    ['乙方为甲方开发系统。'],
    ['乙方保证系统不侵犯第三人知识产权。'],
  ],
  [
    'property.infringement-one-side',
    development,
    ['系统侵犯第三人权利的，由甲方承担全部赔偿。'],
    ['系统侵犯第三人权利的，由乙方承担全部赔偿。'],
  ],
  ['property.source-code-missing', development, ['乙方为甲方开发软件。'], ['乙方应交付软件源代码。']],
  [
    'property.open-source-unspoken',
    development,
    ['乙方为甲方开发软件。'],
    ['软件使用开源组件的，应提供清单。'],
  ],
  [
    'property.trademark-use',
    service,
    ['乙方可以使用甲方的商标开展宣传。'],
    ['乙方仅可在服务期限内使用甲方的商标。'],
  ],
];

describe('rules of the family property', () => {
  it.each(examples)('%s finds the risk', (ruleId, parties, bad) => {
    expect(['hit', 'missing']).toContain(verdictOf(propertyRules, ruleId, [...parties, ...bad]));
  });

  it.each(examples)('%s accepts good wording', (ruleId, parties, _bad, good) => {
    expect(['passed', 'notApplicable']).toContain(verdictOf(propertyRules, ruleId, [...parties, ...good]));
  });

  it('has an example for every rule', () => {
    expect(new Set(examples.map(([ruleId]) => ruleId))).toEqual(new Set(propertyRules.map(({ id }) => id)));
  });
});
