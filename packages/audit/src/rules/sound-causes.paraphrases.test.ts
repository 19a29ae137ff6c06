import { describe, expect, it } from 'vitest';
import { isReported, paraphrases } from './paraphrase.testing.ts';

/** Causes of alarms in sound contracts, each in words of its own, and the burden near it that stays one. */
const table = `
- price.instalments-differ 股东 注册资本800万元，均以货币出资：甲方480万元，占60%；乙方320万元，占40%。/出资分两期缴付：首期缴付40%，其余60%于2027年底前缴付。
- price.instalments-differ 服务 甲方取消活动的，按下列标准支付费用：30日以前通知的，支付合同总价的10%；15日以前通知的，支付30%；7日以内通知的，支付70%。
+ price.instalments-differ 服务 服务费总额分三期支付：签约后支付合同总价的30%，中期支付40%，验收后支付20%。
- parties.supervisor-related 监理 因承包人原因造成的返工，由承包人承担，监理人有过错的，承担相应责任。
- parties.supervisor-related 监理 监理人要求重新检查不合格的，费用由承包人承担。
+ parties.supervisor-related 监理 监理费由施工单位支付给监理人。
- price.compound-interest 最高 甲方（贷款人）：中国农业银行某支行/除本合同列明的利息、复利外，贷款人不收取其他费用。
+ price.compound-interest 借款 逾期未付的利息计入本金计收复利。
- price.vat-rate-wrong 施工 预付款为含税合同价的10%，开工前支付。
+ price.vat-rate-wrong 施工 乙方开具增值税税率为13%的专用发票。
- price.rent-increase-open 租赁 自2028年1月1日起，月租金调整为52,000元。
- price.rent-increase-open 租赁 租金调整的，押金不再增补。
+ price.rent-increase-open 租赁 甲方有权随时调整租金，乙方应按调整后的标准支付。
- validity.complaints-forbidden 买卖 双方不得向对方人员输送利益，发现的可以向对方监察部门举报。
+ validity.complaints-forbidden 预付 会员不得向任何部门投诉商家。
- validity.acts-unnoticed 服务 甲方不同意更换人选的，可以解除合同，乙方退还未服务期间的费用。
+ validity.acts-unnoticed 服务 乙方无需甲方同意即可对外公布名单。
- liability.disclaimed-by-one 施工 保修金在扣除乙方应承担而未承担的维修费后无息返还。
- validity.decided-by-one 承揽 剩余成品由甲方在20日内决定收购，不收购的由乙方处理。
- price.set-off-barred 租赁 物业费由甲方缴纳，甲方没有缴的，乙方可以代缴，并从下期租金里抵扣。
+ price.set-off-barred 服务 甲方有权自行认定损失，并从应付款项中直接扣除。
- price.rebate-at-will 买卖 补贴金额以农业农村部门核定为准，由乙方自行申请。
+ price.rebate-at-will 经销 返利比例由甲方单方决定，甲方可随时调整或者取消返利。
- delivery.date-vague 服务 甲方指定王工为接口人，及时办理进出手续、确认服务单。
- delivery.date-vague 租赁 一方知道情况后应尽快告知对方。
+ delivery.date-vague 买卖 乙方应尽快交付货物。
- forceMajeure.no-notice 股东 因不可抗力不能履行的，依法免除责任。
- forceMajeure.one-sided 股东 因不可抗力不能履行的，依法免除责任。
+ forceMajeure.one-sided 服务 乙方因不可抗力不能履行的，不承担责任。
- confidentiality.scope-undefined 租赁 双方对租金价格负有保密义务，依法披露的除外。
- acceptance.standard-missing 监理 保修阶段为工程竣工验收合格之日起二十四个月。
- validity.tech-market-limits 技开 乙方在本项目之前已有的组件归乙方，许可甲方永久免费使用，不得单独对外销售。
- dispute.foreign-law 服务 下列事项另行委托：诉讼代理；/涉及境外法律的事项。
- dispute.labour-arbitration-waived 服务 常年法律顾问聘用事宜协商不成的，提交杭州仲裁委员会仲裁。
- signature.blank-left 租赁 微信（甲方hly_****，乙方gxf_****）发送的通知当天算收到。
- consistency.periods 租赁 租赁期限三年。/装修免租期45日，自交付之日起算。
- validity.dates-relabelled 服务 甲方改期一次且新日期在三个月以内的，不视为取消。
`;

describe('causes of alarms in sound contracts', () => {
  it.each(paraphrases(table))('$sign $rule in $kind: $text', (row) => {
    expect(isReported(row)).toBe(row.sign === '+');
  });
});
