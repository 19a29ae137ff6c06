import { describe, expect, it } from 'vitest';
import { isReported, paraphrases } from './paraphrase.testing.ts';

/** Sound clauses of careful drafters (-), each beside what they resemble (+). */
const rows = paraphrases(`
- signature.blank-left 买卖 乙方收款账户：户名苏州云杉设备有限公司，账号6222××××××××1206。
- signature.blank-left 租赁 联系电话：139××××8823，身份证号34010419780512××××。
- signature.blank-left 服务 邮箱lu@qing××.com，电话0513-8550××××。
+ signature.blank-left 买卖 交货地点为××××，数量为××台。
- delivery.extra-work-unpaid 设计 因设计人遗漏造成的修改，设计人无偿完成。
- delivery.extra-work-unpaid 设计 返工量不超过该阶段工作量3%的，不另计费。
+ delivery.extra-work-unpaid 施工 变更累计不超过合同价15%的，合同价款不予调整。
- price.payment-term-long 施工 因甲方原因12个月内未封顶的，第四期款应于该期限届满后15日内支付。
+ price.payment-term-long 买卖 买方在收货后12个月内支付货款。
- termination.payments-forfeited 租赁 提前解除的，支付一个月租金作为补偿，剩余已付租金按日退还。
- price.to-personal-account 服务 服务费请转到公司账户，请勿转到员工个人账户。
+ price.to-personal-account 服务 服务费转到经理个人账户。
- forceMajeure.excluded 服务 因不可抗力不能履行的，部分或者全部免除责任，但不免除保护数据安全的义务。
- property.infringement-one-side 服务 派遣人员执行工作任务造成他人损害的，由委托方承担侵权责任。
- confidentiality.one-way 服务 服务方应妥善保管业主个人信息，不得泄露。
- validity.guarantee-independent 保证 主债务全部清偿或者保证责任依法消灭的，本合同终止，债权人出具保证责任解除的书面确认。
+ validity.guarantee-independent 保证 主合同无效的，保证人仍应承担保证责任。
- liability.daily-rate-missing-base 保证 保证范围包括按主合同约定的每日万分之三计算的逾期付款违约金。
- termination.mandate-irrevocable 委托 委托期限内受托人为独家代理人，委托人不得另行委托其他机构。
+ termination.mandate-irrevocable 委托 本委托不可撤销，委托人不得解除。
- liability.injury-cost-on-client 施工 因不可抗力造成的，工程损害由发包人承担，双方人员伤亡各自承担。
- consistency.term-undefined 服务 “个人信息”“处理”等术语的含义与《中华人民共和国个人信息保护法》的规定一致。
- price.instalments-differ 技服 服务费总额为人民币240,000元。/支付方式：合同生效后10日内支付72,000元；方案通过验收后10日内支付96,000元；总结报告通过验收后10日内支付72,000元。
+ price.instalments-differ 技服 服务费总额为人民币240,000元。/支付方式：合同生效后10日内支付72,000元；方案通过验收后10日内支付96,000元；总结报告通过验收后10日内支付62,000元。
- property.ownership-all-to-payer 技服 服务方许可委托方在其厂区内无偿、长期使用成果中所含的服务方既有技术。
+ property.ownership-all-to-payer 技服 成果以及其中所含的服务方原有技术、通用工具均归委托方所有，服务方可经许可使用。
- consistency.amounts 股权 标的股权为转让方持有的目标公司30%股权，对应注册资本300万元。/目标公司注册资本1,000万元，均已实缴。
+ consistency.amounts 股权 目标公司注册资本300万元。/截至签署日，目标公司注册资本1,000万元，均已实缴。
- validity.either-arbitration-or-suit 股权 对外担保｜无；未决诉讼、仲裁｜无；欠税｜无
- validity.waive-litigation 股权 对外担保｜无；未决诉讼、仲裁｜无；欠税｜无
- price.payment-date-missing 承揽 期次｜支付时间｜金额（元）/预付款｜合同生效后五日内｜20,000/承揽人应在定作人支付各期款项前提供等额的增值税专用发票，质保金的发票一并提供。
- price.retention-no-return 承揽 质保金｜质量保证期满后十日内｜5%｜23,730/承揽人应一并提供质保金的发票，未提供的付款顺延。
+ price.retention-no-return 承揽 定作人从价款中扣留5%作为质保金，未提供发票的付款顺延。
- price.instalments-differ 技开 合同总价为人民币500,000元，分三期支付：/第一期，合同生效后十日内支付50%；/第二期，验收合格后十日内支付40%；/第三期，质保期满且已完成约定的整改后十日内支付10%。
- price.instalments-differ 委托 报酬为人民币40,000元。/合同签订后支付50%，办结后支付剩余50%。因委托人原因解除的，剩余报酬支付其中的一半。
+ price.instalments-differ 技开 合同总价为人民币500,000元，分三期支付：/第一期，合同生效后十日内支付50%；/第二期，验收合格后十日内支付30%；/第三期，质保期满且已完成约定的整改后十日内支付10%。
- price.cash-payment 借款 借款本金人民币300,000元，以银行转账交付，不使用现金。
+ price.cash-payment 借款 借款本金人民币300,000元，以现金交付。
- consistency.term-undefined 股权 转让方持有苏州川岳传感器有限公司（“目标公司”）30%的股权（对应出资600万元，“标的股权”）。/受让方已对目标公司完成调查，标的股权上没有质押。
- parties.handed-on-and-released 服务 服务方擅自将课程交由其他机构承担的，委托方可以解除合同。
- parties.handed-on-and-released 服务 因第三人的行为受到损害的，由第三人承担责任，服务方未尽到安全保障义务的，承担相应的补充责任。
- parties.handed-on-and-released 委托 委托人可以自行寻找房源，也可委托其他机构，与受托人无关的交易不支付报酬。
+ parties.handed-on-and-released 服务 服务方可以将全部工作转交第三方完成，由此产生的责任由第三方承担，服务方不再负责。
- validity.waive-litigation 委托 代理权限为特别授权，包括代为提起诉讼，代为承认、放弃、变更诉讼请求。
+ validity.waive-litigation 委托 委托人承诺不就本合同提起诉讼，放弃诉权。
- delivery.extra-work-unpaid 技开 为修正不符附件一之处所做的修改不属变更，开发方不得另行收费。
- property.infringement-one-side 服务 因委托方提供的素材侵权引起的投诉和索赔，由委托方承担。
- validity.premises-fire-unchecked 租赁 依法应当办理的消防手续由承租方办理，出租方配合。
+ validity.premises-fire-unchecked 租赁 房屋尚未通过消防验收，由此产生的后果由承租方自行承担。
+ dispute.labour-arbitration-waived 劳动 因本合同发生的争议一律提交上海仲裁委员会仲裁，劳动者放弃申请劳动争议仲裁。
- dispute.labour-arbitration-waived 劳动 双方可以向劳动人事争议仲裁委员会申请仲裁，对裁决不服的，可以向人民法院起诉。
- dispute.foreign-law 技开 本合同适用中国法律。
+ dispute.foreign-law 技开 本合同适用新加坡法律。
- price.currency-missing 服务 投放屏幕：杭州600块、湖州200块、嘉兴200块，合计1,000块屏幕。
- price.account-missing 服务 费用支付至服务方账户：青岛银行延吉路支行，802060200871539。
- termination.term-missing 服务 本合同自签名之日起生效，至双方义务履行完毕时终止。
- property.ownership-to-performer 技开 研发中产生可申请专利的成果的，申请专利的权利归委托方。
- subject.warranty-forfeited 买卖 买方逾期验收的视为验收合格，但不免除卖方的质量保证责任，由他人拆动的除外。
- validity.labour-overtime-waiver 劳动 延长工作时间的，支付不低于本人工资150%的加班工资。
- liability.cap-too-low 劳动 劳动者依法应当赔偿的，每月扣除不超过当月工资的20%。
- subject.property-standards-missing 服务 屏幕的设置已与物业服务人、业主大会办妥手续。
- validity.tender-secret-terms 施工 合同文件由本合同、补充协议和附件组成，不一致时依次以补充协议、本合同、附件为准。
`);

describe('sound clauses of careful drafters', () => {
  it.each(rows)('$sign $rule in $kind: $text', (row) => {
    expect(isReported(row)).toBe(row.sign === '+');
  });
});
