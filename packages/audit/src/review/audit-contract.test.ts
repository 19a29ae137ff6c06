import { boxesOfRange, buildDocument } from '@wenjian/document';
import { describe, expect, it } from 'vitest';
import { documentOf } from '../audit.testing.ts';
import { allRules } from '../rules/all-rules.ts';
import { auditContract } from './audit-contract.ts';
import { builtInTemplates } from './review-template.ts';

const lease = [
  '房屋租赁合同',
  '甲方（出租方）：杭州青禾置业有限公司',
  '乙方（承租方）：苏州云杉设备有限公司',
  '第一条 租赁期限为25年，自2025年1月1日起。',
  '第二条 乙方可以自行将房屋转租给他人。',
  '第三条 乙方逾期支付租金的，每逾期一日按应付租金的千分之五支付违约金。',
  '第四条 根据《中华人民共和国合同法》订立本合同。',
];
const document = documentOf(lease);
const ruleIdsFor = (standpoint: string): Set<string> =>
  new Set(auditContract(document, { standpoint }).risks.map(({ ruleId }) => ruleId));

describe('a review', () => {
  const result = auditContract(document);

  it('lists the outcome of every rule', () => {
    expect(result.checked.map(({ ruleId }) => ruleId)).toEqual(allRules.map(({ id }) => id));
    const hits = new Set(result.risks.map(({ ruleId }) => ruleId));
    for (const { ruleId, outcome } of result.checked)
      expect(outcome === 'hit' || outcome === 'missing', ruleId).toBe(hits.has(ruleId));
  });

  it('quotes the text at the offset', () => {
    for (const { quote, span, kind } of result.risks) {
      if (kind === 'risk') expect(document.text.slice(span?.start, span?.end)).toBe(quote);
      else expect(quote).toBe('');
    }
  });

  it('gives the same result each time, in text order', () => {
    expect(auditContract(document)).toEqual(result);
    const places = result.risks.map(({ span, insertAt }) => span?.start ?? insertAt ?? 0);
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect(new Set(result.risks.map(({ id }) => id)).size).toBe(result.risks.length);
  });

  it('offers every party and 中立 as standpoint', () => {
    expect(result.standpoints).toEqual([
      '甲方（杭州青禾置业有限公司）',
      '乙方（苏州云杉设备有限公司）',
      '中立',
    ]);
    for (const asked of ['乙方', '承租方', '苏州云杉设备有限公司', '乙方（苏州云杉设备有限公司）'])
      expect(auditContract(document, { standpoint: asked }).standpoint).toBe('乙方（苏州云杉设备有限公司）');
  });

  it.each([
    ['validity.lease-sublet-silent', true, false],
    ['validity.penalty-excessive-rate', false, true],
    ['validity.lease-over-twenty-years', true, true],
    ['validity.repealed-law', true, true],
  ])('%s is reported to the lessor: %s, to the lessee: %s', (ruleId, toLessor, toLessee) => {
    expect(ruleIdsFor('甲方').has(ruleId)).toBe(toLessor);
    expect(ruleIdsFor('乙方').has(ruleId)).toBe(toLessee);
  });

  it('says when a rule is no risk for the chosen side', () => {
    const checked = auditContract(document, { standpoint: '乙方' }).checked;
    expect(checked.find(({ ruleId }) => ruleId === 'validity.lease-sublet-silent')).toMatchObject({
      outcome: 'notApplicable',
      why: '对所选立场不构成风险',
    });
  });

  it('is neutral and says so when the standpoint is unknown', () => {
    const { standpoint, coverage } = auditContract(document, { standpoint: '戊方' });
    expect(standpoint).toBe('中立');
    expect(coverage.notExamined.map(({ reason }) => reason).join()).toContain('没有识别到“戊方”');
  });

  it('runs only the rules of a template, with its levels and thresholds', () => {
    const template = {
      id: 'own',
      name: '自定',
      contractType: null,
      rules: [
        { ruleId: 'validity.repealed-law', level: 'high' as const },
        { ruleId: 'validity.lease-over-twenty-years', thresholds: { years: 30 } },
      ],
      ownRules: [],
    };
    const { risks, checked, coverage } = auditContract(document, { template });
    expect(risks.map(({ ruleId, level }) => [ruleId, level])).toEqual([['validity.repealed-law', 'high']]);
    const ofLeases = allRules.filter(({ types }) => types === 'all' || types.includes('lease'));
    expect(ofLeases.length).toBeLessThan(allRules.length);
    expect(checked.filter(({ outcome }) => outcome === 'notChecked')).toHaveLength(ofLeases.length - 2);
    expect(coverage.notExamined).toContainEqual({
      what: '审查规则',
      count: ofLeases.length - 2,
      reason: '不在所选审查清单内',
    });
  });

  it('inserts a missing clause after the article about its topic, not after a clause that only begins with its words', () => {
    const sale = documentOf([
      '设备买卖合同',
      '第一条 价款与支付',
      '1.1 合同总价为人民币100000元。',
      '1.2 甲方收货后5日内转账付款。',
      '第二条 违约责任',
      '2.1 甲方逾期付款的，应承担违约责任。',
    ]);
    const account = auditContract(sale).risks.find(({ ruleId }) => ruleId === 'price.account-missing');
    expect(account?.insertAt).toBe(sale.text.indexOf('第二条') - 1);
  });

  it('has a built-in template for every kind of contract', () => {
    const template = builtInTemplates.find(({ id }) => id === 'lease');
    expect(template?.rules.map(({ ruleId }) => ruleId)).toContain('validity.lease-over-twenty-years');
    expect(template?.rules.map(({ ruleId }) => ruleId)).not.toContain('validity.probation-over-limit');
  });

  it('checks nothing in an empty file and says why', () => {
    const empty = auditContract(documentOf(['']));
    expect(empty.risks).toEqual([]);
    expect(new Set(empty.checked.map(({ outcome, why }) => `${outcome} ${why}`))).toEqual(
      new Set(['notChecked 文件中没有可审查的文字']),
    );
  });

  it('counts the page of a risk from 1, by the position of its first character', () => {
    const text = '根据《中华人民共和国合同法》';
    const placed = buildDocument({
      readerVersion: 'test',
      kind: 'pdf',
      pages: [
        { widthPt: 595, heightPt: 842 },
        { widthPt: 595, heightPt: 842 },
      ],
      blocks: [
        { type: 'paragraph', text: '买卖合同' },
        {
          type: 'paragraph',
          text,
          lines: [
            {
              start: 0,
              end: text.length,
              page: 1,
              top: 10,
              height: 12,
              edges: Array.from({ length: text.length + 1 }, (_, index) => index * 12),
            },
          ],
        },
      ],
      notRead: [],
    });
    const risk = auditContract(placed).risks.find(({ ruleId }) => ruleId === 'validity.repealed-law');
    expect(risk?.page).toBe(2);
    expect(risk?.span && boxesOfRange(placed, risk.span)).toHaveLength(1);
  });

  it("uses the contract's own party names in its suggestions", () => {
    for (const { suggestion, reason } of result.risks) expect(suggestion + reason).not.toMatch(/[{}]/);
  });
});

