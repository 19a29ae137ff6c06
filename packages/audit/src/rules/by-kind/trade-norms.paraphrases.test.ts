import { describe, expect, it } from 'vitest';
import { isReported, paraphrases } from '../paraphrase.testing.ts';

/** Norms of single trades (+), each beside its lawful neighbours (-). */
const provisions = paraphrases(`
- validity.origin-falsified 买卖 因原产地标签错误，卖方负责更换原产地标签并承担费用。
- validity.workers-insurance-late 派遣 乙方每月向甲方提供社会保险缴纳凭证，社保费用标准每满一年随当地政策调整，后续按新标准执行。
+ validity.workers-insurance-late 派遣 派遣员工满三个月后由乙方为其参保。
- validity.intrusion-ordered 服务 乙方提供绕过验证码的自动化测试脚本，仅用于甲方自有系统的渗透。
- validity.bid-rigging 施工 承包人可组织分包单位参加投标文件编制交底，费用由承包人承担。
- validity.kickback-to-staff 施工 发包人的项目经理的礼金、红包一概谢绝，承包人赠送的应退回。
- validity.look-alike-goods 买卖 乙方按照甲方品牌的样品仿制产品，商标由甲方授权使用。
- validity.prize-over-limit 服务 抽奖一等奖为汽车使用权一年，全部奖品价值二十万元。
- validity.fire-opened-unchecked 施工 消防验收由发包人办理，验收通过前不影响承包人按合同进场施工。
- price.foreign-exchange-evaded 买卖 卖方员工差旅购汇手续费由卖方承担，个人购汇额度不足的由卖方公司账户支付。
- validity.food-expired-used 服务 餐厨垃圾、过期食品由乙方统一收集，折价处理给有资质单位。
- parties.food-licence-later 服务 食品经营许可证变更办理期间，原许可证仍有效，可以照常供餐。
- validity.self-help 物业 发生火灾、漏水等紧急情况，乙方可以不经业主同意进入室内抢修，事后应及时告知。
- validity.acts-unnoticed 服务 甲方突发疾病时，乙方可以不经甲方家属同意先行送医，并立即通知家属。
- validity.records-of-one-side 租赁 水电费由乙方承担，物业费由甲方承担，以供电局账单为准。
- liability.disclaimed-by-one 服务 因供水供电单位停水停电的，乙方不承担责任，但应及时通知业主。
- liability.disclaimed-by-one 施工 甲方指定分包工程的质量问题，承包人不承担责任，但承包人未尽管理义务的除外。
- price.never-returned 买卖 买方违约的无权请求返还定金，卖方违约的应双倍返还定金。
- price.labour-leave-unpaid 劳动 请事假不发工资，婚假、丧假期间照常发放工资。
- confidentiality.network-logs-short 服务 调试日志每七天覆盖一次，审计日志永久保存。
+ termination.travel-group-notice-short 旅游 不足40人的，甲方可在出发前3日通知取消，退还已收费用的90%。
+ termination.travel-group-notice-short 旅游 未能成团的，旅行社提前两天告知游客，团费转入下一期团。
+ termination.travel-group-notice-short 旅游 报名少于20人时旅行社可不出团，扣除手续费200元后退款。
- termination.travel-group-notice-short 旅游 不足20人的，旅行社在出发前7日通知旅游者，全额退还已收费用。
- termination.travel-group-notice-short 旅游 未达到成团人数的，旅行社提前十日通知旅游者，并退还全部费用。
+ price.guide-tips 旅游 导游小费每人120元，到达昆明后由导游向旅游者收取。
+ price.guide-tips 旅游 团费不含司机、领队服务费，每位游客每天须当面支付50元。
- price.guide-tips 旅游 导游服务费每人30元，已含在团费中，导游不得向旅游者收取小费。
- price.guide-tips 旅游 旅行社向导游支付服务费。
+ liability.travel-stranded-cost 旅游 因不可抗力造成滞留的，增加的食宿费用和返程费用由旅游者自行承担。
+ liability.travel-stranded-cost 旅游 遇航班取消无法返程的，改签费用均由游客承担。
- liability.travel-stranded-cost 旅游 因不可抗力造成滞留的，增加的食宿费用由旅游者承担，增加的返程费用由双方分担。
+ termination.travel-exit-no-refund 旅游 旅游者中途离团的，所交团费概不退还。
+ termination.travel-exit-no-refund 旅游 游客报名后取消行程的，全额扣除团费。
- termination.travel-exit-no-refund 旅游 旅游者退团的，旅行社扣除必要的费用后退还余款。
+ liability.travel-left-behind 旅游 旅游者不配合的，旅行社可以解除合同，旅游者自行返回。
+ liability.travel-left-behind 旅游 行程中断的，团队就地解散。
- liability.travel-left-behind 旅游 行程中解除合同的，旅行社协助旅游者返回出发地。
+ liability.travel-local-agency-only 旅游 因酒店、车队原因造成的损失，旅游者直接向其索赔。
+ liability.travel-local-agency-only 旅游 地接社服务质量引起的纠纷，旅行社不承担责任。
- liability.travel-local-agency-only 旅游 因地接社原因造成违约的，由旅行社承担责任，之后向地接社追偿。
+ validity.travel-forced-shopping 旅游 行程中安排四处购物，旅游者不进店的，每人每处加收150元。
+ validity.travel-transfer-banned 旅游 名单确认后，参团人员不得更换。
+ delivery.mass-event-permit-late 服务 乙方于开幕前10日向公安机关提交安全许可申请。
- delivery.mass-event-permit-late 服务 乙方于开幕前30日向公安机关提交安全许可申请。
+ validity.food-expired-used 框架 食材、干货、粮油超过保质期不满七日的，经感官检查无异味，可折价收货。
+ validity.food-expired-used 买卖 食品过期三天以内的，可以继续销售。
- validity.food-expired-used 买卖 超过保质期的食品甲方有权拒收，由乙方退回销毁。
- validity.food-expired-used 买卖 乙方不得供应超过保质期、变质的食材。
+ acceptance.food-records-short 框架 食材送货单、快检记录等进货查验凭证由双方各保存三个月。
+ acceptance.food-records-short 买卖 食品进货台账留存60日备查。
- acceptance.food-records-short 买卖 食品进货查验记录和凭证保存二年。
+ liability.food-harm-on-buyer 框架 因食材引起就餐人员身体不适的，由甲方负责处理和赔付，乙方最多退还该批货款。
+ liability.food-harm-on-buyer 买卖 饭菜导致食物中毒的，供货方以退还当餐餐费为限，其余与供方无关。
- liability.food-harm-on-buyer 买卖 因食材不合格造成就餐人员食物中毒的，由乙方承担全部赔偿责任。
+ parties.food-licence-later 服务 餐饮许可办理期间，乙方可先行供餐。
+ parties.food-licence-later 合作 食品经营许可证尚未取得的，不影响门店按时开业。
- parties.food-licence-later 服务 乙方取得食品经营许可证后方可供餐。
+ validity.food-recall-waived 经销 食品抽检不合格的，已铺货的部分继续售完，不召回。
- validity.food-recall-waived 经销 食品抽检不合格的，乙方应立即停止销售并召回。
+ validity.fire-opened-unchecked 委托 在项目消防验收手续办理期间，乙方可先安排已签约商户装修进场并试营业。
+ validity.fire-opened-unchecked 合作 东厅改宴会厅的消防检查手续往后慢慢补，先按定好的日子开门迎客。
- validity.fire-opened-unchecked 合作 未取得消防验收合格文件的，不得开业。
- validity.fire-opened-unchecked 商租 乙方装修完成并通过消防验收后方可营业。
+ validity.identity-card-held 合作 主播的身份证原件交甲方行政统一保管，用时登记领取。
+ validity.identity-card-held 派遣 员工到岗后护照、证件由乙方集中保管。
- validity.identity-card-held 合作 主播提交身份证复印件，原件核对后当场退还。
+ validity.private-life-restricted 合作 为保持形象，直播合作期内乙方不谈恋爱、不结婚、不生小孩。
+ validity.private-life-restricted 艺人 艺人在合同期内恋爱须经公司书面同意。
- validity.private-life-restricted 合作 甲方不得限制乙方人员结婚、生育。
+ validity.ad-on-traffic-facility 广告 人民南路沿线12处借用道路指示标志杆和人行信号灯立杆背面安装。
+ validity.ad-on-traffic-facility 广告 乙方可利用路口隔离护栏悬挂甲方广告。
- validity.ad-on-traffic-facility 广告 广告点位不得占用交通标志、信号灯和消防设施。
+ validity.ad-endorsement 广告 保健食品短视频由乙方邀请中医专家出镜，以长期服用者的口吻介绍产品好处。
+ validity.training-certificate-equal 服务 学员结业时颁发的岗位证书与国家职业资格证书具有同等效力。
+ validity.training-certificate-equal 服务 培训证书等同大专学历，全国通用。
- validity.training-certificate-equal 服务 培训结业证书不具有国家职业资格证书的同等效力。
+ subject.franchise-support-vague 特许 开业后乙方视情安排人员给予指导。
+ subject.franchise-support-vague 特许 特许人在认为必要时派员巡店。
- subject.franchise-support-vague 特许 特许人每季度派督导到店指导不少于2次，并根据需要增加。
+ price.dispatch-idle-unpaid 派遣 员工被退回后等待重新派遣的时间，乙方不计发报酬。
+ price.dispatch-idle-unpaid 派遣 派遣人员待岗期间停发工资。
- price.dispatch-idle-unpaid 派遣 派遣人员退回后无工作期间，乙方按最低工资标准按月支付报酬。
+ validity.workers-insurance-late 派遣 员工到岗满三个月、确定稳定后，乙方为其办理参保。
+ validity.workers-insurance-late 服务 驻场保安人员试用期满后再缴纳社会保险。
- validity.workers-insurance-late 派遣 乙方自用工之日起三十日内为员工参加社会保险。
+ validity.dispatch-return-illness 派遣 甲方订单减少，或者员工怀孕、请病假累计超过10日的，甲方可当日将其退回。
+ validity.dispatch-return-illness 派遣 生产淡季用工单位可将派遣员工退回。
- validity.dispatch-return-illness 派遣 员工在孕期、产期、哺乳期内的，甲方不得退回。
+ validity.dispatch-passed-on 派遣 甲方可以根据需要将派遣人员调配至关联公司工作。
- validity.dispatch-passed-on 派遣 甲方不得将派遣人员再派遣到其他单位。
+ validity.dispatch-term-split 派遣 派遣协议每三个月重新签订一次。
- validity.dispatch-term-split 派遣 双方不得将连续用工期限分割订立数个短期派遣协议。
+ termination.dispatch-contract-short 派遣 乙方与派遣员工签订一年期劳动合同。
- termination.dispatch-contract-short 派遣 乙方与派遣员工订立二年以上固定期限劳动合同。
+ price.agent-keeps-gains 委托 媒体方因投放量给予的返还款项和赠送时段由乙方自行安排，不列入双方对账内容。
+ price.agent-keeps-gains 委托 第三方供应商给付的返点归受托人所有，无需向甲方披露。
- price.agent-keeps-gains 委托 媒体给予的返还款项归委托人所有，乙方应列入对账并转交。
+ price.commission-bypassed 中介 甲方与乙方曾经推荐的商户自行签约的，属于甲方自有资源，不计算佣金。
+ price.commission-bypassed 中介 委托人与中介人介绍的客户直接成交的，无需支付报酬。
- price.commission-bypassed 中介 委托人与中介人介绍的客户自行签约的，仍应按约定支付佣金。
+ price.late-interest-too-low 施工 甲方付款迟于上列时间的，乙方表示理解，不计收资金占用费用，也不因此放缓施工。
`);

describe('norms of single trades', () => {
  it.each(provisions)('$sign $rule: $text', (row) => {
    expect(isReported(row)).toBe(row.sign === '+');
  });
});
