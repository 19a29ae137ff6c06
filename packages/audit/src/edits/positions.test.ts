/** Wordings from what one would wish to what one needs: for rules there are, in the words of the contract, harmless by themselves. */
import { understandContract } from '@wenjian/contract';
import { describe, expect, it } from 'vitest';
import { documentOfParagraphs } from '../../../document/src/document.testing.ts';
import { auditContract } from '../review/audit-contract.ts';
import { allRules } from '../rules/all-rules.ts';
import { allPositions, positionsFor } from './positions.ts';

const lease = [
  '房屋租赁合同',
  '出租人：北京华澜置业有限公司',
  '承租人：上海钧石贸易有限公司',
  '第一条 出租人将房屋出租给承租人，租金每月10,000元，合同总价为120,000元。',
];
const employment = [
  '劳动合同',
  '甲方（用人单位）：北京华澜科技有限公司',
  '乙方（劳动者）：王小明',
  '第一条 乙方担任工程师，月工资12,000元。',
];
const sides = ['payer', 'performer'] as const;
const written = Object.entries(allPositions).flatMap(([ruleId, bySide]) =>
  sides.flatMap((side) => {
    const texts = bySide[side];
    return texts === undefined ? [] : [{ ruleId, side, texts }];
  }),
);

describe('the wordings of every rule', () => {
  it('are written for eighty of them, which there are', () => {
    const ids = new Set(allRules.map(({ id }) => id));
    expect(Object.keys(allPositions).filter((id) => !ids.has(id))).toEqual([]);
    expect(Object.keys(allPositions).length).toBeGreaterThanOrEqual(80);
  });

  it.each(written)('$ruleId for $side: three different ones, with nothing left to fill in', ({ texts }) => {
    expect(new Set(texts).size).toBe(3);
    for (const text of texts) expect(text).toMatch(/^[^【】_]+。$/);
  });

  it.each(written)(
    '$ruleId for $side is no risk of the same rule for its side',
    ({ ruleId, side, texts }) => {
      const head = /labour|wage|job-change|noncompete/.test(ruleId) ? employment : lease;
      const contract = understandContract(documentOfParagraphs(...head));
      for (const { text } of positionsFor(contract, ruleId, side)) {
        const standpoint = contract.parties.find((party) => party.side === side)?.label ?? '';
        const { risks } = auditContract(documentOfParagraphs(...head, `第二条 ${text}`), { standpoint });
        const found = risks.filter((risk) => risk.ruleId === ruleId && risk.kind === 'risk');
        expect(found.map(({ quote }) => quote)).toEqual([]);
      }
      expect(texts).toHaveLength(3);
    },
  );

  it('name the parties as the contract does', () => {
    const contract = understandContract(documentOfParagraphs(...lease));
    const [ideal] = positionsFor(contract, 'liability.payer-delay-missing', 'performer');
    expect(ideal?.text).toContain('承租人逾期付款');
    expect(ideal?.text).not.toMatch(/[{}]/);
  });
});
