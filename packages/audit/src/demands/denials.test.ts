import { describe, expect, it } from 'vitest';
import { documentOf } from '../audit.testing.ts';
import type { DemandAnswer } from '../audit-result.ts';
import { auditContract } from '../review/audit-contract.ts';

function answered(clause: string, demand: string): DemandAnswer {
  const document = documentOf([
    '合作合同',
    '甲方：杭州青禾贸易有限公司',
    '乙方：苏州云杉设备有限公司',
    `第一条 ${clause}`,
  ]);
  const [answer] = auditContract(document, { customDemand: demand }).demands;
  if (answer === undefined) throw new Error('no answer');
  return answer;
}

describe('a provision that is not wanted', () => {
  it.each([
    ['租期届满前三十日内双方均未书面提出不续租的，本合同自动续期一年。', 'hit'],
    ['任何一方不提出异议的，本合同自动续期。', 'hit'],
    ['双方不终止即自动续期一年。', 'hit'],
    ['因不可抗力自动延期的，工期相应顺延。', 'hit'],
    ['本合同不排除自动续期。', 'hit'],
    ['除非自动续期，本合同期满终止。', 'hit'],
    ['本合同不自动续期，但甲方提出的，自动续期一年。', 'hit'],
    ['本合同期满不自动续期。', 'met'],
    ['本合同期满后不再自动续期。', 'met'],
    ['本合同不存在自动续期的约定，双方另行协商。', 'met'],
    ['乙方无权要求自动续期，期满应当搬离。', 'met'],
    ['期满后乙方继续使用的，视为不再续签。', 'met'],
    ['自动续期的约定不适用于本合同。', 'notChecked'],
    ['本合同期满不自动续期的，双方另行协商。', 'notChecked'],
  ])('%s is answered: %s', (clause, outcome) => {
    expect(answered(clause, '不得自动续期').outcome).toBe(outcome);
  });
});

describe('an act that is not wanted', () => {
  it.each([
    ['乙方有权将房屋转租给第三人。', 'hit'],
    ['乙方可以将房屋转租给第三人。', 'hit'],
    ['承租方可转租房屋。', 'hit'],
    ['乙方转租房屋的，无须甲方同意。', 'hit'],
    ['乙方可以转租房屋，但不得改变用途。', 'hit'],
    ['乙方未经甲方同意不得解除合同，租赁期内乙方可转租。', 'hit'],
    ['甲方不得无理拒绝乙方转租。', 'notChecked'],
    ['甲方不得阻止或者限制乙方转租。', 'notChecked'],
    ['甲方不得因乙方转租而解除合同。', 'notChecked'],
    ['甲方不得以乙方转租为由解除合同。', 'notChecked'],
    ['乙方转租房屋的，租金不得低于本合同租金。', 'notChecked'],
    ['甲方有权拒绝乙方转租。', 'notChecked'],
    ['甲方不得转租，乙方可以转租。', 'notChecked'],
    ['未经甲方同意，乙方可以转租。', 'notChecked'],
    ['乙方有权不经甲方同意转租房屋。', 'notChecked'],
    ['甲方不得收取乙方转租的收入。', 'notChecked'],
    ['乙方不得以委托经营方式转租房屋。', 'met'],
    ['乙方不得将房屋转租给第三人。', 'met'],
    ['乙方不得以任何形式转租房屋。', 'met'],
    ['乙方无权转租房屋给他人使用。', 'met'],
    ['未经甲方书面同意，乙方不得转租。', 'met'],
    ['经甲方书面同意后方可转租。', 'met'],
    ['经甲方书面同意，乙方可以转租。', 'met'],
    ['乙方转租房屋的，应当取得甲方书面同意。', 'met'],
  ])('%s is answered: %s', (clause, outcome) => {
    expect(answered(clause, '不得转租').outcome).toBe(outcome);
  });

  it('is banned where the words for it come last', () => {
    expect(answered('本合同项下的权利义务不得转让给第三人。', '不得转让合同').outcome).toBe('met');
  });
});

