import { describe, expect, it } from 'vitest';
import { verdictOf } from '../../audit.testing.ts';
import {
  construction,
  development,
  type Example,
  labour,
  lease,
  loan,
  sale,
  service,
} from '../commercial.testing.ts';
import { priceRules } from './price.rules.ts';

const examples: readonly Example[] = [
  ['price.amount-missing', sale, ['价款由双方另行协商。'], ['合同总价为人民币100000元。']],
  [
    'price.uppercase-differs',
    lease,
    ['每月租金人民币28,600元（大写：贰万捌仟捌佰元整）。'],
    ['每月租金人民币28,600元（大写：贰万捌仟陆佰元整）。'],
  ],
  [
    'price.total-differs',
    sale,
    ['设备数量10台，单价500元，总价6000元。'],
    ['设备数量10台，单价500元，总价5000元。'],
  ],
  [
    'price.total-differs',
    sale,
    ['名称\t数量\t单价\t金额', '车床\t3台\t100\t300', '铣床\t2台\t200\t400', '合计\t\t\t800'],
    ['名称\t数量\t单价\t金额', '车床\t3台\t100\t300', '铣床\t2台\t200\t400', '合计\t\t\t700'],
  ],
  [
    'price.instalments-differ',
    sale,
    ['第一条 付款', '签约后5日内支付合同总价的30%；验收后5日内支付60%；质保期满支付20%。'],
    ['第一条 付款', '签约后5日内支付合同总价的30%；验收后5日内支付60%；质保期满支付10%。'],
  ],
  ['price.tax-unclear', sale, ['合同总价为人民币100000元。'], ['合同总价含13%增值税。']],
  ['price.invoice-type-missing', sale, ['乙方收款后开具发票。'], ['乙方收款后开具增值税专用发票。']],
  ['price.invoice-type-missing', sale, ['甲方收货后10日内付款。'], ['价款含13%的增值税。']],
  [
    'price.currency-missing',
    sale,
    ['双方确定补偿数额为80万，于签约日支付。'],
    ['双方确定补偿数额为80万元，于签约日支付。'],
  ],
  ['price.payment-date-missing', sale, ['货款由甲方尽快支付。'], ['货款由甲方在收货后10日内支付。']],
  [
    'price.payment-depends-on-other',
    service,
    ['服务费在甲方内部审批流程走完之后支付。'],
    ['甲方应在收到发票后10日内支付服务费。'],
  ],
  ['price.payment-term-long', sale, ['甲方应在收货后180日内支付货款。'], ['甲方应在收货后30日内支付货款。']],
  [
    'price.prepay-high',
    sale,
    ['合同签订后5日内，甲方支付合同总价的70%作为预付款。'],
    ['合同签订后5日内，甲方支付合同总价的30%作为预付款。'],
  ],
  [
    'price.full-prepay',
    development,
    ['合同签订后5日内，甲方一次性付清全部价款。'],
    ['验收合格后10日内，甲方一次性付清全部价款。'],
  ],
  [
    'price.retention-no-return',
    lease,
    ['费用结清以后，押金由甲方退还乙方。'],
    ['费用结清后10日内，押金由甲方退还乙方。'],
  ],
  [
    'price.retention-over-limit',
    construction,
    ['质量保证金按结算总价的5%预留。'],
    ['质量保证金按结算总价的3%预留。'],
  ],
  [
    'price.deposit-over-three-months',
    lease,
    ['乙方交纳押金，数额相当于六个月租金。'],
    ['乙方交纳押金，数额相当于两个月租金。'],
  ],
  ['price.rent-increase-open', lease, ['甲方可以根据市场行情随时调整租金。'], ['租金每年上调不超过3%。']],
  [
    'price.price-adjust-one-side',
    sale,
    ['乙方有权随时调整产品单价。'],
    ['经双方书面确认，可以调整产品单价。'],
  ],
  ['price.account-missing', sale, ['甲方应在收货后10日内转账付款。'], ['开户行中国银行，账号6222。']],
  [
    'price.account-change-open',
    sale,
    ['乙方变更收款账户的，电话告知甲方即可。'],
    ['乙方变更收款账户的，应以加盖公章的书面函件通知。'],
  ],
  [
    'price.cash-payment',
    sale,
    ['甲方以现金方式支付人民币200000元。'],
    ['甲方以银行转账方式支付人民币200000元。'],
  ],
  ['price.wage-below-due', labour, ['乙方工资在项目回款后发放。'], ['甲方于每月10日前发放乙方工资。']],
  ['price.interest-missing', loan, ['甲方向乙方出借100000元。'], ['本借款为无息借款。']],
  ['price.interest-ambiguous', loan, ['借款利率为2%。'], ['借款年利率为12%。']],
  ['price.usage-of-loan-missing', loan, ['甲方向乙方出借100000元。'], ['借款用途为采购原料。']],
  ['price.expenses-unclear', sale, ['总价为100000元。'], ['运输费由乙方承担。']],
  [
    'price.set-off-barred',
    service,
    ['甲方可以自行从应付给乙方的任何款项中直接扣除违约金。'],
    ['甲方应按时支付服务费。'],
  ],
];

describe('rules of the family price', () => {
  it.each(examples)('%s finds the risk', (ruleId, parties, bad) => {
    expect(['hit', 'missing']).toContain(verdictOf(priceRules, ruleId, [...parties, ...bad]));
  });

  it.each(examples)('%s accepts good wording', (ruleId, parties, _bad, good) => {
    expect(['passed', 'notApplicable']).toContain(verdictOf(priceRules, ruleId, [...parties, ...good]));
  });

  it('has an example for every rule', () => {
    expect(new Set(examples.map(([ruleId]) => ruleId))).toEqual(new Set(priceRules.map(({ id }) => id)));
  });
});
