import { describe, expect, it } from 'vitest';
import { isReported, paraphrases } from './paraphrase.testing.ts';

/** Clauses of fair contracts in the words of a provision (-), each beside the provision itself (+). */
const rows = paraphrases(`
- validity.unqualified-contractor 施工 资质证书：建筑幕墙工程专业承包一级；
- validity.unqualified-contractor 施工 乙方以甲方名义签订设备采购合同的，应事先取得甲方书面授权。
+ validity.unqualified-contractor 施工 资质证书：暂无，由乙方挂靠其他单位施工；
+ validity.unqualified-contractor 施工 乙方以苏州固远建设公司的名义承揽本工程。
- validity.identity-document-pledged 抵押 丙方（抵押人）：陈海，身份证号：331002197911059938，住址：台州市椒江区建设路75号
+ validity.identity-document-pledged 抵押 丙方将身份证原件交由甲方保管作为担保。
- delivery.remote-lock 租赁 别克商务车｜甬B·7K320｜交车里程：41,260公里｜外观：右后门轻微划痕
+ delivery.remote-lock 技开 乙方可以在系统中预留后门，甲方逾期付款的即停用软件。
- termination.no-stop-work 施工 一方严重违约致使合同目的不能实现的，另一方可以书面通知解除合同，并要求赔偿损失。
- termination.no-stop-work 施工 乙方逾期竣工超过30日，或者经两次返工仍不能通过验收的，甲方可以解除合同。
+ termination.no-stop-work 施工 无论甲方是否按期付款，乙方均不得停工。
+ termination.no-stop-work 施工 工程款没到位的，乙方也不能停工撤场。
+ termination.no-stop-work 施工 乙方承诺不以任何理由停工、怠工。
- delivery.extra-work-unpaid@performer 技开 设计变更引起的新增项目，有类似单价的参照执行，没有的由双方协商，协商不成的参照当地计价标准确定。
- delivery.extra-work-unpaid@performer 技开 系统不符合附件二，经两次修改仍达不到要求的，委托方可以要求减少价款或者解除合同。
- delivery.extra-work-unpaid@performer 技开 开发方许可委托方为使用、维护和修改本软件，永久、免费、非独占地使用该组件。
- delivery.extra-work-unpaid@performer 服务 成果不符合附件一要求的，服务方应在十日内修改并重新提交，修改不另行收费。
+ delivery.extra-work-unpaid@performer 技开 委托方新增的需求，开发方不得要求增加费用。
+ delivery.extra-work-unpaid@performer 服务 委托方调整服务范围的，服务费不予增加。
+ delivery.extra-work-unpaid@performer 承揽 定作人改动图纸的，承揽人不加价。
- delivery.early-return-barred 仓储 保管人无特别事由，不得要求存货人提前领取。
+ delivery.early-return-barred@payer 仓储 期限届满前，存货人不得提前领取货物。
- price.payment-depends-on-other@performer 技开 付款安排：合同生效后10个工作日内支付30%，验收合格后10个工作日内支付70%。
- price.payment-depends-on-other@performer 买卖 付款流程：卖方提交发票后15日内，买方支付货款。
- price.payment-depends-on-other 股权 受让方保证有权签订本协议，已履行内部决策程序，支付价款的资金来源合法。
+ price.payment-depends-on-other@performer 买卖 买方履行完内部付款流程后再支付货款。
+ price.payment-depends-on-other@performer 买卖 尾款按买方财务的付款安排支付。
- price.paid-to-private-account 服务 费用支付至乙方对公账户，乙方工作人员无权以个人账户收取任何款项。
- price.paid-to-private-account 服务 费用可以通过微信或者支付宝支付至乙方公司账户。
+ price.paid-to-private-account@payer 服务 费用支付至乙方会计王某的个人账户。
- property.ownership-to-performer 服务 教材、题库及录播课程的著作权归服务方所有，学员可以用于个人学习。
+ property.ownership-to-performer@payer 服务 服务方制作的宣传视频等成果，著作权归服务方所有。
- validity.interest-over-limit 借款 利息按月支付，每月按年利率的十二分之一计算。
- validity.interest-over-limit 借款 借款年利率为6%，日利率按年利率的三百六十五分之一计算。
+ validity.interest-over-limit 借款 借款按每月2%计算利息。
- validity.guarantee-by-public 服务 丙方（受益学校）：石门坳中学/丙方应当妥善使用捐赠物资。
+ validity.guarantee-by-public 服务 丙方：石门坳中学/丙方为甲方的付款义务承担连带责任保证。
- acceptance.silent@payer 买卖 买方收货后五日内未提出异议的，视为验收合格，但不影响卖方对隐蔽瑕疵承担责任。
+ acceptance.silent@payer 买卖 买方收货后两日内未提出异议的，视为质量合格。
- price.prepay-high@payer 买卖 合同签订后五日内支付30%预付款，货到验收合格后十日内支付60%，余下10%质保期满后付清。
- price.prepay-high@payer 中介 报酬在租赁合同签订后10日内支付60%，房屋交付后10日内支付40%。
+ price.prepay-high@payer 买卖 合同签订后五日内支付70%预付款，货到验收合格后支付30%。
- price.price-adjust-one-side 承揽 定作人可以书面提出变更，因变更增加的费用由定作人承担，工期相应顺延。
+ price.price-adjust-one-side@payer 买卖 卖方可以随时调整产品单价。
- delivery.delay-claims-waived@performer 施工 重新检验合格的，费用由甲方承担并延长工期，停工期间不合格的部分由乙方承担。
- delivery.delay-claims-waived@performer 施工 因不可抗力停工的，工程本身的损失由甲方承担，机械停工损失由乙方承担。
+ delivery.delay-claims-waived@performer 施工 甲方原因造成停工的，乙方不得索赔停工损失，工期不予延长。
- price.deposit-forfeited-anyway 租赁 出租方提前收回房屋的，应退还剩余租金和押金，并支付一个月租金作为补偿。
+ price.deposit-forfeited-anyway@payer 租赁 不论何种原因提前退租的，押金一律不退。
- consistency.amounts 租赁 车辆一｜赛那商务车｜浙F·T6182｜月租金8,200元/车辆二｜GL8商务车｜浙F·T3059｜月租金6,300元/第二条 两辆车月租金合计14,500元。
- consistency.amounts 合伙 甲方当店长，每月从店里领工资6,000元。/丙方负责收银，每月领工资5,000元。
+ consistency.amounts 租赁 第一条 月租金为8,200元。/第二条 乙方应按月租金8,600元支付。
- consistency.periods 施工 缺陷责任期为24个月；屋面防水工程保修期为5年，其他工程保修期为2年。
+ consistency.periods 买卖 第一条 质保期为12个月。/第二条 质保期为24个月。
- consistency.choices 服务 服务方可以提前三十日书面通知委托方解除合同。/委托方可以提前十五日书面通知服务方解除合同。
- price.total-differs 保证 第九条 本合同一式三份，甲方、乙方、债务人各执一份。
- price.total-differs 融租 第九条 本合同自三方签字盖章之日起生效，一式六份，各方各执二份。
+ price.total-differs 保证 第九条 本合同一式六份，双方各执两份。
- price.instalments-differ 承揽 第四条 总价340,000元。合同签订后7日内支付总价的40%；试模合格后10日内支付30%；收到增值税专用发票后15日内支付25%；质保期满后10日内支付5%。
- price.instalments-differ 施工 第五条 签约后支付合同价款的10%作为预付款，竣工验收后支付合同价款的90%，甲方另提供合同价款10%的支付担保。
+ price.instalments-differ 承揽 第四条 总价340,000元。合同签订后7日内支付总价的40%；试模合格后10日内支付30%；验收合格后支付20%。
- parties.authority-missing 买卖 本合同自双方盖章并由授权代表签字之日起生效。
- parties.authority-missing 买卖 风险自买方授权代表签署到货单时起由买方承担。
+ parties.authority-missing 买卖 本合同由业务员张某代表卖方签署。
- parties.branch-as-party 保证 丙方：越江农村商业银行股份有限公司城东支行
+ parties.branch-as-party 买卖 丙方：杭州青禾贸易有限公司滨江分公司
- signature.blank-left 借款 附件一：收款确认书（格式）/兹确认于____年__月__日收到款项人民币______元。
+ signature.blank-left 借款 借款期限自____年__月__日起。
- subject.quantity-tolerance 买卖 逾期未通知的，视为外观、数量和常规检验可以发现的质量符合约定。
+ subject.quantity-tolerance 买卖 采购数量约100吨。
- property.open-source-free 技开 交付物包括自行编写部分的源代码、第三方及开源组件清单。
+ property.open-source-free@payer 技开 开发方可以自行选用开源组件，无须告知委托方。
- liability.fixed-amount-fine 租赁 承租方支付押金20,000元，用于担保租金和交通违法罚款。
- liability.cap-too-low 运输 承运人应投保承运人责任险，每次事故赔偿限额不低于100万元。
- confidentiality.scope-undefined 服务 第九章 保密、通知与争议解决
- confidentiality.scope-undefined 服务 任何一方违反保密义务的，应当赔偿对方的实际损失。
+ confidentiality.scope-undefined 服务 双方应当保密。
- confidentiality.period-missing 服务 双方对知悉的对方商业秘密保密，保密义务至该信息依法公开时止。
+ confidentiality.period-missing 服务 双方对知悉的对方商业秘密保密。
- validity.standard-form-unfair 承揽 承揽人按定作人提供的图纸加工，未注公差按图纸技术说明执行。
+ validity.standard-form-unfair 服务 本合同的最终解释权归服务方所有。
- parties.handed-on-freely 承揽 承揽人未经定作人同意将主要工作交由第三人完成的，定作人可以解除合同。
+ parties.handed-on-freely@payer 承揽 承揽人可以自行将主要工作交由第三人完成，无须定作人同意。
- price.forced-purchase 经销 乙方应向甲方报告区域内采购计划、设备需求等信息。
- delivery.risk-early 买卖 货物灭失或者损坏的风险，自货物在装运港装上船时起转移给买方。
+ delivery.risk-early@payer 买卖 货物出厂后毁损、灭失的风险由买方承担。
- termination.one-sided 特许 被特许人自合同签订之日起十五日内，可以书面通知特许人单方解除合同。
- validity.labour-overtime-rate-low 劳动 乙方月工资为12,000元。/加班费计算基数为12,000元。
+ validity.labour-overtime-rate-low 劳动 乙方月工资为12,000元。/加班费计算基数为3,000元。
- termination.term-missing 租赁 租赁期限为三年，自2026年4月1日起至2029年3月31日止，其中首月为装修免租期。
+ termination.term-missing 租赁 首月为免租期。
- acceptance.missing 平台 第一条 平台方向商户提供店铺展示服务。
- attachments.missing 股权 第一条 其他股东的声明见附件一。/甲方（盖章）：/乙方（盖章）：/附件一 放弃优先购买权声明：股东秦岭声明放弃本次转让的优先购买权。
+ attachments.missing 股权 第一条 其他股东的声明见附件一。/甲方（盖章）：/乙方（盖章）：
`);

describe('fair clauses beside the provisions they resemble', () => {
  it.each(rows)('$sign $rule $text', (row) => {
    expect(isReported(row)).toBe(row.sign === '+');
  });
});
