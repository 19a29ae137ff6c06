import { describe, expect, it } from 'vitest';
import { isReported, paraphrases } from './paraphrase.testing.ts';

/** Provisions in several wordings (+), each beside its lawful version or a mere mention (-). */
const rows = paraphrases(`
+ delivery.shares-registered-late 股权 受让方付清全部转让价款后60日内，转让方配合办理变更登记。
+ delivery.shares-registered-late 增资 目标公司在收到投资款后12个月内办理工商变更登记。
+ delivery.shares-registered-late 增资 目标公司争取在交割日起180日内办理完毕工商变更登记，具体时间视登记机关进度而定。
- delivery.shares-registered-late 股权 受让方支付首期款后15日内，双方办理变更登记。
- delivery.shares-registered-late 股权 变更登记办理完毕后60日内，受让方付清余款。
+ validity.preemption-settled-later 股权 其他股东放弃优先购买权的书面声明，由转让方在变更登记完成后30日内补交。
+ validity.preemption-settled-later 增资 丁方的优先认缴权，由目标公司在交割后另行与丁方沟通处理。
- validity.preemption-settled-later 股权 其他股东已书面放弃优先购买权，声明见附件一。
+ price.seller-taxes-on-buyer 股权 转让方因本次转让应缴纳的个人所得税由受让方另行承担。
+ price.seller-taxes-on-buyer 房买 本次交易的全部税费，包括依法应由出卖人缴纳的个人所得税、增值税，均由买受人承担。
- price.seller-taxes-on-buyer 股权 因本次转让产生的税费由双方依法各自承担。
- price.seller-taxes-on-buyer 股权 受让方依法代扣代缴转让方应缴纳的个人所得税。
+ validity.share-transfer-unequal 股东 甲方可自由向第三方转让其股权，乙方放弃优先购买权。
- validity.share-transfer-unequal 股东 任何一方对外转让股权的，其他股东在同等条件下享有优先购买权。
+ termination.buyback-window-short 增资 投资方应于回购情形发生之日起30日内提出回购要求，逾期视为放弃。
- termination.buyback-window-short 增资 投资方可以在知道回购情形之日起一年内提出回购要求。
+ validity.buyback-company-alone 增资 回购义务由目标公司以自有资金履行，实际控制人不就回购承担任何责任。
+ subject.anti-dilution-hollow 增资 员工股权激励以及目标公司董事会认可的其他融资除外。
+ delivery.shipper-change-barred 运输 货物起运后，托运人不得要求中止运输、返还货物或者变更到达地和收货人。
- delivery.shipper-change-barred 运输 承运人不得擅自变更到达地。
- delivery.shipper-change-barred 运输 货物交付收货人之前，托运人可以要求变更到达地，但应赔偿承运人的损失。
+ price.collected-money-kept 运输 代收的货款由承运人每季度末转给托运人，承运人可以先扣除各种费用。
- price.collected-money-kept 运输 承运人应在代收后三个工作日内将代收货款全额转给托运人。
+ delivery.supply-stopped-freely 框架 供应方可根据自身产能减少或暂停供货，不视为违约。
- delivery.supply-stopped-freely 框架 采购方逾期付款的，供应方可以暂停供货，不承担违约责任。
+ subject.source-changed-unasked 框架 供应方可根据货源情况更换产品的产地、工厂及配方，无须另行通知采购方。
- subject.source-changed-unasked 框架 供应方更换原料的，应当事先书面通知采购方。
+ liability.recall-on-buyer 框架 因原料问题导致产品召回、行政处罚的，由采购方自行承担，供应方仅退还该批货款。
- liability.recall-on-buyer 框架 因货物质量问题导致召回的，由供应方承担全部损失。
+ price.minimum-purchase-penalty 框架 采购方全年采购总量不得低于120吨，不足部分按差额货值的30%支付违约金。
- price.minimum-purchase-penalty 框架 年度预计采购量不低于120吨，未达到的，采购方不承担违约责任。
+ subject.certificates-first-batch-only 框架 供应方在首批供货时提供许可证和检验合格证明，以后各批不再另行提供。
- subject.certificates-first-batch-only 框架 供应方应随每批货物提供检验合格证明。
+ validity.sham-outsourcing 服务 保洁人员由委托方负责日常考勤、排班、调岗和奖惩。
- validity.sham-outsourcing 服务 保洁人员由服务方负责考勤、排班和管理，委托方只检查服务质量。
+ liability.injury-cost-on-client 服务 保洁人员发生工伤的，相关费用由委托方承担。
- liability.injury-cost-on-client 服务 保洁人员发生工伤的，由服务方依法处理并承担费用。
+ validity.uncertified-work 服务 外墙清洗可以安排普通保洁员作业，或者交给个人承做。
- validity.uncertified-work 服务 外墙清洗应由持证人员作业，不得交给个人承做。
+ validity.staff-hours-unlawful 服务 保洁人员每日工作时间为9:00至21:00，每月休息2天。
- validity.staff-hours-unlawful 服务 保洁人员每日工作时间为8:00至17:00，每周休息一天。
+ validity.relatives-count-as-breach 竞业 乙方的配偶、父母从事竞争业务的，视为乙方违反本协议。
- validity.relatives-count-as-breach 竞业 乙方以配偶名义从事竞争业务的，视为乙方违反本协议。
+ liability.grace-too-long 流转 流入方拖延180天以内的不算违约。
- liability.grace-too-long 租赁 承租方逾期5日以内的，不视为违约。
+ liability.breach-without-consequence 股权 受让方逾期付款的，每日按千分之三支付违约金；转让方未按约定履行义务的，由双方协商处理。
- liability.breach-without-consequence 股权 一方未按约定履行义务的，每日按千分之三支付违约金；发生争议的，双方协商解决。
+ subject.left-to-later 仓储 货物要不要买保险、由谁买，以后双方再商量。
+ subject.left-to-later 买卖 试运行时间和合格标准由双方届时另行协商。
- subject.left-to-later 买卖 合同期满后是否续签，由双方届时另行协商。
+ acceptance.tester-of-one-side 服务 节能量由服务方指定的机构核验，核验费用由委托方承担。
- acceptance.tester-of-one-side 服务 节能量由双方共同选定的机构核验，费用由结果不利的一方承担。
+ liability.remaining-profit-doubled 服务 委托方停产、搬迁的，应按剩余服务期预计收益的两倍赔偿服务方。
- liability.remaining-profit-doubled 服务 合同提前终止的，服务方应退还剩余期限的全部服务费。
+ price.silence-accepts-claim 监理 委托人收到付款申请后七日内未书面提出异议的，视为全部认可。
- price.silence-accepts-claim 监理 委托人收到付款申请后十五日内应当书面答复。
+ price.farmland-rent-fixed 流转 流转期限二十年。/租金在整个租期内不作调整。
- price.farmland-rent-fixed 流转 流转期限二十年。/租金每三年递增一次，其间不作调整。
+ termination.farmland-not-restored 流转 期满后流入方不负责恢复成原来的耕地。
+ price.supplier-pipes-on-user 供热 红线外的支线管道，其维修、更换费用由用户承担。
- price.supplier-pipes-on-user 供热 红线内用户侧的管道，由用户负责维修。
+ price.full-fee-while-off 供热 同意停用的，用户仍应按热费总额的100%支付基础热费。
+ notices.promotion-fund-undisclosed 特许 推广费由特许人自行安排，无需向被特许人公布明细。
- notices.promotion-fund-undisclosed 特许 特许人应当每季度向被特许人披露推广费的使用情况。
+ liability.client-material-on-agency 广告 因广告主提供的素材违法或者侵权导致的处罚和索赔，均由广告发布者承担。
- liability.client-material-on-agency 广告 因广告主提供的素材侵权引起的索赔，由广告主承担。
+ liability.result-guaranteed-refund 广告 广告发布者保证投入产出比不低于1:5，未达到的，退还已收全部费用。
- liability.result-guaranteed-refund 广告 曝光量未达到约定的，广告发布者按比例补投。
+ price.supervision-delay-unpaid 监理 工程延期的，不论何种原因，酬金不作增加。
+ validity.inspection-by-builder 监理 旁站和平行检验可以由施工单位质检员实施并记录。
- validity.inspection-by-builder 监理 监理人对施工单位的工序实施旁站和平行检验。
+ validity.trust-related-products 理财 受托人可以将委托资产投资于受托人或者其关联方管理的产品，无须事先告知委托人。
- validity.trust-related-products 理财 委托资产不得投资于受托人或者其关联方管理的产品。
+ notices.factoring-identity-hidden 保理 转让通知中不列明保理人身份，亦不附转让凭证。
+ subject.civil-defence-parking-sold 房买 出卖人将人防车位的所有权随房屋一并转让给买受人。
+ property.published-before-filing 技开 研究人员可以自行发表论文，无需委托方审阅，也不受专利申请进度限制。
- property.published-before-filing 技开 任何一方不得擅自发表论文，须经对方书面同意。
+ price.common-income-to-manager 物业 由此取得的收入70%归乙方，其余30%归全体业主。
- price.common-income-to-manager 物业 经营收入扣除合理成本后归全体业主所有。
+ termination.owners-dismissal-barred 物业 服务期内甲方及业主不得以任何理由解聘乙方。
+ delivery.transit-loss-on-shipper 运输 因交通事故、雨淋、被盗造成货物损失的，视为不可抗力，承运人不承担赔偿责任。
- delivery.transit-loss-on-shipper 运输 因不可抗力造成货物损失的，承运人不承担赔偿责任。
+ acceptance.package-count-only 仓储 保管人对入库货物的数量、质量不作验收，出库时发现短少的由存货人承担。
+ acceptance.no-warehouse-receipt 仓储 保管人不另开仓单，双方以微信聊天记录为凭。
+ delivery.stored-goods-moved 仓储 保管人可以自行把货物移到其他地方存放，不必通知存货人。
+ price.farmland-compensation-taken 流转 土地补偿费、安置补助费、青苗费和地上附着物补偿费全部归流入方所有。
- price.farmland-compensation-taken 流转 土地补偿费归流出方，青苗补偿费归流入方。
+ validity.dispatch-unequal 派遣 用工单位正式员工享有的年终奖、高温津贴，派遣人员一律不享受。
+ validity.dispatch-return-at-will 派遣 用工单位不得以任何理由将派遣员工退回，退回一人的，支付三个月派遣费用。
+ liability.finance-lease-double-recovery 融租 租赁物收回后由出租人自行处置，处置所得不论多少均归出租人，与承租人欠款不作冲抵结算。
+ validity.discretion-without-recourse 服务 项目能耗基准由服务方根据其测算模型确定，委托方对基准数值不提出异议。
+ price.payment-untied-from-result 服务 不论当年实际节电量多少，委托方每年支付的款项不低于960,000元，不足部分次年补足。
+ validity.tech-monopoly 合作 甲方不得以任何方式对乙方投入的专利的有效性提出异议。
+ validity.farmland-term-too-long 流转 承包期至2028年12月31日止。/租期二十年，从2026年1月1日到2045年12月31日。
- validity.farmland-term-too-long 流转 承包期至2048年12月31日止。/租期五年，从2026年1月1日到2030年12月31日。
+ validity.labour-overtime-hours 派遣 生产旺季可安排加班，每名员工每月加班不超过60小时。
+ validity.probation-over-limit 派遣 劳动合同期限为一年。/派遣员工试用期为六个月。
- validity.probation-over-limit 服务 服务试用期为八个月，试用期内委托方可以解除合同。
- price.collected-charges-markup 租赁 水费、电费按表计量，物业服务费为每月每平方米6元，由承租方承担。
+ price.collected-charges-markup 服务 服务方在供电企业结算电费基础上加收3%作为管理费。
+ price.collected-charges-markup 物业 物业公司代收电费，每户另收手续费5元。
`);

describe('terms that shift a burden, and their lawful versions', () => {
  it.each(rows)('$sign $rule $text', (row) => {
    expect(isReported(row)).toBe(row.sign === '+');
  });
});