describe('who is said not to be the one', () => {
  it.each([
    ['本项目的知识产权不归乙方所有。', '知识产权归乙方', 'notChecked'],
    ['本项目的知识产权均不归属于乙方。', '知识产权归乙方', 'notChecked'],
    ['本项目的知识产权归乙方以外的第三人所有。', '知识产权归乙方', 'notChecked'],
    ['双方确认乙方所有的成果不归其所有。', '知识产权归乙方', 'notChecked'],
    ['运费不由乙方承担。', '运费由乙方承担', 'notChecked'],
    ['知识产权不归乙方所有，归甲方所有。', '知识产权归甲方', 'met'],
    ['知识产权不归乙方所有，归甲方所有。', '知识产权归乙方', 'hit'],
    ['本项目的知识产权归乙方所有。', '知识产权归乙方', 'met'],
    ['本合同不适用中华人民共和国法律，适用新加坡法律。', '适用中国法律', 'notChecked'],
    ['本合同不适用新加坡法律。', '适用中国法律', 'notChecked'],
    ['本合同排除中华人民共和国法律的适用，适用新加坡法律。', '适用中国法律', 'notChecked'],
    ['本合同适用中华人民共和国法律，不适用其冲突法规则。', '适用中国法律', 'met'],
    ['因本合同发生的争议不得提交仲裁，由甲方所在地人民法院管辖。', '争议提交仲裁', 'notMet'],
    ['因本合同发生的争议不得提交杭州仲裁委员会仲裁。', '争议提交仲裁', 'notMet'],
    ['因本合同发生的争议，协商不成的，提交杭州仲裁委员会仲裁。', '争议提交仲裁', 'met'],
    ['因本合同发生的争议协商不成提交杭州仲裁委员会仲裁，双方不得再向法院起诉。', '争议提交仲裁', 'notMissed'],
  ])('%s, asked “%s”: %s', (clause, demand, wanted) => {
    const { outcome } = answered(clause, demand);
    if (wanted === 'notMet') expect(['hit', 'notChecked', 'absent']).toContain(outcome);
    else if (wanted === 'notMissed') expect(['met', 'notChecked']).toContain(outcome);
    else expect(outcome).toBe(wanted);
  });
});

describe('a provision said not to be there', () => {
  it.each([
    ['双方互不承担违约责任。', '要有违约责任', 'hit'],
    ['本合同未约定违约责任，双方友好协商。', '要有违约责任', 'hit'],
    ['甲方不得要求乙方承担违约责任。', '要有违约责任', 'hit'],
    ['甲方不投保，风险自负。', '是否约定投保', 'hit'],
    ['本合同不设保密义务。', '要有保密义务', 'hit'],
    ['双方无保密义务，可以自由使用。', '要有保密义务', 'hit'],
    ['违约责任：无。', '要有违约责任', 'hit'],
    ['双方免除违约责任。', '要有违约责任', 'answered'],
    ['甲方不投保的，乙方有权解除合同。', '是否约定投保', 'answered'],
    ['乙方应承担违约责任，但因不可抗力的，不承担违约责任。', '要有违约责任', 'answered'],
    ['甲方安排延长工作时间的，乙方不再主张任何加班费。', '有没有加班费', 'hit'],
    ['乙方并非一律承担违约责任。', '要有违约责任', 'answered'],
    ['乙方不得泄露甲方的商业秘密。', '要有保密义务', 'met'],
    ['乙方未按期交货的，应当承担违约责任。', '要有违约责任', 'met'],
    ['乙方未按期交货应当承担违约责任。', '要有违约责任', 'met'],
  ])('%s, asked “%s”: %s', (clause, demand, outcome) => {
    expect(answered(clause, demand).outcome).toBe(outcome);
  });
});

describe('a lower limit', () => {
  it.each([
    ['质保期不得少于12个月', 'met'],
    ['质保期不得低于一年', 'met'],
    ['质保期不可短于24个月', 'hit'],
    ['质保期不应低于24个月', 'hit'],
    ['质保期不宜小于12个月', 'met'],
    ['质保期不要短于12个月', 'met'],
    ['质保期至少12个月以上', 'met'],
    ['质保期最低不少于24个月', 'hit'],
    ['质保期短于24个月', 'met'],
    ['质保期不得超过6个月', 'hit'],
  ])('%s is read: %s', (demand, outcome) => {
    expect(answered('设备的质保期为十二个月。', demand).outcome).toBe(outcome);
  });

  it.each([
    ['违约金不应低于10%', 'met'],
    ['违约金不得少于30%', 'hit'],
  ])('%s is read: %s', (demand, outcome) => {
    expect(answered('乙方违约的，应支付合同总价20%的违约金。', demand).outcome).toBe(outcome);
  });

  it.each(['质保期不少于12个月且不超过24个月', '付款期限不超过合理范围，质保期不超过12个月'])(
    '%s is several limits',
    (demand) => {
      expect(answered('设备的质保期为十二个月。', demand).why).toContain('分行写');
    },
  );
});
