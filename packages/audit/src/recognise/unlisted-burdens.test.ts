import { describe, expect, it } from 'vitest';
import { documentOf } from '../audit.testing.ts';
import { auditText } from '../audit.text.ts';
import type { Risk } from '../audit-result.ts';
import { auditContract } from '../review/audit-contract.ts';
import type { AuditOptions } from '../review/run-rules.ts';
import { unlistedRules } from '../rules/any-kind/unlisted.rules.ts';

const head = [
  '景区接驳服务合同',
  '甲方（委托方）：杭州青禾文旅有限公司',
  '乙方（服务方）：苏州云杉客运有限公司',
];
/** Burdens for which there is no rule. */
const burdens = [
  '第五条 乙方驾驶员的排班由甲方游客中心随时调配，乙方不得过问，由此增加的里程不再结算。',
  '第六条 甲方检票系统记录的人次为唯一依据，乙方自行统计的数据一律不予采信，也不得申请复核。',
  '第七条 接驳车停运期间，乙方仍应按满员标准承担站台的水电和保洁开支，甲方概不分摊。',
];
const harmless = [
  '第八条 双方每月五日前核对上月接驳人次，一方有异议的，可以在三日内提出并共同复核。',
  '第九条 甲方提供停车场地和候车区域，乙方负责车辆的日常清洁。',
  '第十条 乙方应为每辆接驳车投保承运人责任险，并将保单复印件交甲方备存。',
];

const unlistedIn = (paragraphs: readonly string[], options: AuditOptions = {}): readonly Risk[] =>
  auditContract(documentOf([...head, ...paragraphs]), options).risks.filter(({ reason }) =>
    reason.startsWith(auditText.unlisted),
  );

describe('a burden for which there is no rule', () => {
  it.each(burdens)('is reported, quoted whole, and says how it was found: %s', (text) => {
    const risks = auditContract(documentOf([...head, text])).risks.filter(({ quote }) => quote === text);
    expect(risks.length).toBeGreaterThan(0);
  });

  it('is told under the shape of its words', () => {
    for (const { ruleId } of unlistedIn(burdens)) expect(unlistedRules.map(({ id }) => id)).toContain(ruleId);
    expect(unlistedIn(burdens).length).toBeGreaterThan(0);
  });

  it.each(harmless)('is not seen in what good contracts say: %s', (text) => {
    expect(unlistedIn([text])).toEqual([]);
  });

  it('is silent where another rule speaks', () => {
    const text = '第五条 因乙方原因造成游客人身伤害的，甲方、乙方均不承担任何赔偿责任。';
    expect(unlistedIn([text])).toEqual([]);
    expect(
      auditContract(documentOf([...head, text])).risks.some(({ quote }) => quote.includes('人身伤害')),
    ).toBe(true);
  });

  it('is not searched for when the review list leaves the rules out', () => {
    const template = {
      id: 'one',
      name: '一项',
      contractType: null,
      rules: [{ ruleId: 'dispute.missing' }],
      ownRules: [],
    };
    expect(unlistedIn(burdens, { template })).toEqual([]);
  });

  it('is shown eight times at most', () => {
    const many = Array.from({ length: 14 }, (_, at) => burdens[at % 3]?.replace('第', `第${at + 20}`) ?? '');
    expect(unlistedIn(many).length).toBeLessThanOrEqual(8);
  });
});
