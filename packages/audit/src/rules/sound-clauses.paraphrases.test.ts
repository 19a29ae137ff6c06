import { describe, expect, it } from 'vitest';
import { isReported, paraphrases } from './paraphrase.testing.ts';

/** Sound clauses that resemble a provision (-), each beside the provision itself (+). */
const rows = paraphrases(`
- validity.deposit-over-limit 承揽 定作人在签约后三日内预付加工费总额的50%，预付款在结算时抵扣。
- validity.deposit-over-limit 服务 委托方于合同签订后7日内支付服务费总额的30%，作为预付款。
- validity.deposit-over-limit 施工 发包人留存结算价款的30%，竣工验收后支付。
+ validity.deposit-over-limit 承揽 定作人在签约后三日内支付定金，定金为加工费总额的50%。
- property.licensor-no-warranty 技转 第七条 不侵权保证/7.1 许可方保证其为专利权人，有权实施本许可。
- property.licensor-no-warranty 许可 许可方保证软件不侵犯第三人的合法权益；第三人主张侵权的，由许可方负责处理并承担责任。
- property.licensor-no-warranty 许可 因被许可方自行修改软件造成的故障，许可方不承担保证责任。
+ property.licensor-no-warranty 技转 许可方不就专利的有效性和实施效果作任何保证。
- validity.noncompete-without-pay 劳动 乙方在职期间不得在与甲方有竞争关系的单位兼职。
- validity.noncompete-without-pay 劳动 劳动合同期内，乙方不得自营或者为他人经营与甲方同类的业务。
- validity.noncompete-without-pay 劳动 乙方离职后的竞业限制由双方另行签订协议约定。
- validity.noncompete-without-pay 竞业 第三条 乙方离职后十二个月内不得到与甲方生产同类产品的单位任职。/第四条 甲方按月支付补偿金，每月5,000元。
+ validity.noncompete-without-pay 劳动 乙方离职后两年内不得到与甲方有竞争关系的单位任职。
- validity.lessor-self-help 租赁 承租方有权在交房当日更换门锁，费用由承租方自理。
- validity.lessor-self-help 租赁 承租方可以在退租前自行拆除并搬走其添置的设备和家具。
+ validity.lessor-self-help 租赁 承租方逾期交租的，出租方可以直接更换门锁并清理屋内物品。
- delivery.goods-sold-for-debt 商租 承租人逾期不搬离的，出租人可以起诉，不得自行处置商铺内的物品。
- validity.unqualified-contractor 施工 承包人应向发包人提供资质证书、营业执照复印件各一份。
- validity.unqualified-contractor 施工 特种作业人员没有上岗证书的，监理人有权要求其离场。
- validity.unqualified-contractor 监理 承包单位未取得资质证书的，监理人应当书面报告委托人。
+ validity.unqualified-contractor 施工 承包人暂无施工资质，借用其他公司的资质施工。
- price.prepay-high@payer 买卖 买方凭卖方开具的等额保函支付60%预付款。
- subject.known-defect-concealed 房买 出卖人故意不告知房屋漏水等重大情况的，买受人可以请求撤销合同。
- subject.known-defect-concealed 买卖 卖方明知货物有缺陷而未告知买方的，不受质量异议期限的限制，不得主张免责。
- subject.known-defect-concealed 中介 中介人故意隐瞒与订立合同有关的重要情况的，无权要求支付报酬，并应赔偿委托人的损失。
+ subject.known-defect-concealed 房买 出卖人明知而未告知的瑕疵，买受人不得主张任何权利。
- validity.gross-negligence-disclaimer 房买 出卖人故意不告知房屋漏水的，不得以验房为由免除责任。
+ validity.gross-negligence-disclaimer 服务 服务方即使有重大过失，也不承担赔偿责任。
- termination.at-will 租赁 出租方隐瞒房屋安全隐患的，承租方可以随时解除合同，不承担违约责任。
- validity.penalty-excessive-rate 运输 承运人未按时运达的，每迟延一日按该运单运费的3%支付违约金。
+ validity.penalty-excessive-rate 运输 托运人逾期付款的，每迟延一日按未付运费的3%支付违约金。
- forceMajeure.no-notice 服务 因不可抗力不能履行的，受影响一方应及时通知对方，根据影响免除责任。
- forceMajeure.no-notice 服务 因不可抗力不能履行的，受影响一方应在两日内通知对方。
+ forceMajeure.no-notice 服务 因不可抗力不能履行的，双方互不承担责任。
- validity.either-arbitration-or-suit 流转 协商不成的，可以向当地农村土地承包仲裁委员会申请仲裁，也可以直接向人民法院起诉。
- validity.either-arbitration-or-suit 物业 业主逾期交费的，物业服务人可以依法提起诉讼或申请仲裁。
+ validity.either-arbitration-or-suit 买卖 协商不成的，可以向杭州仲裁委员会申请仲裁，也可以向人民法院起诉。
- validity.property-rooms-let 物业 合同终止后，物业服务人应移交物业服务用房、经营账目和结余款项。
- validity.guarantee-by-public 物业 协商不成的，可以请街道办事处或者居民委员会调解。
- price.cash-payment 租赁 出租方将房屋交给承租方，双方按清单当面点清并签字。
+ price.cash-payment 买卖 货款200,000元以现金方式当面付清。
- validity.factoring-receivable-untrue 保理 应收账款真实、合法、有效，不存在虚构交易的情形。
- price.set-off-barred 保理 债务人对应收账款不享有已知的抵销权或者抗辩权。
- subject.service-changed-at-will 预付 商家不得单方变更授课地点、授课形式和价款。
- validity.abusive-collection 借款 迟延还款的，按全国银行间同业拆借中心公布的贷款市场报价利率支付逾期利息。
- validity.injury-disclaimer 流转 流入方雇工生产期间发生的人身伤害由流入方自行负责，与流出方无关。
+ validity.injury-disclaimer 服务 在场地内发生的人身伤害，服务方概不负责。
- subject.title-defect-waived 承揽 定作人提供的图纸侵犯第三人权利的，由定作人负责处理。
- liability.uncapped 承揽 定作人在承揽人完成工作前可以解除合同，但应赔偿承揽人的损失，包括已购材料的费用和合理的预期利润。
- signature.conditional-effect 施工 涉及造价增加的签证，须经发包人书面批准后方可生效。
- termination.broker-exclusive-forced 中介 未经委托人书面同意，中介人不得将中介事项转委托给第三人。
- liability.breach-found-by-one 数据 受托方认为委托方的指示违反法律的，应当立即告知委托方，并可以暂停执行。
- consistency.choices 保证 2.1 保证方式为□一般保证　☑连带责任保证。
- consistency.choices 技转 2.1 许可方式为☑普通许可　□排他许可　□独占许可。
- consistency.choices 买卖 货物的所有权自交付时起转移，但双方另有约定的除外。/买方付清价款前，所有权由卖方保留。
- validity.family-made-liable 借款 第十九条 夫妻共同债务/双方确认借款用于借款人的经营。
- subject.lift-care-rare 物业 设备：电梯每15日维护保养一次，消防设施每月检查一次，二次供水水箱每半年清洗一次。
- parties.branch-as-party 仓储 丙方：成都顺通仓储服务部
- price.total-differs 增资 目标公司注册资本为500万元，其中张三认缴350万元、实缴200万元，李四认缴150万元、实缴20万元。
- price.instalments-differ 中介 服务费按成交价的1.2%支付，例如成交价为2,000,000元的，服务费为24,000元。服务费分两次支付：签约后五日内支付50%，过户后五日内支付50%。
- validity.noncompete-unpaid-binding 竞业 单位连续三个月未足额支付补偿的，劳动者可以书面通知解除竞业限制义务，单位仍应支付已履行期间的补偿。
+ validity.noncompete-unpaid-binding 竞业 单位未按时支付补偿的，劳动者仍应遵守竞业限制义务。
- consistency.amounts 租赁 租金为每月每平方米22.00元，每月84,920元。/物业服务费为每月每平方米1.50元，每月5,790元。
- consistency.amounts 服务 培训费为人民币6,400元。/甲方按下列方式退费：培训费按未上课时乘以80元退还。
- termination.at-will 服务 委托方有权随时书面通知解除合同，服务方按下列方式退费：按未上课时乘以80元退还。
+ termination.at-will 服务 委托方有权随时书面通知解除合同，已付费用不退。
- parties.borrowed-qualification 租赁 出租人持有不动产权证书，证号粤（2019）广州市不动产权第06200188号。
- price.total-differs 买卖 中央控制系统，型号QH-C1,1套，单价340,000.00元，小计340,000.00元。/检测设备，型号QH-T6,6台，单价10,000.00元，小计60,000.00元。/合同总价为人民币400,000.00元。
- delivery.extra-work-unpaid 施工 本合同为固定总价合同，除设计变更外价款不作调整。
- validity.above-the-law 合作 本协议与公司章程不一致的，在股东之间以本协议为准，法律有强制性规定的除外。
- validity.deposit-over-limit 房买 总价款为1,880,000元。/首付款（含已付定金）合计人民币750,000元，应于签约之日付清。
- price.instalments-differ 服务 合同总价为100,000元。/合同生效后支付合同总价的30%作为预付款。其余70%分两期支付，每期为合同总价的35%。
- subject.works-warranty-below-minimum 施工 装修工程保修期为两年。水电、防水每个阶段完工后，由承包人提前一天通知发包人查验。
- consistency.amounts 租赁 月租金为人民币15,810元。/承租方应于签约之日支付相当于两个月租金的款项人民币31,620元作为押金。
- consistency.amounts 服务 合同总价为人民币2,368,000元。/合同总价的构成：软件开发费人民币1,250,000元，硬件设备费人民币868,000元，运维服务费人民币250,000元。
- validity.company-buyback 股权 目标公司的股东甲方拟将其持有的目标公司20%的股权转让给乙方，乙方同意受让。
`);

describe('sound clauses beside the provisions they resemble', () => {
  it.each(rows)('$sign $rule $text', (row) => {
    expect(isReported(row)).toBe(row.sign === '+');
  });
});
