import { describe, expect, it } from 'vitest';
import { verdictOf } from '../../audit.testing.ts';
import { development, type Example, nda, service } from '../commercial.testing.ts';
import { confidentialityRules } from './confidentiality.rules.ts';

const examples: readonly Example[] = [
  ['confidentiality.missing', development, ['乙方为甲方开发软件。'], ['双方对技术资料承担保密义务。']],
  [
    'confidentiality.scope-undefined',
    service,
    ['双方应对合作中了解的情况保密，不得告诉他人。'],
    ['双方对技术资料、客户信息承担保密义务。'],
  ],
  ['confidentiality.no-exceptions', nda, ['乙方应对资料保密。'], ['已公开的信息不属于保密信息。']],
  [
    'confidentiality.period-missing',
    service,
    ['双方对技术资料承担保密义务，不得泄露。'],
    ['双方对技术资料承担保密义务，期限为三年。'],
  ],
  ['confidentiality.perpetual', service, ['双方对技术资料永久保密。'], ['双方对技术资料保密三年。']],
  [
    'confidentiality.one-way',
    development,
    ['甲方对乙方的技术资料负有保密义务，不得泄露。'],
    ['双方对对方的技术资料负有保密义务，不得泄露。'],
  ],
  ['confidentiality.return-missing', nda, ['乙方应对资料保密。'], ['合作终止后乙方应返还资料。']],
  [
    'confidentiality.liability-missing',
    nda,
    ['乙方应对资料保密。'],
    ['乙方违反保密义务的，应赔偿甲方损失。'],
  ],
  [
    'confidentiality.data-security-missing',
    service,
    ['乙方处理用户个人信息。'],
    ['乙方处理用户个人信息应采取加密措施。', '发生泄露的，乙方应在24小时内通知甲方。'],
  ],
];

describe('rules of the family confidentiality', () => {
  it.each(examples)('%s finds the risk', (ruleId, parties, bad) => {
    expect(['hit', 'missing']).toContain(verdictOf(confidentialityRules, ruleId, [...parties, ...bad]));
  });

  it.each(examples)('%s accepts good wording', (ruleId, parties, _bad, good) => {
    expect(['passed', 'notApplicable']).toContain(
      verdictOf(confidentialityRules, ruleId, [...parties, ...good]),
    );
  });

  it('has an example for every rule', () => {
    expect(new Set(examples.map(([ruleId]) => ruleId))).toEqual(
      new Set(confidentialityRules.map(({ id }) => id)),
    );
  });
});
