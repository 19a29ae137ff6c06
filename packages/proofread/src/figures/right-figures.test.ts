/** Figures that come out when the whole article is read. */
import { expect, it } from 'vitest';
import { brief, paragraphs } from './calculations.testing.ts';

const payment = (last: string) =>
  paragraphs(
    '装修合同',
    '第一条 价款',
    '总价款800,000元。',
    '第二条 付款',
    '2.1 签订后5日内，甲方支付定金80,000元，开工后抵作工程款。',
    '2.2 隐蔽工程验收后，甲方支付总价款的50%，即400,000元。',
    '2.3 油漆完毕后，甲方支付总价款的30%，即240,000元。',
    `2.4 竣工验收后，甲方支付总价款的${last}。`,
  );

it('counts a deposit paid as a sum among the shares of the price', () => {
  expect(brief(payment('10%，即80,000元'))).toEqual([]);
  expect(brief(payment('15%，即120,000元')).map(([rule]) => rule)).toContain('figures.shares');
});

it('does not multiply an average that follows from the sum before it', () => {
  const plan = (rest: string) =>
    paragraphs(
      '会议纪要',
      '1. 步道全长7.6公里，总投资2,280万元，平均每公里300万元。',
      `2. 资金来源：自有资金880万元，银行贷款${rest}万元。`,
    );
  expect(brief(plan('1,400'))).toEqual([]);
});

it('adds up no shares that report what was paid so far', () => {
  const report = (whole: string) =>
    paragraphs(
      '付款申请',
      '（一）合同总价为4,600,000元，此前已支付1,840,000元，占合同总价的40%。',
      `（二）本期应付工程款690,000元，占合同总价的15%。本期付款后，累计支付2,530,000元，占合同总价的${whole}%。`,
    );
  expect(brief(report('55'))).toEqual([]);
});
