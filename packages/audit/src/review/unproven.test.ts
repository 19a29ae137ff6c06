/** A rule without a risk and without proof says which of three it is, and why: what is in doubt is never told as what is not there. */
import { describe, expect, it } from 'vitest';
import { documentOfParagraphs } from '../../../document/src/document.testing.ts';
import { auditText } from '../audit.text.ts';
import { auditContract } from './audit-contract.ts';

const sale = ['货物买卖合同', '甲方（买方）：北京华澜有限公司', '乙方（卖方）：上海钧石贸易有限公司'];

function checkedOf(lines: readonly string[]) {
  return auditContract(documentOfParagraphs(...sale, ...lines)).checked;
}

const lineOf = (ruleId: string, lines: readonly string[]) =>
  checkedOf(lines).find((line) => line.ruleId === ruleId);

describe('a rule that proves nothing', () => {
  it('is absent where nothing in the contract is what it looks for', () => {
    expect(lineOf('validity.waive-litigation', ['第一条 甲方向乙方购买轴承，货到付款。'])).toMatchObject({
      outcome: 'notApplicable',
      unproven: 'absent',
      why: auditText.unproven.absent,
    });
  });

  it('is mentioned where the contract names the matter and no words prove it', () => {
    const ordered = lineOf('notices.address-change', [
      '第八条 乙方确认首部地址为送达地址，变更应在五日内告知甲方。',
    ]);
    expect(ordered).toMatchObject({
      outcome: 'notApplicable',
      unproven: 'mentioned',
      why: auditText.unproven.mentioned,
    });
  });

  it('is doubtful where the words that would prove it stand beside a risk', () => {
    const invoice = '第三条 乙方应在收款后按适用税率开具增值税发票，价款已含税';
    const both = lineOf('price.tax-unclear', [`${invoice}，乙方放弃一切抗辩。`]);
    expect(both).toMatchObject({ unproven: 'doubtful', why: auditText.unproven.doubtful, met: null });
    expect(lineOf('price.tax-unclear', [`${invoice}。`])?.outcome).toBe('passed');
  });

  it('always says why, and nothing met or hit does', () => {
    for (const { outcome, unproven, why, met } of checkedOf([
      '第一条 甲方应支付合同总价30%的定金。',
      '第五条 甲方应在到货后十日内按照国家标准验收。',
    ])) {
      const isConcluded = outcome === 'hit' || outcome === 'missing' || outcome === 'passed';
      expect(why === null).toBe(isConcluded);
      expect(met !== null).toBe(outcome === 'passed');
      if (unproven !== null) expect([outcome, why]).toEqual(['notApplicable', auditText.unproven[unproven]]);
    }
  });
});
