import { describe, expect, it } from 'vitest';
import { documentOf, outcomeOf } from '../audit.testing.ts';
import { auditContract } from '../review/audit-contract.ts';
import { allRules } from './all-rules.ts';
import { lease, sale, service } from './commercial.testing.ts';

const contract = documentOf([
  ...service,
  '第一条 服务费的支付时间由甲方根据内部预算自行安排。',
  '第二条 甲方可以随时解除合同，不作任何补偿。',
  '第三条 设计成果的著作权归乙方所有，甲方仅有使用权。',
  '第四条 乙方对甲方的利润损失、业务中断等间接损失不承担责任。',
  '第五条 乙方人员迟到的，每次罚款2000元。',
]);

function risksFor(standpoint: string): readonly string[] {
  return auditContract(contract, { standpoint })
    .risks.filter(({ kind }) => kind === 'risk')
    .map(({ ruleId }) => ruleId);
}

describe('the same contract from both sides', () => {
  it.each([
    ['price.payment-depends-on-other', '乙方', '甲方'],
    ['termination.at-will', '乙方', '甲方'],
    ['liability.fixed-amount-fine', '乙方', '甲方'],
    ['property.ownership-to-performer', '甲方', '乙方'],
    ['liability.consequential-excluded', '甲方', '乙方'],
  ])('%s is a risk for %s and not for %s', (ruleId, burdened, other) => {
    expect(risksFor(burdened)).toContain(ruleId);
    expect(risksFor(other)).not.toContain(ruleId);
  });

  it('uses the parties of this contract in its suggestions', () => {
    for (const { suggestion } of auditContract(contract, { standpoint: '乙方' }).risks)
      expect(suggestion).not.toMatch(/\{(?:payer|performer)\}/);
  });
});

describe('thresholds', () => {
  it.each([
    ['acceptance.silent', sale, '收货后10日内未提出书面异议的，视为验收合格。', { minDays: 14 }],
    ['price.payment-term-long', sale, '甲方应在收货后80日内支付货款。', { maxDays: 60 }],
    ['termination.notice-too-short', lease, '甲方提前20日通知乙方，可以解除合同。', { minDays: 30 }],
    ['price.deposit-over-three-months', lease, '乙方交纳押金，数额相当于三个月租金。', { maxMonths: 2 }],
    ['subject.warranty-too-short', sale, '设备的质保期为18个月。', { minMonths: 24 }],
  ])('of %s can be changed', (ruleId, parties, sentence, thresholds) => {
    const rule = allRules.find(({ id }) => id === ruleId);
    const document = documentOf([...parties, sentence]);
    expect(outcomeOf(allRules, ruleId, [...parties, sentence]).kind).toBe('passed');
    const strict = auditContract(document, {
      thresholds: { [ruleId]: { ...rule?.thresholds, ...thresholds } },
    });
    expect(strict.checked.find((row) => row.ruleId === ruleId)?.outcome).not.toBe('passed');
  });
});
