import { describe, expect, it } from 'vitest';
import { isReported, paraphrases } from './paraphrase.testing.ts';

/** Clauses that another clause, the law or the side they burden answers (-), each beside what they resemble (+). */
const rows = paraphrases(`
- termination.one-sided 服务 委托方逾期付款超过三十日，经催告后十日内仍未支付的，服务方可以解除合同。
- termination.one-sided 买卖 卖方逾期交货超过20日的，买方有权解除合同。
- termination.one-sided 承揽 经两次返工仍不合格的，定作人可以解除合同。
+ termination.one-sided 服务 委托方逾期付款超过三十日的，服务方可以解除合同。/委托方在合同期内不得解除合同。
+ termination.one-sided 买卖 买方违反本合同的，卖方有权解除合同。
+ termination.one-sided 服务 服务方提前十日通知即可解除合同。
- delivery.extra-work-unpaid 施工 未签署变更单的，承包人不得据以要求增加价款。
- delivery.extra-work-unpaid 施工 发包人提供临时设施场地，免费提供垂直运输。
+ delivery.extra-work-unpaid 施工 零星增加的工作，承包人不另计费用。
- delivery.delay-claims-waived 施工 承包人无正当理由停工超过十五日的，发包人可以解除合同，不再适用第九条的违约金。
+ delivery.delay-claims-waived 施工 停工、窝工的损失由承包人自行承担，不得索赔。
- property.exclusive-contradicted 商标 许可方式为普通使用许可，许可方可以自行使用，也可以许可他人使用。/许可方保证签约前未将商标作独占或者排他许可。
+ property.exclusive-contradicted 商标 许可方式为独占许可。/许可方可以自行使用，也可以许可他人使用。
- consistency.choices 商标 许可方式为普通使用许可。/许可方保证签约前未将商标作排他许可。
+ consistency.choices 商标 许可方式为普通使用许可。/许可方授予被许可方排他许可。
- validity.ad-endorsement 服务 主要演员因伤病不能演出的，应当提供医疗机构证明。/甲方可在场馆投放宣传广告。
+ validity.ad-endorsement 广告 广告由明星代言，推荐消费者服用本保健食品。
- validity.family-made-liable 借款 （李四、王五系夫妻，以下合称借款人，对本合同项下债务共同承担偿还责任）
+ validity.family-made-liable 借款 借款人到期不还的，由其配偶承担清偿债务的责任。
- price.set-off-barred 借款 借款从实际到账之日起算利息，不预先扣除利息。
- validity.guarantee-period-until-paid 保证 保证人已理解连带责任保证的含义，即债务人到期不还时，债权人可以直接要求保证人偿还。
+ validity.guarantee-period-until-paid 保证 保证责任直至主债务全部清偿为止。
- validity.interest-over-limit 服务 委托方逾期付款的，按逾期金额每日万分之五支付逾期利息，以贷款市场报价利率为参考。
+ validity.interest-over-limit 借款 逾期还款的，按每日万分之五支付逾期利息。
- liability.multiple-penalty 兼职 法定节假日安排乙方工作的，甲方按小时报酬的三倍支付报酬。
- signature.conditional-effect 技转 乙方应自合同生效之日起一年内开始实施，许可备案由甲方办理。
- signature.conditional-effect 技转 本合同一式六份，两份用于备案和登记，经双方法定代表人签字并盖章后生效。
+ signature.conditional-effect 技转 本合同自主管部门批准后生效。
- acceptance.use-not-acceptance 承揽 定作人擅自将设备投入使用的，视为验收合格，但不影响承揽人的质量保证责任。
+ acceptance.use-not-acceptance 承揽 定作人将设备投入使用的，视为验收合格。
- validity.official-connections 劳动 甲方应为乙方办理档案和社会保险关系的转移手续，并报主管部门审批。
+ validity.official-connections 服务 乙方利用与主管部门的特殊关系保证通过审批。
- validity.either-arbitration-or-suit 物业 业主经催告在合理期限内仍不支付的，乙方可以提起诉讼或者申请仲裁。
+ validity.either-arbitration-or-suit 服务 发生争议的，可以向仲裁委员会申请仲裁，也可以向法院起诉。
- liability.deposit-kept-by-defaulter 服务 甲方无正当理由取消演出的，无权要求返还定金；/乙方无正当理由不演出的，双倍返还定金。
- price.deposit-forfeited-anyway 租赁 承租方无正当理由提前退租的，出租方有权不予退还押金。
+ price.deposit-forfeited-anyway 租赁 期满退租的，押金一律不退。
- price.retention-no-return 租车 承租方交纳押金20,000元，还车时车辆无损坏的，出租方应当退还押金。
- parties.authority-missing 服务 甲方（盖章）：杭州青禾贸易有限公司/授权代表：王明/乙方（盖章）：苏州云杉设备有限公司/授权代表：李强
+ parties.authority-missing 服务 委托代理人（签字）：王明
- attachments.missing 买卖 技术参数见附件一《技术协议》。/附件一《技术协议》为本合同组成部分。
+ attachments.missing 买卖 产品的规格和数量见附件一。
- price.total-differs 服务 本合同一式四份，每人各执一份。
+ price.total-differs 服务 本合同一式五份，双方各执二份。
- liability.target-debts-on-transferee 股权 未列明而发生于变更登记之前的债务，由乙方承担。
+ liability.target-debts-on-transferee 股权 未披露的债务，由受让方承担。
- liability.one-sided 施工 因承包人原因逾期完工的，每日支付违约金1,000元。/发包人未按期支付到期应付款的，按欠付金额以一年期贷款市场报价利率加50%计付利息。
+ liability.one-sided 施工 因承包人原因逾期完工的，每日支付违约金1,000元。/发包人应按期付款。
- confidentiality.scope-undefined 兼职 乙方对甲方的菜品配方应当保密。
- confidentiality.scope-undefined 技转 一方泄露对方秘密的，应赔偿对方因此受到的损失。/双方对技术资料、经营信息予以保密。
+ confidentiality.scope-undefined 服务 双方均应当保密，不得泄露秘密。
- price.payment-date-missing 租赁 租金按季支付，首期支付日为2025年7月14日，以后每满三个月的14日支付一期。
- validity.unqualified-contractor 施工 乙方（包工头）：余大海，男，身份证号360428197909251736，住江西省九江市。
- property.ownership-to-performer 承揽 承揽人独立完成的设计成果归承揽人所有，定作人有权为维护设备的目的无偿使用图纸。
+ property.ownership-to-performer@payer 承揽 承揽人完成的设计成果归承揽人所有。
+ consistency.periods 买卖 质保期为终验收合格之日起十二个月。/整机自到货之日起二十四个月为质保期。
- consistency.periods 买卖 质保期为终验收合格之日起十二个月。/质保期自终验收合格之日起十二个月，期满后结清质保金。
+ consistency.choices 租赁 租金按年支付，先付后用，于每年9月30日前付清下一年度的租金。/乙方在每年秋粮收割并出售后十五日内支付当年租金。
- consistency.choices 租赁 租金按年支付，先付后用。/乙方收割后应清理地块。
+ validity.works-permit-missing 施工 许可证上批的是两层，经商量实际建三层，由承包人施工。
+ validity.works-permit-missing 施工 规划许可为3层，实际建5层。
- validity.works-permit-missing 施工 规划许可为五层，实际建五层。
+ price.care-prepaid-too-long 养老 床位费每月2,000元。/乙方入住时交纳押金50,000元。
- price.care-prepaid-too-long 养老 床位费每月2,000元。/乙方入住时交纳押金20,000元。
`);

describe('a clause that is answered', () => {
  it.each(rows)('$sign $rule@$side $kind $text', (row) => {
    expect(isReported(row)).toBe(row.sign === '+');
  });
});
