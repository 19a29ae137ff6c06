import { describe, expect, it } from 'vitest';
import { documentOf } from '../audit.testing.ts';
import { allRules } from '../rules/all-rules.ts';
import { asQuestion } from './as-question.ts';
import { auditContract } from './audit-contract.ts';
import { hasWords } from './required-clause.ts';
import type { RequiredClause, ReviewTemplate } from './review-template.ts';

const lines = [
  '设备买卖合同',
  '甲方（买方）：杭州青禾贸易有限公司',
  '乙方（卖方）：苏州云杉设备有限公司',
  '第一条 标的',
  '1.1 乙方向甲方出售包装设备两台，总价为人民币500,000元。',
  '第二条 付款',
  '2.1 甲方应于签订后三日内支付定金200,000元，占合同总价的40%。',
];
const bribery: RequiredClause = {
  id: 'bribery',
  topic: '反商业贿赂',
  words: ['商业贿赂', '廉洁 违约'],
  wording: '甲方与乙方不得以任何形式实施商业贿赂；一方违反的，另一方可以解除本合同。',
  level: 'high',
  fallback: '至少写明不得行贿。',
};
const listOf = (part: Partial<ReviewTemplate>): ReviewTemplate => ({
  id: 'team',
  name: '采购标准',
  contractType: null,
  rules: [],
  ownRules: [],
  ...part,
});
const reviewWith = (part: Partial<ReviewTemplate>, more: readonly string[] = []) =>
  auditContract(documentOf([...lines, ...more]), {
    standpoint: '甲方',
    template: listOf(part),
    withEdits: true,
  });

describe('a required clause of a team', () => {
  it('that is missing is a finding with the team’s level, wording and positions, and can be accepted', () => {
    const { risks, checked } = reviewWith({ requiredClauses: [bribery] });
    expect(risks).toHaveLength(1);
    expect(risks[0]).toMatchObject({
      ruleId: 'required.bribery',
      title: '缺少反商业贿赂',
      kind: 'missing',
      level: 'high',
      suggestion: bribery.wording,
      positions: [{ kind: 'acceptable', text: '至少写明不得行贿。', isTeam: true }],
    });
    expect(risks[0]?.edit).toMatchObject({ newClause: { isArticle: true }, isRechecked: true });
    expect(checked.find(({ ruleId }) => ruleId === 'required.bribery')).toMatchObject({
      outcome: 'missing',
      examines: '是否约定了反商业贿赂',
    });
  });

  it.each([
    ['its word', '第三条 双方不得实施商业贿赂。'],
    ['its word with blanks inside', '第三条 双方不得实施商业 贿赂。'],
    ['all the words of another way to say it', '第三条 任何一方违反廉洁承诺的，应当承担违约责任。'],
  ])('is met by a sentence with %s, which is quoted', (_, sentence) => {
    const { risks, checked } = reviewWith({ requiredClauses: [bribery] }, [sentence]);
    expect(risks).toEqual([]);
    const row = checked.find(({ ruleId }) => ruleId === 'required.bribery');
    expect(row).toMatchObject({ outcome: 'passed', met: { quote: expect.stringMatching(/贿赂|廉洁/) } });
  });

  it.each([
    ['a heading that only names it', '第三条 反商业贿赂'],
    ['one of two words that belong together', '第三条 乙方应当廉洁自律，勤勉尽责。'],
  ])('is not met by %s', (_, paragraph) => {
    const { risks } = reviewWith({ requiredClauses: [bribery] }, [paragraph]);
    expect(risks.map(({ ruleId }) => ruleId)).toEqual(['required.bribery']);
  });

  it('finds words in a text only when all words of one way are there', () => {
    expect(hasWords('不得 行 贿', ['行贿'])).toBe(true);
    expect(hasWords('廉洁', ['廉洁 违约'])).toBe(false);
    expect(hasWords('什么都没有', ['  '])).toBe(false);
  });
});

describe('a rule of a list', () => {
  it('whose clause is missing suggests the team’s wording', () => {
    const all = auditContract(documentOf(lines), { standpoint: '甲方' }).risks;
    const [missing] = all.filter(({ kind }) => kind === 'missing');
    if (missing === undefined) throw new Error('no rule finds its clause missing');
    const wording = '本条由团队法务拟定，双方应当遵守。';
    const { ruleId } = missing;
    expect(reviewWith({ rules: [{ ruleId, wording }] }).risks[0]?.suggestion).toBe(wording);
    expect(reviewWith({ rules: [{ ruleId }] }).risks[0]?.suggestion).toBe(missing.suggestion);
  });

  it('shows the team’s positions in place of the product’s', () => {
    const rules = [
      {
        ruleId: 'validity.deposit-over-limit',
        level: 'low' as const,
        ideal: '定金一成',
        fallback: '定金一成半',
        walkAway: '定金两成',
      },
    ];
    const [risk] = reviewWith({ rules }).risks;
    expect(risk?.level).toBe('low');
    expect(risk?.positions).toEqual([
      { kind: 'ideal', text: '定金一成', isTeam: true },
      { kind: 'acceptable', text: '定金一成半', isTeam: true },
      { kind: 'bottom', text: '定金两成', isTeam: true },
    ]);
  });
});

describe('the question of a rule', () => {
  it('is a question for every rule', () => {
    for (const { examines } of allRules)
      expect(asQuestion(examines)).toMatch(
        /是否|有无|能否|可否|应否|何|哪|多少|几|还是|是不是|有没有|谁|吗$/,
      );
  });

  it('stays as it is where it is one already', () => {
    expect(asQuestion('是否约定了验收期限')).toBe('是否约定了验收期限');
    expect(asQuestion('离职后竞业限制的期限')).toBe('离职后竞业限制的期限是否符合要求');
  });
});
