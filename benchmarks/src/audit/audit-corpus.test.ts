import { describe, expect, it } from 'vitest';
import { type CorpusSet, loadCorpus, parseLabelled } from './audit-corpus.ts';
import { scoreContract } from './audit-score.ts';

const source = `# type: sale
# missing: dispute.missing
# also: signature.missing
---
买卖合同
甲方（买方）：杭州青禾贸易有限公司

乙方（卖方）：苏州云杉设备有限公司
第一条 ⟦validity.repealed-law|any⟧根据《中华人民共和国合同法》⟦/⟧订立本合同。
第二条 ⟦validity.deposit-over-limit|performer⟧乙方收取合同总价30%的定金。⟦/⟧
第三条 ⟦dispute.foreign-law|any⟧乙方应按时交货。⟦/⟧
第四条 本合同适用新加坡法律。
`;

describe('a labelled contract', () => {
  const contract = parseLabelled('one.txt', source);

  it('keeps the marked text at its offset', () => {
    expect(
      contract.plants.map(({ ruleId, side, start, end }) => [
        ruleId,
        side,
        contract.document.text.slice(start, end),
      ]),
    ).toEqual([
      ['validity.repealed-law', 'any', '根据《中华人民共和国合同法》'],
      ['validity.deposit-over-limit', 'performer', '乙方收取合同总价30%的定金。'],
      ['dispute.foreign-law', 'any', '乙方应按时交货。'],
    ]);
    expect(contract).toMatchObject({
      type: 'sale',
      isClean: false,
      missing: ['dispute.missing'],
      also: ['signature.missing'],
    });
  });

  it('is scored by rule and place', () => {
    const score = scoreContract(contract);
    expect(score.found.map(({ ruleId }) => ruleId)).toEqual([
      'validity.repealed-law',
      'validity.deposit-over-limit',
    ]);
    expect(score.missed.map(({ ruleId }) => ruleId)).toEqual(['dispute.foreign-law']);
    expect(score.missingFound).toEqual(['dispute.missing']);
    expect(score.wrong.map(({ ruleId }) => ruleId)).toContain('dispute.foreign-law');
    expect(score.quotations.verbatim).toBe(score.quotations.all);
  });

  it('counts either place of a contradiction, and every quotation of it', () => {
    const planted = (first: string, second: string) =>
      scoreContract(
        parseLabelled(
          'three.txt',
          `# type: sale\n---\n买卖合同\n甲方（买方）：杭州青禾贸易有限公司\n乙方（卖方）：苏州云杉设备有限公司\n第一条 ${first}\n第二条 ${second}\n第三条 乙方应按时交货。`,
        ),
      );
    const mark = (text: string) => `⟦consistency.amounts|any⟧${text}⟦/⟧`;
    const [low, high] = ['合同总价为人民币100000元。', '合同总价为人民币120000元。'];
    for (const score of [planted(mark(low), high), planted(low, mark(high))]) {
      expect(score.found.map(({ ruleId }) => ruleId)).toEqual(['consistency.amounts']);
      expect(score.right.map(({ ruleId }) => ruleId)).toEqual(['consistency.amounts']);
      const spoken = new Set([...score.right, ...score.wrong]);
      expect(score.quotations.all).toBeGreaterThan(spoken.size);
      expect(score.quotations.verbatim).toBe(score.quotations.all);
    }
  });

  it('is refused when a mark is broken', () => {
    expect(() => parseLabelled('two.txt', '---\n⟦validity.repealed-law|any⟧没有结束')).toThrow('broken');
  });
});

/**
 * Below today's measurements, so that a regression fails; the exact figures are in the report. The labels of `unseen` and `blind` know 199 rules: a true
 * risk that a later rule names, or that is found without a rule, counts against the figures there, and the sets are not opened to relabel them.
 */
const floors: readonly (readonly [CorpusSet, number, number])[] = [
  ['seen', 0.98, 0.98],
  ['practice', 0.95, 0.97],
  ['unseen', 0.9, 0.88],
  ['blind', 0.77, 0.8],
];

describe('the review of labelled contracts', () => {
  it.each(floors)('does not get worse on the set %s', async (set, recall, precision) => {
    const contracts = (await loadCorpus(set)) ?? [];
    const scores = contracts.filter(({ isClean }) => !isClean).map(scoreContract);
    const sum = (of: (score: (typeof scores)[number]) => number) =>
      scores.reduce((total, score) => total + of(score), 0);
    const found = sum((score) => score.found.length + score.missingFound.length);
    const all = found + sum((score) => score.missed.length + score.missingMissed.length);
    const right = sum((score) => score.right.length);
    expect(found / all).toBeGreaterThanOrEqual(recall);
    expect(right / (right + sum((score) => score.wrong.length))).toBeGreaterThanOrEqual(precision);
    expect(sum((score) => score.quotations.all - score.quotations.verbatim)).toBe(0);
  });
});
