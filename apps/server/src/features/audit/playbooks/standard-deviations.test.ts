import { understandContract } from '@wenjian/contract';
import { buildDocument, type Document } from '@wenjian/document';
import { describe, expect, it } from 'vitest';
import { compareWithStandard, deviationsOf } from './standard-deviations.ts';

const documentOf = (lines: readonly string[]): Document =>
  buildDocument({
    readerVersion: 'test',
    kind: 'txt',
    pages: null,
    blocks: lines.map((text) => ({ type: 'paragraph', text })),
    notRead: [],
  });

const standard = [
  '设备买卖合同',
  '甲方（买方）：____',
  '乙方（卖方）：____',
  '第一条 标的',
  '1.1 乙方向甲方出售包装设备，总价为人民币____元。',
  '第二条 付款',
  '2.1 甲方应在验收合格后60日内支付全部价款。',
  '第三条 质保',
  '3.1 乙方提供二十四个月的免费质保服务，质保期内的维修费用由乙方承担。',
  '第四条 保密',
  '4.1 乙方应当对甲方的商业秘密保密，泄露的应当赔偿甲方的全部损失。',
];
const filled = [
  '设备买卖合同',
  '甲方（买方）：杭州青禾贸易有限公司',
  '乙方（卖方）：苏州云杉设备有限公司',
  '第一条 标的',
  '1.1 乙方向甲方出售包装设备，总价为人民币500,000元。',
  ...standard.slice(5),
];
const BUYER = '甲方（杭州青禾贸易有限公司）';
const SELLER = '乙方（苏州云杉设备有限公司）';

function deviations(lines: readonly string[], standpoint: string, from: readonly string[] = standard) {
  const document = documentOf(lines);
  const comparison = compareWithStandard(documentOf(from), document);
  const found = deviationsOf(comparison, '采购标准', understandContract(document), standpoint);
  for (const { span, quote } of found.risks)
    expect(quote).toBe(span === null ? '' : document.text.slice(span.start, span.end));
  return found;
}

const changed = (from: string, to: string) => filled.map((line) => line.replace(from, to));

describe('a contract beside the team’s standard text', () => {
  it('that only fills in the blanks does not depart from it, and nothing is called met', () => {
    const { risks, checked } = deviations(filled, BUYER);
    expect(risks).toEqual([]);
    expect(checked).toMatchObject({
      examines: '是否与标准文本“采购标准”一致',
      outcome: 'notApplicable',
      unproven: 'absent',
    });
  });

  it('that lacks a clause has it as a missing one, with the words of the standard', () => {
    const { risks, checked } = deviations(filled.slice(0, -2), BUYER);
    expect(checked.outcome).toBe('hit');
    const clause = risks.find(({ suggestion }) => suggestion.includes('商业秘密'));
    expect(clause).toMatchObject({
      kind: 'missing',
      origin: 'standard',
      suggestion: expect.stringContaining('乙方应当对甲方的商业秘密保密'),
    });
    expect(clause?.insertAt).toBe(documentOf(filled.slice(0, -2)).text.length);
  });

  it('that weakens a term quotes the sentence, tells what it was and whom it favours', () => {
    const { risks } = deviations(changed('二十四个月', '三个月'), BUYER);
    expect(risks).toHaveLength(1);
    expect(risks[0]).toMatchObject({ kind: 'risk', quote: expect.stringContaining('三个月') });
    expect(risks[0]?.reason).toContain('二十四个月');
    expect(risks[0]?.reason).toContain('三个月');
  });

  it('is judged by side: what is a loss for one is none for the other', () => {
    const lines = changed('60日', '7日');
    const [buyer, seller] = [deviations(lines, BUYER).risks, deviations(lines, SELLER).risks];
    expect(buyer.map(({ level }) => level)).toEqual([expect.stringMatching(/high|medium/)]);
    expect(seller).toEqual([]);
  });

  describe('with several blanks in a sentence', () => {
    const blanks = '5.1 甲方应在____日内付清价款，逾期每日按____计付违约金。';
    const withBlanks = [...standard, '第五条 违约', blanks];
    const found = (line: string) => deviations([...filled, '第五条 违约', line], BUYER, withBlanks).risks;

    it('does not depart where only they are filled', () => {
      expect(found('5.1 甲方应在30日内付清价款，逾期每日按万分之五计付违约金。')).toEqual([]);
    });

    it('departs where the words between them are others, or a blank holds a sentence', () => {
      expect(found('5.1 甲方应在30日内付清全部价款和双倍利息，逾期每日按万分之五计付违约金。')).toHaveLength(
        1,
      );
      expect(
        found('5.1 甲方应在30日内付清价款，逾期每日按合同总价的百分之三十；甲方并应双倍计付违约金。'),
      ).not.toEqual([]);
    });
  });

  it('that has an important clause more is shown it, even where nobody is known to gain', () => {
    const added = '5.1 任何一方违约的，应当向对方支付违约金人民币200,000元。';
    const { risks, checked } = deviations([...filled, '第五条 违约', added], BUYER);
    expect(risks.map(({ level, quote }) => [level, quote])).toContainEqual([
      'medium',
      expect.stringContaining('200,000元'),
    ]);
    expect(checked.outcome).toBe('hit');
  });

  it('that is worded otherwise without another meaning is left alone', () => {
    expect(deviations(changed('应当对甲方', '应对甲方'), BUYER).risks).toEqual([]);
  });
});
