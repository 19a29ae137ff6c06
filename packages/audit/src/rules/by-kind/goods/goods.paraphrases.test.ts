import { describe, expect, it } from 'vitest';
import { isReported, paraphrases } from '../../paraphrase.testing.ts';

/** Provisions on goods in other words (+) and their harmless twins (-). */
const rows = paraphrases(`
+ termination.instalment-acceleration 买卖 买方有一期款项未按时支付的，卖方可以要求其一次性付清剩余全部货款。
+ termination.instalment-acceleration 买卖 设备款分六次付清，其中任何一次拖欠，其余各次视为提前到期。
+ termination.instalment-acceleration 买卖 任一期货款迟延达三日，卖方有权解除合同并拉回设备。
- termination.instalment-acceleration 买卖 买方未付到期价款达到总价的五分之一，经催告后十五日内仍未支付的，卖方可以解除合同。
+ delivery.taking-back-at-will 买卖 尾款未结清以前，卖方可随时派员将机器拆走运回。
+ delivery.taking-back-at-will 买卖 只要尚欠货款，无论已付多少，卖方均有权直接收回货物。
- delivery.taking-back-at-will 买卖 已付价款不足75%且经催告后十五日内仍未付款的，卖方可以取回设备。
+ termination.paid-money-kept 服务 本合同不管因谁的缘故提前结束，委托方交的服务费一分不退。
+ termination.paid-money-kept 买卖 合同解除后，买方已付货款概不返还。
+ termination.paid-money-kept 技服 无论成果是否符合要求，已收取的报酬均不退回。
+ termination.paid-money-kept 服务 任何原因导致活动取消的，已缴纳的报名费归主办方所有。
- termination.paid-money-kept 服务 合同解除的，服务方应按实际履行情况结算，多收的费用在十日内退还。
- termination.paid-money-kept 服务 已经提供的服务部分对应的费用不予退还，其余费用按比例退还。
+ subject.title-defect-waived 买卖 货物如涉及抵押或他人主张产权，买方自行负责应对，与卖方无关。
+ subject.title-defect-waived 买卖 标的物权属发生争议的，由买方自行解决，卖方概不负责。
- subject.title-defect-waived 买卖 第三人就货物主张权利的，由卖方负责处理并赔偿买方损失。
+ subject.defect-warranty-excluded 买卖 本批设备按现状出售，买方已充分了解，日后不得就质量问题提出异议。
+ subject.defect-warranty-excluded 买卖 货物售出，概不退换。
+ subject.defect-warranty-excluded 买卖 清仓处理品不提供任何质保，出现故障卖方不予负责。
- subject.defect-warranty-excluded 买卖 货物交付后发现质量问题的，买方可以要求退换。
+ subject.quality-standard-loose 买卖 产品达到国标、行标、企标其中之一即为合格。
+ subject.quality-standard-loose 买卖 产品质量以卖方企业标准为准。
- subject.quality-standard-loose 买卖 产品应符合国家标准和行业标准，标准不一致的以较高者为准。
+ subject.warranty-forfeited 买卖 买方逾期付款的，保修义务自动终止。
+ subject.warranty-forfeited 买卖 设备交由第三方维修过的，不再享有质保。
+ delivery.late-without-liability 买卖 上述交货时间仅为预计，卖方延迟发货不构成违约。
+ delivery.late-without-liability 买卖 到货晚于约定日期的，买方不得因此索赔或者解除合同。
- delivery.late-without-liability 买卖 因买方未及时提供图纸造成交货延迟的，卖方不承担责任。
+ delivery.substitute-at-will 买卖 缺货时卖方可以自行以同档次的其他品牌替代，买方应予接受。
- delivery.substitute-at-will 买卖 更换品牌或者型号的，卖方应事先取得买方书面同意。
+ price.adjust-trigger-vague 框架 原材料行情发生较大波动时，双方另行商定价格。
- price.adjust-trigger-vague 框架 主要原材料价格变动超过5%的，双方协商调整单价。
+ price.earnest-unnamed-kept 买卖 买方交付的诚意金无论最终是否成交，均不退还。
- price.earnest-unnamed-kept 买卖 未能签约的，卖方应在七日内退还意向金。
+ acceptance.quality-claim-burden 买卖 买方付清全款后方可提出质量异议，否则卖方不予受理。
+ subject.stock-at-supplier-risk 框架 供方须保持两个月的安全库存，协议终止时剩余库存由供方自行消化。
+ subject.stock-at-supplier-risk 框架 供方按需方滚动预测备料，需方不承担由此形成的呆滞料。
- subject.stock-at-supplier-risk 框架 供方按预测备货的，需方应在九十日内采购完毕，逾期未采购的由需方收购。
+ price.paid-by-notes 框架 需方可以用供应链平台开具的债权凭证付款，供方不得拒收。
+ price.paid-by-notes 买卖 买方有权选择以六个月商业承兑汇票支付货款，贴现费用由卖方自理。
- price.paid-by-notes 买卖 经卖方书面同意，买方可以银行承兑汇票支付，贴现费用由买方承担。
+ price.late-interest-too-low 买卖 买方逾期付款的，按未付金额每日十万分之三支付违约金。
+ price.late-interest-too-low 框架 需方迟延付款的，不计利息，也不承担违约金。
- price.late-interest-too-low 买卖 买方逾期付款的，每日按未付金额的万分之五支付违约金。
+ price.security-cash-only 框架 履约保证金只接受现金转账，不接受银行保函。
+ price.audit-before-payment 买卖 最终结算金额以审计部门的审计结果为准，审计完成后再行付款。
+ acceptance.time-at-will 框架 验收由需方视生产排期择机进行。
- acceptance.time-at-will 框架 需方应在到货后十个工作日内完成检验。
+ termination.orders-cancelled-freely 框架 需方可随时撤销或者削减已下达的订单，供方不得要求补偿。
- termination.orders-cancelled-freely 框架 需方取消订单的，应补偿供方已发生的材料费用。
+ price.most-favoured 框架 供方供给其他客户的价格低于本协议的，应向需方退还全部差价。
+ price.yearly-cut 框架 自第二年起供货单价每年下调百分之三。
+ subject.exclusive-supply 框架 合作期内供方不得向其他任何客户供应同类产品。
- subject.exclusive-supply 框架 供方不得将需方图纸用于为其他客户生产产品。
+ property.improvements-taken 框架 供方在生产中取得的工艺改进，其知识产权无偿归需方所有。
+ validity.overloading 运输 每趟按核定吨位的一点五倍装货。
+ validity.overloading 运输 为赶工期允许超载运输，罚款由托运人承担。
- validity.overloading 运输 承运人不得超载，违者自行承担后果。
+ delivery.transit-loss-on-shipper 运输 货物自离库起，路上发生的丢失、破损均由托运人自行承担。
+ delivery.transit-loss-on-shipper 运输 运输过程中货物受损的，承运人概不赔偿。
- delivery.transit-loss-on-shipper 运输 运输过程中因不可抗力造成的损失，承运人不承担责任。
+ liability.cap-by-fee 运输 货物丢失的，最多按运费的两倍赔偿。
+ liability.cap-by-fee 仓储 货损赔偿以一个月仓储费为上限。
+ parties.handed-on-and-released 运输 承运人可将货物交由其他车队运输，由该车队直接对托运人负责。
+ parties.handed-on-and-released 承揽 承揽人可以外包加工，外包后与承揽人无关。
- parties.handed-on-and-released 承揽 辅助工作可以交由第三人完成，承揽人就其工作向定作人负责。
+ parties.handed-on-freely 仓储 保管人可根据库容自行将货物转存他处，无须通知存货人。
+ parties.handed-on-freely 委托 受托人可以随时转委托他人办理。
- parties.handed-on-freely 委托 未经委托人书面同意，受托人不得转委托。
+ price.freight-after-loss 运输 货物途中毁损灭失，运费照付。
- price.freight-after-loss 运输 货物途中灭失的，托运人不再支付运费。
+ validity.dangerous-goods-concealed 运输 锂电池按普通货物申报并与其他货物混装。
+ validity.dangerous-goods-concealed 仓储 油漆、稀释剂存放于普通仓库。
- validity.dangerous-goods-concealed 运输 托运人不得将危险品按普通货物托运。
+ parties.carrier-unlicensed 运输 承运人的营运证正在换证办理中，不影响本合同履行。
- parties.carrier-unlicensed 运输 承运人应当持有有效的道路运输经营许可证。
+ liability.custody-excluded 仓储 存放期间货物被盗、受潮、短少的，保管人一概不负赔偿责任。
- liability.custody-excluded 仓储 因货物自身性质造成的变质，保管人不承担责任。
+ acceptance.package-count-only 仓储 入库仅点箱数，箱内数量短少、规格不符保管人不承担责任。
+ acceptance.no-warehouse-receipt 仓储 保管人不另行出具入库单，以仓管员微信回复为准。
+ delivery.goods-used-by-keeper 仓储 保管人可以将库存货物借给他人周转使用。
+ delivery.goods-sold-for-debt 仓储 存货人欠费超过十日，保管人有权直接变卖货物抵偿。
- delivery.goods-sold-for-debt 仓储 存货人欠费的，保管人催告并给予60日后可以依法变卖，余款退还。
+ delivery.unclaimed-goods-forfeited 承揽 定作人超期三十日未提走的成品归承揽人所有。
- delivery.unclaimed-goods-forfeited 仓储 存货人逾期不提货的，保管人可以催告后依法提存。
+ liability.drawing-defect-on-maker 承揽 即使图纸有错误，返工费用也由承揽人承担。
- liability.drawing-defect-on-maker 承揽 承揽人发现图纸不合理的，应当及时通知定作人。
+ validity.lien-waived 承揽 承揽人放弃对定作物的留置权。
+ price.rework-free-forever 服务 服务方应无偿修改方案，直到委托方满意为止。
`);

describe('paraphrases of provisions on goods', () => {
  it.each(rows)('$sign $rule in a $kind: $text', (row) => {
    expect(isReported(row)).toBe(row.sign === '+');
  });
});
