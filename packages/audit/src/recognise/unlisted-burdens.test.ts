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
/** Burdens that no pattern knows. */
const burdens = [
  '第五条 乙方驾驶员的排班由甲方游客中心随时调配，乙方不得过问，由此增加的里程不再结算。',
  '第六条 甲方检票系统记录的人次为唯一依据，乙方自行统计的数据一律不予采信，也不得申请复核。',
  '第七条 接驳车停运期间，乙方仍应按满员标准承担站台的水电和保洁开支，甲方概不分摊。',
];
/** Of these no row of facts tells everything either. */
const nameless = [
  '第五条 品牌推广费每月按乙方营业额的2%收取，由甲方统筹使用，使用明细不对乙方公开。',
  '第六条 累计赔偿数额以已实收酬金的5%为顶额，不论过失轻重，也不论是否出于串通。',
  '第七条 甲方对任何阶段的方案均可反复提出调整，乙方应改到定稿为止，费用已在总价之内。',
  '第八条 甲方每开通一条新线路，乙方支持线路推广费2万元，不论该线路是否由乙方运营。',
  '第九条 乙方驾驶员夜间随叫随到，甲方不满意的可要求乙方当日换人。',
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
    for (const { ruleId } of unlistedIn(nameless))
      expect(unlistedRules.map(({ id }) => id)).toContain(ruleId);
    expect(unlistedIn(nameless).length).toBeGreaterThan(0);
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
    expect(unlistedIn(nameless, { template })).toEqual([]);
  });

  it('is shown eight times at most', () => {
    const many = Array.from({ length: 14 }, (_, at) => nameless[at % 5]?.replace('第', `第${at + 20}`) ?? '');
    expect(unlistedIn(many).length).toBeLessThanOrEqual(8);
  });
});
