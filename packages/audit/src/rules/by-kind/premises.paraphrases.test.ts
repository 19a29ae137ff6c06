import { describe, expect, it } from 'vitest';
import { isReported, paraphrases } from '../paraphrase.testing.ts';

/** Sentences that must be reported (+) and that must not (-), each in a contract of that kind. */
const rows = paraphrases(`
+ validity.lease-illegal-building 商租 二楼部分系甲方自行加盖，没有办理规划审批，一并出租给乙方并计入面积。
+ validity.lease-illegal-building 商租 出租厂房为临时建筑，批准使用期限已过，乙方知悉。
+ validity.lease-illegal-building 租赁 房屋属违章建筑，乙方出租方正在补办报建手续。
- validity.lease-illegal-building 商租 乙方不得擅自搭建，未经甲方同意不得改变房屋结构。
+ validity.premises-fire-unchecked 商租 该商场尚未办理消防备案，由此被责令停业的后果由乙方自负。
+ validity.premises-fire-unchecked 商租 消防手续由乙方自行办理，未能通过消防检查的，租金照常支付。
- validity.premises-fire-unchecked 商租 甲方应在交付前取得消防验收合格意见书。
+ validity.sale-breaks-lease 商租 甲方将房屋转让给他人的，本租约自动解除，乙方须十五日内腾房。
+ validity.sale-breaks-lease 商租 房屋被抵押权人处置或者卖给第三方后，租赁关系即告终止，乙方不得主张继续租用。
- validity.sale-breaks-lease 商租 租赁期内房屋所有权变动的，不影响本合同的效力，由受让人继续履行。
+ validity.preemption-waived 商租 乙方自愿放弃对该商铺的优先购买权。
- validity.preemption-waived 商租 乙方在收到通知之日起十五日内未明确表示购买的，视为放弃优先购买权。
+ validity.lessor-self-help 商租 乙方欠租达五日，甲方有权锁门停业并扣押店内货物抵租。
+ validity.lessor-self-help 商租 合同到期乙方未搬走的，屋内物品视为遗弃，甲方可任意处理。
+ validity.lessor-self-help 租赁 承租方拖欠租金的，乙方可以掐断水电、换掉门锁。
- validity.lessor-self-help 商租 因检修需要停水停电的，甲方应提前三日通知乙方。
+ price.deposit-forfeited-anyway 商租 无论何种原因提前终止，押金一律不予退还。
+ price.deposit-forfeited-anyway 商租 租期届满，押金抵作房屋正常磨损的维修费，不再返还。
- price.deposit-forfeited-anyway 商租 租期届满乙方结清费用后十日内，甲方无息退还押金。
+ validity.lessor-enters-at-will 商租 甲方可随时开门进入商铺检查，无须告知乙方。
- validity.lessor-enters-at-will 商租 甲方需要进入房屋维修的，应提前一日通知乙方。
+ validity.lease-partitioned 租赁 原厨房已隔成一间卧室，配床位供合租人居住。
+ validity.lease-registration-forbidden 租赁 承租人不得以本合同办理居住证或者租赁备案。
+ parties.co-owner-consent 商租 该商铺由甲方与其弟按份共有，各占50%。
- parties.co-owner-consent 商租 该商铺由甲方与其弟按份共有，其他共有人已书面同意本次出租。
+ price.rent-due-while-unusable 商租 商场因改造施工停业期间，乙方仍应支付租金。
+ price.rent-due-while-unusable 商租 房屋因不可抗力损毁不能使用的，租金不予减免。
- price.rent-due-while-unusable 商租 检修连续超过二十四小时的，按日减收租金。
+ subject.lease-use-mismatch 商租 乙方不能办理餐饮许可的，由乙方自行负责，不得要求解除合同或者退租金。
+ subject.lease-use-mismatch 商租 房屋规划用途为住宅，乙方用于开设餐饮店。
+ price.utility-markup 商租 电费由甲方按每度1.8元的园区统一电价收取，另加收10%损耗。
- price.utility-markup 商租 水电费按供应单位的标准据实收取，甲方不得加价。
+ price.fitout-forfeited 商租 合同无论因何原因解除，乙方的装修全部无偿归甲方所有。
+ price.expropriation-to-lessor 商租 遇征收的，一切补偿款归甲方，乙方不得主张停业损失和装修补偿。
- price.expropriation-to-lessor 商租 征收补偿中的停产停业损失归乙方所有。
+ liability.holdover-multiple 商租 乙方逾期交还商铺的，按日租金的五倍支付占用费。
- liability.holdover-multiple 商租 乙方逾期返还的，按日租金的1.5倍支付占有使用费。
+ subject.defects-waived-as-is 商租 乙方已实地查看房屋，按现状承租，今后不得就房屋质量、安全等任何问题提出异议。
+ validity.sublease-without-consent 商租 甲方系向原业主承租该房，尚未取得业主同意转租的书面文件。
+ price.owner-taxes-on-lessee 商租 因本租赁产生的房产税、土地使用税等一切税费由乙方承担。
+ validity.safety-shifted-to-lessee 商租 租赁场所内的安全生产和消防责任全部由乙方承担，与甲方无关。
+ termination.lessee-death-ends 租赁 承租人去世的，合同即行终止，其家属应在十日内搬离。
+ validity.lease-over-twenty-years 租赁 租赁期限二十五年。
+ liability.mortgage-refused-on-buyer 房买 不论何种原因银行未批准贷款，均视为买受人违约，定金不退。
- liability.mortgage-refused-on-buyer 房买 因不可归责于买受人的原因未获批贷的，双方可以解除合同，互不承担违约责任。
+ price.area-difference-waived 房买 产权登记面积与合同面积有差异的，双方互不退补。
- price.area-difference-waived 房买 面积误差比在3%以内的据实结算，超过3%的买受人有权退房。
+ delivery.house-handover-unaccepted 房买 出卖人发出入住通知之日起三日，视为房屋已经交付，买受人不得以未竣工验收为由拒收。
+ liability.title-transfer-excused 房买 因政府原因或者出卖人原因办证延迟的，出卖人不承担违约责任。
+ property.advertising-not-binding 房买 楼书、沙盘、样板间仅供参考，不作为交付标准。
+ subject.house-plan-changed 房买 出卖人有权调整小区规划和户型设计，无需征得买受人同意。
+ property.common-parts-to-seller 房买 楼顶和外墙的使用权、广告收益归出卖人所有。
+ price.subscription-money-kept 房买 认购后无论任何原因未签订买卖合同的，定金概不退还。
+ validity.borrowed-name-purchase 房买 因买方没有购房资格，房屋先登记在其朋友名下。
+ subject.house-encumbered 房买 房屋目前抵押在工商银行，由买受人自行负责还贷解押。
+ validity.property-services-passed-on 物业 乙方可将本小区全部物业管理事务整体外包给其他公司，自行收取管理费。
- validity.property-services-passed-on 物业 乙方不得将全部物业服务转委托给第三人。
+ validity.property-cut-off 物业 业主欠费超过一个月的，乙方可停用其门禁卡和电梯卡，并暂停供水。
- validity.property-cut-off 物业 乙方不得以停止供水、供电等方式催交物业费。
+ price.common-income-to-manager 物业 小区电梯广告和地面停车收入由乙方取得，用于弥补物业服务成本。
- price.common-income-to-manager 物业 公共收益扣除合理成本后归全体业主共有。
+ price.property-fee-raised 物业 乙方可根据物价水平每年上调物业费，张贴公告后执行。
- price.property-fee-raised 物业 物业费标准的调整应经业主大会共同决定。
+ termination.owners-dismissal-barred 物业 合同期内业主不得解聘乙方，否则应支付剩余期限的全部物业费。
+ termination.property-handover-refused 物业 合同终止时业主尚有欠费的，乙方有权拒绝移交资料和撤出小区。
+ liability.property-safety-disclaimed 物业 小区内发生车辆被盗、人身伤害的，乙方概不负责。
- liability.property-safety-disclaimed 物业 乙方未尽安全保障义务造成损害的，依法承担相应责任。
+ price.maintenance-fund-misused 物业 维修资金由乙方掌握，日常保洁、绿化费用可从中列支。
+ validity.property-fines 物业 业主违规装修的，乙方可处以二千元罚款。
+ price.collected-charges-markup 物业 乙方代收电费，每度另收0.1元服务费。
+ confidentiality.face-only-access 物业 小区出入一律采用人脸识别，不再发放门禁卡。
+ notices.property-disclosure-waived 物业 公共收益账目属乙方内部资料，业主无权查阅。
+ notices.planned-outage-short 供电 供电方计划检修需停电的，提前一天在营业厅公告。
+ notices.planned-outage-short 供热 管网维修需要停止供热的，供方无须另行通知用户。
- notices.planned-outage-short 供电 供电设施计划检修需要停电的，应提前七日通知用电方。
+ termination.supply-cut-at-once 供电 用户欠费三日，供电人有权直接停电。
+ termination.supply-cut-at-once 供气 用气方未按时缴费的，供气方可随时关阀停气，不另行催告。
+ liability.power-penalty-over-limit 供电 逾期缴纳电费的，每日加收欠费5‰的违约金。
- liability.power-penalty-over-limit 供电 逾期缴纳电费的，每日按欠费总额的千分之一支付违约金。
+ price.supply-price-at-will 供热 供方可根据燃料成本自行调整供热单价，用方应予接受。
- price.supply-price-at-will 供电 电价按政府价格主管部门批准的标准执行。
+ price.supply-extra-charges 供气 供方另行收取每户每月20元的管网服务费。
+ price.supply-extra-charges 供电 用户每月最低用电量为五万千瓦时，不足的按保底电量缴费。
+ liability.supply-damage-disclaimed 供电 因线路故障停电造成用户停产损失的，供电方概不赔偿。
+ acceptance.meter-by-supplier 供气 用气量以供气方抄表数据为准，用气方不得提出异议。
+ price.supply-deposit-kept 供热 用户退网的，预缴的热费不予退还。
+ validity.supplier-fines 供电 用户私自增容的，供电方处以一万元罚款。
+ property.supply-designated 供气 用户必须购买供气方指定品牌的壁挂炉。
`);

describe('paraphrases of leases, sales of houses, property service and supply', () => {
  it.each(rows)('$sign $rule in a $kind: $text', (row) => {
    expect(isReported(row)).toBe(row.sign === '+');
  });
});
