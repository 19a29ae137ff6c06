import { describe, expect, it } from 'vitest';
import { documentOf } from '../audit.testing.ts';
import { auditContract } from '../review/audit-contract.ts';

const head = ['借款合同', '甲方（出借人）：杭州青禾贸易有限公司', '乙方（借款人）：苏州云杉建设有限公司'];
const rulesAt = (text: string): readonly string[] =>
  auditContract(documentOf([...head, text]))
    .risks.filter(({ quote }) => quote !== '' && text.includes(quote))
    .map(({ ruleId }) => ruleId);

describe('a rule whose words stand in a sentence that burdens nobody', () => {
  it.each([
    [
      'validity.funds-pooled',
      '第二条 甲方以自有合法资金向乙方提供借款，不存在套取金融机构贷款转贷或者向社会公众吸收资金的情形。',
    ],
    [
      'validity.loan-source-forbidden',
      '第三条 甲方保证出借资金来源合法，未以放贷为业，签署本合同已履行内部决策程序。',
    ],
  ])('is silent: %s', (ruleId, text) => {
    expect(rulesAt(text)).not.toContain(ruleId);
  });

  it('leaves a sentence of few words as serious as its rule', () => {
    const labour = ['劳动合同', '甲方（用人单位）：杭州青禾贸易有限公司', '乙方（劳动者）：李四'];
    const { risks } = auditContract(documentOf([...labour, '第二条 乙方怀孕的，甲方可以解除本合同。']));
    expect(risks.find(({ ruleId }) => ruleId === 'validity.labour-marriage-birth')?.level).toBe('high');
  });

  it.each([
    ['validity.funds-pooled', '第二条 甲方以向社会公众吸收的资金向乙方提供借款，乙方予以认可。'],
    ['validity.loan-source-forbidden', '第三条 出借资金为甲方从银行取得的经营贷款，由甲方转借给乙方使用。'],
  ])('speaks where the sentence says the forbidden thing: %s', (ruleId, text) => {
    expect(rulesAt(text)).toContain(ruleId);
  });
});
