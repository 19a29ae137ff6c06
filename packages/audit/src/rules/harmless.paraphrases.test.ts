import { describe, expect, it } from 'vitest';
import { isReported, paraphrases } from './paraphrase.testing.ts';

/** Good drafting that rules once took for a risk (-), each beside the provision itself (+). */
const rows = paraphrases(`
- termination.notice-too-short 仓储 存货人出库应当提前一日告知保管人，保管人据此备货。
- termination.notice-too-short 买卖 卖方应在发货前两日以书面方式通知买方准备卸货。
- termination.notice-too-short 技服 服务方调换项目经理的，应提前七日通知委托方并完成交接。
+ termination.notice-too-short 仓储 保管人提前三日通知存货人即可终止本合同。
- liability.asymmetric-rate 运输 承运人迟到的，每迟一日按该票运费的3%支付违约金，累计不超过该票运费的20%。/托运人迟延付款的，每日按未付金额的万分之四支付违约金。
- validity.penalty-excessive-rate 服务 服务方每迟延一日扣减当季服务费的1%，累计不超过当季服务费的10%。
- validity.penalty-excessive-rate 租赁 出租方迟延交房的，每迟一日按日租金的两倍支付违约金。
+ validity.penalty-excessive-rate 租赁 承租方逾期的，每逾期一日按欠付租金的百分之二支付违约金。
- acceptance.silent 买卖 买方在送货单上签字仅证明收到的件数，不视为对质量的认可。
- delivery.extra-work-unpaid 承揽 国家调整增值税税率的，不含税价款不变，未开票部分按新税率结算。
- liability.vague-loss 服务 一方人员在现场造成他人人身损害的，依法承担赔偿责任。
- attachments.unnamed 买卖 第一条 附件是本合同的组成部分。/甲方（盖章）：/乙方（盖章）：/附件一 交货计划/七月交货十台。
+ attachments.unnamed 买卖 第一条 乙方应交货。/甲方（盖章）：/乙方（盖章）：/附件一 交货计划/七月交货十台。
- attachments.missing 买卖 第一条 股东会决议见附件二。/甲方（盖章）：/乙方（盖章）：/附件一 授权委托书/附件二 股东会决议
- signature.blank-left 委托 第一条 资金存放于委托人的证券账户（资金账号3301********6618）。
- dispute.other-side-forum 借款 第一条 协商不成的，向出借人住所地人民法院起诉。
+ dispute.other-side-forum@payer 买卖 第一条 协商不成的，向卖方住所地人民法院起诉。
- validity.back-to-back-payment 服务 服务未达标的，服务方每项向业主共有资金账户支付违约金2,000元。
- confidentiality.scope-undefined 买卖 双方对履行中知悉的对方商业秘密负有保密义务，期限至合同终止后三年。
- validity.tax-evasion 合作 返利以开具红字发票冲减货款的方式兑现，双方均应如实入账。
- validity.tech-monopoly 技转 双方在许可期限内均可对专利技术进行改进，各自的改进归各自所有。
- price.cash-payment 股权 创始股东应以现金方式向投资方补偿500万元。
- price.rent-due-while-unusable 租赁 因不可抗力致使房屋无法使用的，该期间的租金免除。
- price.rent-due-while-unusable 租赁 发生不可抗力的，不能使用期间减收一半租金。
+ price.rent-due-while-unusable 租赁 因市政施工停水停电无法营业的，租金照付，承租方不得要求减免。
- termination.one-sided 服务 委托方关闭该门店的，可以提前六十日书面通知服务方解除合同，并结清已经提供的服务的费用。/一方严重违约，经催告十五日内未改正的，对方可以解除合同。
- termination.no-cure-period 服务 员工调离的，服务方应于当日收回其系统权限。
- termination.lease-early-penalty 租赁 租赁期内租金合计为人民币900,000元。
- validity.injury-disclaimer 租赁 设备可能危及人身安全的，应立即停用。
- validity.illegal-subcontract 施工 总承包合同约定，承包人可以将劳务作业分包给有资质的企业。
- validity.illegal-subcontract 施工 主体结构的技术和质量由承包人负责。
- price.account-change-open 施工 承包人的项目经理为张明（电话13800000000）。
- validity.tax-evasion 房买 双方办理网签、贷款和纳税申报所使用的价格与本合同相同。
- validity.tax-evasion 房买 面积以产权登记为准，总价不因实际测绘面积与登记面积的差异而调整。
- liability.mortgage-refused-on-buyer 房买 因买受人提交虚假收入证明致使贷款未获批准的，由买受人承担违约责任。
+ liability.mortgage-refused-on-buyer 房买 贷款无论何种原因未获批准的，均按买受人违约处理，定金不退。
- liability.title-transfer-excused 房买 因登记机构停办业务等非双方原因不能按期过户的，期限顺延，任何一方不承担违约责任。
+ liability.title-transfer-excused 房买 办理产权证的时间以登记机构为准，逾期的出卖人不承担责任。
- validity.earnest-and-penalty-both 买卖 定金与违约金不得同时主张。
- validity.defence-waived 保证 债务人放弃其对债权人的抗辩的，保证人仍可以主张该抗辩。
- liability.indemnity-one-side 保证 未经保证人同意变更主债务期限的，保证期间不受影响。
- validity.guarantee-change-without-consent 保证 未经保证人书面同意延长主债务履行期限的，保证期间不变。
- validity.guarantor-recourse-waived 保证 债权人怠于申报债权致使保证人无法行使追偿权的，保证人在该范围内不承担保证责任。
- validity.tech-monopoly 技服 服务方利用委托方提供的资料完成的新成果归服务方，委托方可以免费使用。
- price.payment-depends-on-other 技服 项目未获主管部门许可而停止的，委托方按已完成的工作支付报酬。
- confidentiality.face-only-access 物业 物业服务人不以人脸识别作为业主进出的唯一方式。
+ confidentiality.face-only-access 物业 业主进出小区一律刷脸，不再发放门禁卡。
- signature.conditional-effect 物业 本合同报街道备案一份，自双方签字盖章之日起生效。
- validity.either-arbitration-or-suit 买卖 约定的违约金过高的，当事人可以请求人民法院或者仲裁机构适当减少。
- validity.nominee-forbidden 代持 代持款项汇入受托方专用账户，开户行为招商银行杭州分行，账号571900000001。
- subject.job-change-at-will 劳动 交接期间用人单位可以安排劳动者待岗，工资照发。
- termination.at-will 租赁 租赁物危及承租人安全的，承租人可以随时解除合同。
- price.cost-split-vague 经销 展会费用由双方各承担一半。
- attachments.priority-missing 买卖 第一条 货物见附件一。/甲方（盖章）：/乙方（盖章）：/附件一 货物清单/水泵 十台
+ attachments.priority-missing 买卖 第一条 货物见附件一。/甲方（盖章）：/乙方（盖章）：/附件一 技术协议/乙方应当在十日内交货，逾期不承担责任。
- liability.cumulative 服务 服务未达标的，应在书面通知后十五日内整改；逾期未整改的，每项支付违约金2,000元。
`);

describe('harmless twins', () => {
  it.each(rows)('$sign $rule in a $kind: $text', (row) => {
    expect(isReported(row)).toBe(row.sign === '+');
  });
});
