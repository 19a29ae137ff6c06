import { describe, expect, it } from 'vitest';
import { isReported, paraphrases } from '../paraphrase.testing.ts';

/** Sentences that must be reported (+, with @side) and that must not (-), each in a contract of that kind. */
const rows = paraphrases(`
+ validity.labour-resign-restricted@performer 劳动 员工提出离职须提前两个月递交申请，并经总经理签字同意后方可办理手续。
+ validity.labour-resign-restricted@performer 劳动 乙方辞职应提前60天告知，未找到接替人员之前不得离岗。
+ validity.labour-resign-restricted@performer 劳动 未经甲方批准，乙方不得提出辞职。
+ validity.labour-resign-restricted@performer 劳动 合同期内乙方放弃单方解除权，确需离职的，应征得甲方书面同意。
- validity.labour-resign-restricted@performer 劳动 乙方提前三十日书面通知甲方即可解除本合同，试用期内提前三日通知。
- validity.labour-resign-restricted@performer 劳动 甲方提前六十日通知乙方的，可以与乙方协商一致解除合同。
+ validity.labour-ranking-dismissal@performer 劳动 连续两个季度考核垫底的，公司予以淘汰。
+ validity.labour-ranking-dismissal@performer 劳动 乙方当年销售目标完成率不足60%的，甲方可直接解除劳动合同。
+ validity.labour-ranking-dismissal@performer 劳动 年度排名位列部门后10%者，次年不再聘用。
- validity.labour-ranking-dismissal@performer 劳动 乙方考核不合格的，甲方应安排培训或者调整岗位，仍不能胜任的可以依法解除。
+ validity.labour-illness-dismissal@performer 劳动 乙方病休累计超过十五天的，甲方可以解除合同。
+ validity.labour-illness-dismissal@performer 劳动 员工住院期间停发全部工资。
+ validity.labour-illness-dismissal@performer 劳动 患病不能上班的，按事假处理，不计发报酬。
- validity.labour-illness-dismissal@performer 劳动 乙方患病的，病假工资按当地规定执行，医疗期内甲方不得解除合同。
+ validity.labour-maternity-cut@performer 劳动 女员工怀孕后调至后勤岗位，工资按最低标准发放。
+ validity.labour-maternity-cut@performer 劳动 哺乳期内工资减半，产检按事假扣薪。
+ validity.labour-maternity-cut@performer 劳动 乙方在孕期内合同到期的，合同终止。
- validity.labour-maternity-cut@performer 劳动 甲方不得因乙方怀孕、生育、哺乳降低其工资或者解除合同。
+ validity.labour-agreed-end@performer 劳动 乙方拒绝到新岗位报到的，视为自动离职。
+ validity.labour-agreed-end@performer 劳动 甲方迁址或者所在项目终止时，本合同自动终止，双方互不承担责任。
+ validity.labour-agreed-end@performer 劳动 连续三日未打卡即按自行离职处理。
- validity.labour-agreed-end@performer 劳动 合同期限届满，本合同终止。
+ validity.labour-compensation-cut@performer 劳动 经济补偿统一按当地最低工资计算，最高不超过三个月。
+ validity.labour-compensation-cut@performer 劳动 乙方续签合同后此前工龄不再累计。
+ validity.labour-compensation-cut@performer 劳动 解除合同时每满一年补偿半个月基本工资。
- validity.labour-compensation-cut@performer 劳动 甲方依法按乙方解除前十二个月平均工资支付经济补偿。
+ validity.labour-open-ended-waived@performer 劳动 乙方自愿放弃要求签订无固定期限劳动合同的权利。
+ validity.labour-open-ended-waived@performer 劳动 合同期满后由甲方关联公司另行与乙方签订劳动合同，工作年限重新计算。
- validity.labour-open-ended-waived@performer 劳动 符合法定条件的，乙方有权要求订立无固定期限劳动合同。
+ validity.labour-papers-withheld@performer 劳动 乙方未办妥工作交接的，甲方有权暂扣最后一个月工资且不出具离职证明。
+ validity.labour-papers-withheld@performer 劳动 擅自离职者，当月工资及提成不予发放。
- validity.labour-papers-withheld@performer 劳动 甲方应在合同终止时出具离职证明，并在十五日内办理社会保险关系转移手续。
+ validity.labour-all-claims-waived@performer 劳动 乙方承诺不就劳动关系向任何部门投诉、举报或申请仲裁。
+ validity.labour-all-claims-waived@performer 劳动 乙方领取上述款项后，自愿放弃其他一切费用和权利主张。
+ validity.labour-insurance-late@performer 劳动 转正次月起缴纳五险。
+ validity.labour-insurance-late@performer 劳动 员工入职满六个月后，公司为其购买社保。
+ validity.labour-insurance-late@performer 劳动 试用期内不缴纳社会保险，试用合格后补办参保手续。
- validity.labour-insurance-late@performer 劳动 甲方自用工之日起三十日内为乙方办理社会保险登记，试用期内亦同。
+ validity.labour-insurance-base@performer 劳动 社会保险统一按当地最低缴费基数申报。
+ validity.labour-insurance-base@performer 劳动 社保单位承担部分从乙方工资中扣回。
+ validity.labour-insurance-base@performer 劳动 甲方为乙方参保，所需费用全部由乙方负担。
- validity.labour-insurance-base@performer 劳动 社会保险个人应缴部分由甲方代扣代缴。
+ validity.labour-overtime-hours@performer 劳动 旺季每月加班不超过80小时，乙方应予配合。
+ validity.labour-overtime-hours@performer 劳动 甲方可安排乙方加班，每日加班以五小时为限。
- validity.labour-overtime-hours@performer 劳动 加班每日不超过三小时，每月不超过三十六小时。
+ validity.labour-hours-over@performer 劳动 乙方每天工作10小时，每月休息两天。
+ validity.labour-hours-over@performer 劳动 每周工作六天，每天工作九小时。
+ validity.labour-hours-over@performer 劳动 甲方实行大小周作息，早九晚九。
- validity.labour-hours-over@performer 劳动 每日工作八小时，每周工作四十小时。
+ validity.labour-overtime-forced@performer 劳动 员工应当服从公司的加班安排，拒不加班的视为旷工。
+ validity.labour-overtime-forced@performer 劳动 甲方安排加班的，乙方不得拒绝。
+ validity.labour-overtime-rate-low@performer 劳动 周末加班统一发放餐补每天50元作为加班报酬。
+ validity.labour-overtime-rate-low@performer 劳动 加班工资以当地最低工资标准为计算基数。
+ validity.labour-overtime-rate-low@performer 劳动 节假日加班按日工资的100%支付报酬。
- validity.labour-overtime-rate-low@performer 劳动 休息日加班又不能补休的，支付不低于工资200%的报酬。
+ price.labour-fines@performer 劳动 迟到一次罚款100元，旷工一天扣三天工资。
+ price.labour-fines@performer 劳动 货物短少的，差额直接从当月工资中一次性扣除。
+ price.labour-fines@performer 劳动 因差错造成客户投诉的，每次扣罚500元。
- price.labour-fines@performer 劳动 乙方造成损失的，每月扣除额不超过当月工资的百分之二十。
+ price.labour-below-minimum@performer 劳动 乙方无底薪，收入全部来自业务提成。
+ price.labour-below-minimum@performer 劳动 当月业绩为零的，不发放工资。
- price.labour-below-minimum@performer 劳动 乙方月工资不低于当地最低工资标准，提成另计。
+ price.labour-pay-in-kind@performer 劳动 工资的30%以公司产品折价发放。
+ price.labour-pay-in-kind@performer 劳动 乙方同意月薪中2000元以公司期权抵付。
+ price.labour-bonus-forfeited@performer 劳动 员工离职时尚未发放的提成一律不再支付。
+ price.labour-bonus-forfeited@performer 劳动 发放日前已辞职的，视为放弃当年奖金。
- price.labour-bonus-forfeited@performer 劳动 乙方离职的，年终奖按实际工作月数折算发放。
+ validity.labour-leave-waived@performer 劳动 当年未休的年假自动清零，公司不予补偿。
+ validity.labour-leave-waived@performer 劳动 乙方每年享有带薪年休假三天。
- validity.labour-leave-waived@performer 劳动 乙方累计工作满一年不满十年的，每年享有年休假五天。
+ liability.labour-all-losses@performer 劳动 客户货款不能收回的，由乙方全额赔偿。
+ liability.labour-all-losses@performer 劳动 设备损坏不论何种原因，均由当班员工照价赔偿。
- liability.labour-all-losses@performer 劳动 乙方因故意或者重大过失造成损失的，依法赔偿。
+ validity.labour-rest-day-conditions@performer 劳动 春节期间不安排休假，婚假、丧假按事假扣薪。
+ validity.training-penalty-over-cost@performer 劳动 第六条 培训费用为人民币20000元。/乙方参加培训后服务期为三年，违反的应支付违约金人民币80000元。
+ validity.training-penalty-over-cost@performer 劳动 乙方在服务期内离职的，按培训费用的三倍赔偿甲方。
- validity.training-penalty-over-cost@performer 劳动 第六条 培训费用为人民币20000元。/乙方参加培训后服务期为三年，违反的应支付违约金人民币20000元，按未履行的服务期分摊。
+ validity.training-penalty-undivided@performer 劳动 乙方违反服务期约定的，无论已服务多久，均应全额返还培训费。
+ validity.training-penalty-undivided@performer 劳动 服务期内离职的，违约金不按已履行年限递减。
- validity.training-penalty-undivided@performer 劳动 服务期违约金不超过尚未履行部分所应分摊的培训费用。
+ validity.training-ordinary@performer 劳动 乙方接受岗前培训后服务期不少于两年，提前离职须返还培训费3000元。
+ validity.training-ordinary@performer 劳动 甲方为乙方办理落户的，乙方应工作满五年，否则支付违约金10万元。
- validity.training-ordinary@performer 劳动 入职培训由甲方免费提供，不约定服务期。
+ validity.noncompete-pay-low@performer 竞业 竞业限制期内甲方每月支付补偿500元。
+ validity.noncompete-pay-low@performer 竞业 甲方按乙方离职前月工资的10%支付竞业限制补偿。
- validity.noncompete-pay-low@performer 竞业 竞业限制补偿为乙方离职前十二个月平均工资的40%。
+ validity.noncompete-scope-unlimited@performer 竞业 乙方离职后两年内不得在全国范围内从事任何与甲方有竞争的工作。
+ validity.noncompete-scope-unlimited@performer 竞业 乙方及其配偶、父母均不得经营同类业务。
- validity.noncompete-scope-unlimited@performer 竞业 竞业限制地域为杭州市，范围为同类传感器研发企业，乙方不得入职上述企业。
+ validity.noncompete-unpaid-binding@performer 竞业 即使甲方未按时支付补偿，乙方仍应继续履行竞业限制义务。
+ validity.noncompete-unpaid-binding@performer 竞业 甲方有权随时决定延长竞业限制期，无须另行支付补偿。
- validity.noncompete-unpaid-binding@performer 竞业 甲方三个月未支付补偿的，乙方可以解除竞业限制约定。
+ validity.noncompete-penalty-high@performer 竞业 乙方违反竞业限制的，应支付年薪十倍的违约金。
+ validity.noncompete-penalty-high@performer 竞业 违反竞业限制约定须一次性赔付甲方200万元。
+ property.employee-inventions@performer 劳动 乙方在职期间的一切发明创造，不论是否与工作有关，均归甲方所有。
+ property.employee-inventions@performer 劳动 职务发明的奖励已包含在工资中，乙方不再主张报酬。
- property.employee-inventions@performer 劳动 乙方执行工作任务完成的发明归甲方所有，甲方依法给予奖励和报酬。
+ confidentiality.employee-privacy@performer 劳动 乙方同意甲方随时检查其个人手机及聊天记录。
+ confidentiality.employee-privacy@performer 劳动 员工应无条件提供个人征信报告和家庭成员信息，公司有权收集留存。
+ validity.labour-rules-unilateral@performer 劳动 甲方可随时修订员工手册，发布后即对乙方生效，无须另行通知。
- validity.labour-rules-unilateral@performer 劳动 甲方经民主程序制定并公示的规章制度适用于乙方。
+ validity.labour-relation-denied@performer 劳动 双方确认本协议不构成劳动关系，乙方不享受员工待遇。
+ validity.probation-separate@performer 劳动 试用三个月，合格后再签订正式劳动合同。
+ validity.probation-separate@performer 劳动 前七天为试岗期，试岗不通过的不发工资。
- validity.probation-separate@performer 劳动 试用期两个月，包含在劳动合同期限内。
+ validity.probation-dismissal@performer 劳动 试用期内甲方认为乙方不合适的，可随时辞退，无须说明理由。
- validity.probation-dismissal@performer 劳动 试用期内被证明不符合录用条件的，甲方说明理由后可以解除。
+ validity.part-time-limits@performer 兼职 乙方试用期一个月。
+ validity.part-time-limits@performer 兼职 乙方每天工作六小时。
+ validity.part-time-limits@performer 兼职 劳动报酬于每月月底结算。
- validity.part-time-limits@performer 兼职 劳动报酬每十五日结算支付一次。
+ validity.dispatch-return-at-will@performer 派遣 甲方可以根据生产需要随时将派遣人员退回乙方，不承担任何费用。
+ validity.dispatch-post-illegal@payer 派遣 派遣人员在甲方主营业务生产线长期用工。
+ validity.dispatch-post-illegal@payer 派遣 甲方可将派遣人员安排到其关联公司工作。
+ validity.dispatch-unequal 派遣 派遣员工不享受甲方正式员工的奖金和福利。
+ validity.dispatch-term-short 派遣 乙方与派遣人员签订为期一年的劳动合同。
+ validity.dispatch-term-short 派遣 派遣人员待岗期间乙方不支付报酬。
- validity.dispatch-term-short 派遣 乙方应与派遣人员订立二年以上固定期限劳动合同。
+ liability.dispatch-injury-shifted@performer 派遣 派遣人员发生工伤的，全部责任由乙方承担，与甲方无关。
`);

describe('the rules about work in other wordings', () => {
  it.each(rows)('$sign $rule: $text', (row) => {
    expect(isReported(row)).toBe(row.sign === '+');
  });
});