describe('a review with more risks than are listed', () => {
  it('lists the gravest, says how many more there are and offers no edit that it could not check', () => {
    const all = auditContract(document).risks;
    const { risks, coverage } = auditContract(document, { mostRisks: 2, withEdits: true });
    expect(risks.map(({ level, edit }) => [level, edit])).toEqual([
      ['high', null],
      ['high', null],
    ]);
    expect(coverage.notExamined).toContainEqual({
      what: '风险提示',
      count: all.length - 2,
      reason: `数量过多，只列出最重要的 2 处，另有 ${all.length - 2} 处没有列出`,
    });
  });
});

describe('the rules', () => {
  it('have unique ids of their family and every text a risk shows', () => {
    expect(new Set(allRules.map(({ id }) => id)).size).toBe(allRules.length);
    for (const rule of allRules) {
      expect(rule.id.split('.')[0]).toBe(rule.family);
      expect(rule.title && rule.reason && rule.examines, rule.id).toBeTruthy();
      expect(rule.title + rule.reason, rule.id).not.toMatch(/[！!]/);
      for (const { law, article, since } of rule.basis) {
        expect(law, rule.id).toMatch(/^《.+》$/);
        expect(article, rule.id).toMatch(/^第[一二三四五六七八九十百千零]+条/);
        expect(since, rule.id).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      }
    }
  });

  it('are at least 150', () => {
    expect(allRules.length).toBeGreaterThanOrEqual(150);
  });
});
