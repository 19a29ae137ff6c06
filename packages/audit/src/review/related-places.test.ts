import { describe, expect, it } from 'vitest';
import { documentOf } from '../audit.testing.ts';
import type { Risk } from '../audit-result.ts';
import { auditContract } from './audit-contract.ts';

const head = ['甲方（买方）：杭州青禾贸易有限公司', '乙方（卖方）：苏州云杉设备有限公司'];

function reviewed(ruleId: string, title: string, paragraphs: readonly string[]) {
  const document = documentOf([title, ...head, ...paragraphs]);
  const risks = auditContract(document).risks.filter((risk) => risk.ruleId === ruleId);
  return { document, risks };
}

const placesOf = (risks: readonly Risk[]) =>
  risks.map(({ quote, related }) => [quote, ...related.map((place) => place.quote)]);

const contradictions: readonly (readonly [string, string, readonly string[], readonly string[]])[] = [
  [
    'consistency.amounts',
    '买卖合同',
    ['第一条 合同总价为人民币100000元。', '第二条 本合同总价为人民币120000元。'],
    ['本合同总价为人民币120000元。', '合同总价为人民币100000元。'],
  ],
  [
    'consistency.periods',
    '买卖合同',
    ['第一条 质保期为12个月。', '第二条 质保期为24个月。'],
    ['质保期为24个月。', '质保期为12个月。'],
  ],
  [
    'consistency.rate-differs',
    '买卖合同',
    [
      '第一条 乙方逾期交货的，每日按总价的千分之一支付违约金。',
      '第二条 乙方逾期交货的，每日按总价的千分之二支付违约金。',
    ],
    ['乙方逾期交货的，每日按总价的千分之二支付违约金。', '乙方逾期交货的，每日按总价的千分之一支付违约金。'],
  ],
  [
    'consistency.dates',
    '建设工程施工合同',
    ['第一条 开工日期：2025年7月1日。', '第二条 竣工日期：2025年6月1日。'],
    ['竣工日期：2025年6月1日。', '开工日期：2025年7月1日。'],
  ],
  [
    'consistency.numbering',
    '买卖合同',
    ['第一条 标的', '第二条 价款', '第四条 交货'],
    ['第四条 交货', '第二条 价款'],
  ],
  [
    'consistency.party-swap',
    '买卖合同',
    ['第一条 甲方应按期支付货款。', '第二条 乙方未按期支付货款的，甲方有权催收。'],
    ['乙方未按期支付货款的，甲方有权催收。', '甲方应按期支付货款。'],
  ],
  [
    'parties.name-differs',
    '买卖合同',
    ['第一条 货款支付给苏州云衫设备有限公司。'],
    ['苏州云衫设备有限公司', '乙方（卖方）：苏州云杉设备有限公司'],
  ],
  [
    'attachments.missing',
    '买卖合同',
    ['第一条 规格见附件一《技术规格书》。', '第二条 乙方应按附件一验收。'],
    ['规格见附件一《技术规格书》。', '乙方应按附件一验收。'],
  ],
  [
    'price.instalments-differ',
    '买卖合同',
    [
      '第一条 合同总价为人民币100000元。',
      '第二条 付款',
      '首期款30000元于签约后支付，尾款60000元于验收后支付。',
    ],
    ['首期款30000元于签约后支付，尾款60000元于验收后支付。', '合同总价为人民币100000元。'],
  ],
  [
    'validity.either-arbitration-or-suit',
    '买卖合同',
    ['第一条 争议提交杭州仲裁委员会仲裁。', '第二条 争议向杭州市西湖区人民法院起诉。'],
    ['争议向杭州市西湖区人民法院起诉。', '争议提交杭州仲裁委员会仲裁。'],
  ],
];

describe('a contradiction', () => {
  it.each(contradictions)(
    'found by %s in a %s is shown with both places',
    (ruleId, title, paragraphs, places) => {
      const { document, risks } = reviewed(ruleId, title, paragraphs);
      expect(placesOf(risks)).toEqual([places.map((place) => expect.stringContaining(place))]);
      for (const { start, end, quote } of risks.flatMap(({ related }) => related))
        expect(document.text.slice(start, end)).toBe(quote);
    },
  );

  it('whose two sides are in one quotation has no other place', () => {
    const { risks } = reviewed('price.uppercase-differs', '买卖合同', [
      '第一条 合同总价为人民币100000元（大写：贰拾万元整）。',
    ]);
    expect(risks.map(({ related }) => related)).toEqual([[]]);
  });

  it('with many places lists three of them, in text order', () => {
    const { risks } = reviewed('attachments.missing', '买卖合同', [
      '第一条 规格见附件一。',
      ...['二', '三', '四', '五', '六'].map(
        (number) => `第${number}条 乙方应按附件一验收第${number}批货物。`,
      ),
    ]);
    const starts = risks.flatMap(({ related }) => related.map(({ start }) => start));
    expect(starts).toHaveLength(3);
    expect(starts).toEqual([...starts].sort((one, other) => one - other));
  });
});

describe('a risk at a single place', () => {
  it('has no other places', () => {
    const { risks } = reviewed('validity.repealed-law', '买卖合同', [
      '第一条 根据《中华人民共和国合同法》订立本合同。',
    ]);
    expect(risks.map(({ related }) => related)).toEqual([[]]);
  });
});
