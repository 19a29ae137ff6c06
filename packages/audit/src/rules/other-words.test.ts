/** The same standards in other wordings: a rule must not depend on one wording. */
import { describe, expect, it } from 'vitest';
import { outcomeOf } from '../audit.testing.ts';
import { allRules } from './all-rules.ts';

const companies = ['杭州青禾贸易有限公司', '苏州云杉设备有限公司'] as const;
const roles: Readonly<Record<string, readonly [string, string]>> = {
  房屋租赁合同: ['出租方', '承租方'],
  借款合同: ['出借人', '借款人'],
  劳动合同: ['用人单位', '劳动者'],
  房屋买卖合同: ['出卖人', '买受人'],
};

/** Rule, kind of contract, paragraphs. */
const rows = `
attachments.missing 委托合同 第一条 服务内容见附件三《服务清单》。
consistency.amounts 买卖合同 第一条 合同金额为人民币80万元。/第二条 总金额人民币85万元。
consistency.amounts 加工承揽合同 第一条 加工费总计人民币60000元。/第二条 加工费合计人民币65000元。
consistency.amounts 劳动合同 第一条 月工资为人民币8000元。/第二条 乙方月薪为人民币7500元。
consistency.amounts 建设工程施工合同 第一条 签约合同价为人民币500万元。/第二条 工程总造价为人民币520万元。
consistency.amounts 软件许可合同 第一条 许可费为人民币10万元。/第二条 甲方应支付许可费人民币12万元。
consistency.amounts 委托合同 第一条 委托报酬为人民币50000元。/第二条 甲方向乙方支付报酬共计人民币60000元。
consistency.amounts 运输合同 第一条 运费总额为人民币30000元。/第二条 运费共计人民币35000元。
consistency.amounts 房屋买卖合同 第一条 房屋总价款为人民币180万元。/第二条 买受人应支付房款总额人民币188万元。
consistency.dangling-reference 买卖合同 第一条 依第十五条第二款赔偿。/第二条 交货
consistency.dangling-reference 房屋租赁合同 第一条 按照本合同第十八条承担责任。/第二条 租金
consistency.dates 房屋租赁合同 第一条 租期从2026年5月1日到2025年4月30日。
consistency.dates 建设工程施工合同 第一条 开工日期为2025年8月1日，竣工日期为2025年6月30日。
consistency.dates 委托合同 第一条 委托期限自2025年13月1日起。
consistency.dates 委托合同 第一条 委托期限：2025年9月1日至2025年3月1日。
consistency.party-swap 房屋租赁合同 第一条 甲方逾期支付租金的，乙方可以解除合同。
consistency.party-swap 买卖合同 第一条 买方应于十日内发货。
consistency.party-swap 劳动合同 第一条 乙方应按月向甲方支付工资。
consistency.party-swap 房屋买卖合同 第一条 出卖人应按期支付购房款。
consistency.party-swap 买卖合同 第一条 卖方应在收货后三日内支付货款。
consistency.periods 借款合同 第一条 借款期限为12个月。/第二条 借款期限六个月。
consistency.periods 合作协议 第一条 合作期限为三年。/第二条 本协议有效期五年。
consistency.periods 软件许可合同 第一条 许可期限为三年。/第二条 许可期限为两年。
consistency.periods 建设工程施工合同 第一条 质保期为两年。/第二条 质量保修期一年。
consistency.periods 委托合同 第一条 委托期限为六个月。/第二条 本合同委托期为一年。
consistency.periods 房屋买卖合同 第一条 保修期为五年。/第二条 保修期限两年。
consistency.rate-differs 房屋租赁合同 第一条 乙方逾期支付租金，每日按欠付租金的千分之一支付违约金。/第二条 乙方逾期交纳租金的，按日千分之三支付违约金。
consistency.rate-differs 运输合同 第一条 承运人逾期送达的，每日按运费的百分之一支付违约金。/第二条 承运人逾期送达货物的，每日按运费的百分之二支付违约金。
consistency.term-undefined 合作协议 第一条 双方按“基准收益”分配利润。
consistency.term-undefined 运输合同 第一条 承运人应按“绿色通道标准”运输。
dispute.court-no-connection 买卖合同 双方约定由海口市龙华区人民法院审理。
dispute.court-no-connection 运输合同 由哈尔滨市道里区人民法院管辖。
dispute.court-no-connection 加工承揽合同 约定由兰州市城关区人民法院管辖。
dispute.exclusive-violated 房屋租赁合同 该商铺位于成都市武侯区一环路5号。/任何争议由杭州市西湖区人民法院管辖。
dispute.exclusive-violated 建设工程施工合同 工程位于合肥市蜀山区长江西路。/由承包人所在地人民法院管辖。
dispute.foreign-law 买卖合同 本合同依照德国法律解释。
dispute.foreign-law 软件许可合同 本许可适用美国加利福尼亚州法律。
dispute.foreign-law 采购框架协议 本协议依英国法律解释并受其管辖。
dispute.institution-not-exist 买卖合同 提交中国仲裁委员会仲裁。
dispute.institution-not-exist 买卖合同 可选择北京仲裁委员会或深圳国际仲裁院仲裁。
dispute.institution-not-exist 运输合同 由杭州市仲裁庭或上海仲裁委员会仲裁。
dispute.institution-not-exist 软件许可合同 提交北京市海淀区仲裁委员会仲裁。
dispute.institution-unnamed 买卖合同 双方同意将争议提交仲裁。
dispute.institution-unnamed 买卖合同 由合同签订地仲裁委员会仲裁。
dispute.institution-unnamed 运输合同 提交甲方所在地仲裁机构仲裁。
dispute.institution-unnamed 采购框架协议 应提交仲裁机关裁决。
dispute.institution-unnamed 房屋买卖合同 由房屋所在地的仲裁委员会仲裁。
dispute.labour-arbitration-waived 劳动合同 发生争议直接到法院解决。
dispute.labour-arbitration-waived 劳动合同 劳动争议由双方选定的上海仲裁委员会终局裁决。
dispute.negotiation-blocking 买卖合同 争议发生后一百八十日内双方不得起诉，应先行协商。
dispute.negotiation-blocking 合作协议 双方应当协商不少于60天，期满前任何一方不得申请仲裁或起诉。
dispute.negotiation-blocking 委托合同 未经三轮书面协商，任何一方不得提起仲裁。
dispute.negotiation-blocking 软件许可合同 双方须先由行业协会调解，未经调解不得诉讼。
dispute.other-side-forum 买卖合同 以乙方所在地法院为管辖法院。
dispute.other-side-forum 买卖合同 应向苏州云杉设备有限公司所在地人民法院起诉。
dispute.other-side-forum 服务合同 协商未果，应向乙方公司所在地人民法院提起诉讼。
dispute.other-side-forum 采购框架协议 因本协议产生的争议由甲方所在地人民法院专属管辖。
parties.affiliate-transfer 服务合同 甲方可以将本合同转让给任何第三方而无需征得乙方同意。
parties.affiliate-transfer 软件许可合同 许可方有权将本合同项下全部权利义务转让给其关联方，无须另行取得被许可方的同意。
parties.affiliate-transfer 采购框架协议 甲方可以单方将本协议转让给集团内任一公司，乙方应予配合。
parties.affiliate-transfer 运输合同 承运人可自行将运输任务及合同义务转交他人完成，无须征得托运人同意。
parties.authority-missing 买卖合同 第一条 标的/本合同由甲方业务员王小明代为签署。
parties.name-differs 买卖合同 第一条 标的/乙方（盖章）：苏州云杉设备股份有限公司
parties.third-party-obliged 买卖合同 乙方上游厂家应向甲方提供三年质保。
parties.third-party-obliged 房屋租赁合同 房屋的实际使用人应向甲方支付水电费。
parties.third-party-obliged 建设工程施工合同 监理单位应当就工程质量向甲方承担连带赔偿责任。
parties.third-party-obliged 房屋买卖合同 物业公司应当向买受人免收一年物业费。
signature.blank-left 委托合同 第一条 委托期限自____年__月__日起。
signature.blank-left 委托合同 第一条 联系人为（待定）。
signature.conditional-effect 买卖合同 本合同自买方支付首付款之日起生效。
signature.conditional-effect 买卖合同 本合同须报主管机关批准，自批准之日起生效。
signature.conditional-effect 股权转让协议 本协议经国有资产监督管理机构批准后生效。
signature.conditional-effect 建设工程施工合同 本合同自甲方收到履约保函之日起生效。
signature.conditional-effect 软件许可合同 本合同待被许可方付清许可费后生效。
signature.conditional-effect 委托合同 本合同经委托人上级主管部门备案后方可生效。
signature.effect-unclear 合作协议 本协议签字或盖章生效。/协议经双方签字、盖章后生效。
validity.back-to-back-payment 建设工程施工合同 甲方收到建设单位进度款后七日内按比例支付乙方。
validity.back-to-back-payment 服务合同 如甲方客户延迟付款，甲方对乙方的付款相应顺延。
validity.back-to-back-payment 加工承揽合同 货款在甲方收到整机厂付款后结清。
validity.back-to-back-payment 软件许可合同 甲方在其客户验收并付清全部款项后十日内向乙方支付开发费。
validity.back-to-back-payment 采购框架协议 甲方以门店回款到账作为向乙方结算货款的条件。
validity.deposit-over-limit 买卖合同 买方应于签约日向卖方交付相当于合同总价款百分之四十的定金。
validity.deposit-over-limit 房屋买卖合同 房屋总价为人民币200万元。/买受人应于签约当日付定金人民币50万元。
validity.deposit-over-limit 加工承揽合同 定作人于签约后三日内交付定金，数额为加工费总额的百分之五十。
validity.earnest-and-penalty-both 买卖合同 卖方违约，既要双倍退回定金，也要按总价20%付违约金。
validity.earnest-and-penalty-both 房屋买卖合同 出卖人反悔的，双倍返还定金，另赔偿买受人总价10%的违约金。
validity.either-arbitration-or-suit 买卖合同 任何一方可以起诉，也可以申请仲裁。
validity.either-arbitration-or-suit 房屋租赁合同 可向仲裁委员会申请仲裁或向人民法院起诉。
validity.either-arbitration-or-suit 委托合同 双方可提交苏州仲裁委员会仲裁，亦可诉至人民法院。
validity.either-arbitration-or-suit 采购框架协议 争议可由甲方选择仲裁或诉讼方式解决。
validity.fixed-return-partnership 合作协议 甲方按投资额每年固定分得20%，不问盈亏。
validity.fixed-return-partnership 合作协议 甲方投入的资金享有每年10%的固定回报，不承担亏损。
validity.forfeiture-of-collateral 借款合同 债务人不能按时清偿时，抵押车辆所有权归债权人。
validity.forfeiture-of-collateral 保证合同 债务人到期不履行债务的，质押股权归债权人所有。
validity.gross-negligence-disclaimer 服务合同 无论乙方是否存在重大过失，甲方均无权要求赔偿。
validity.gross-negligence-disclaimer 软件许可合同 许可方即使明知缺陷或存在重大过失，亦不承担任何赔偿责任。
validity.gross-negligence-disclaimer 加工承揽合同 承揽人因重大过失损坏定作人材料的，免予赔偿。
validity.gross-negligence-disclaimer 运输合同 承运人对货损一概不赔，包括其故意或者重大过失所致的损失。
validity.gross-negligence-disclaimer 委托合同 受托人因故意或重大过失给委托人造成的损失，委托人放弃索赔。
validity.guarantee-by-public 借款合同 由宁波市海曙区教育局为乙方的借款提供担保。
validity.guarantee-by-public 保证合同 保证人：镇江市京口区实验小学
validity.guarantee-kind-unclear 借款合同 丙方（担保人）：王强/丙方为本借款作担保。
validity.guarantee-period-until-paid 保证合同 保证期限为主合同债务履行完毕之前。
validity.guarantee-period-until-paid 保证合同 保证期间自本合同生效之日起至主债务全部清偿之日止。
validity.house-presale-no-permit 房屋买卖合同 房屋目前未取得产权证书。
validity.house-presale-no-permit 房屋买卖合同 本项目预售许可证尚在办理之中。
validity.illegal-subcontract 建设工程施工合同 乙方可以把工程整体转让给其他施工单位。
validity.illegal-subcontract 建设工程施工合同 乙方有权将主体工程分包。
validity.illegal-subcontract 建设工程施工合同 乙方可自行将工程整体发包给第三人施工。
validity.injury-disclaimer 服务合同 会员在健身过程中受伤，本店不负责赔偿。
validity.injury-disclaimer 运输合同 运输途中造成第三人伤亡的，承运人不承担任何责任。
validity.injury-disclaimer 房屋租赁合同 房屋设施致乙方人员受伤，甲方免责。
validity.injury-disclaimer 房屋买卖合同 交房前买受人进入工地发生人身伤亡的，出卖人不承担任何赔偿责任。
validity.injury-disclaimer 合作协议 门店内顾客人身伤害由乙方自负，甲方一律免责。
validity.interest-deducted-in-advance 借款合同 乙方收到的借款已减去当期利息。
validity.interest-deducted-in-advance 借款合同 甲方放款前收取百分之五的利息。
validity.interest-over-limit 借款合同 年化利率定为百分之三十六。
validity.interest-over-limit 借款合同 乙方按月付息，月息两分半。
validity.interest-over-limit 借款合同 资金占用费按月2%计算。
validity.interest-over-limit 借款合同 未按期还款的，按月3%加收逾期利息。
validity.interest-over-limit 合作协议 乙方占用借款期间按每日千分之一支付利息。
validity.labour-deposit 劳动合同 甲方暂扣乙方第一个月工资作为押金。
validity.labour-deposit 劳动合同 乙方的职业资格证书原件由公司统一保管。
validity.labour-deposit 劳动合同 乙方上岗前应向甲方缴纳1000元工服押金。
validity.labour-dismiss-at-will 劳动合同 公司可以提前一天通知辞退员工，不给任何补偿。
validity.labour-dismiss-at-will 劳动合同 甲方可不经提前通知解除本合同且无须补偿。
validity.labour-injury-waiver 劳动合同 工作期间的人身安全由乙方自己负责。
validity.labour-injury-waiver 劳动合同 如有伤残，甲方只给予人道补助，不承担法律责任。
validity.labour-injury-waiver 劳动合同 乙方因违章操作受伤的，甲方不予承担任何费用。
validity.labour-marriage-birth 劳动合同 乙方在服务期内暂不结婚生子。
validity.labour-overtime-waiver 劳动合同 乙方的工资为综合工资，包括全部加班报酬。
validity.labour-overtime-waiver 劳动合同 超过八小时的工作时间不计算加班费。
validity.labour-penalty 劳动合同 乙方违反劳动纪律的，每次向甲方交纳违约金500元。
validity.labour-penalty 劳动合同 乙方不满一年离职的，退还已领工资的30%作为违约金。
validity.labour-penalty 劳动合同 乙方如提前解约，应一次性赔付甲方人民币三万元违约金。
validity.labour-social-waiver 劳动合同 社保由乙方自理。
validity.labour-social-waiver 劳动合同 双方约定不办理社会保险手续。
validity.lease-over-twenty-years 房屋租赁合同 租赁年限为贰拾伍年。
validity.lease-over-twenty-years 房屋租赁合同 出租期限50年。
validity.lease-sublet-silent 房屋租赁合同 承租方享有自由转租权。
validity.lease-sublet-silent 房屋租赁合同 乙方可将房屋部分或全部转租第三方，甲方不得干预。
validity.noncompete-over-two-years 劳动合同 竞业限制期限：离职后四年。
validity.noncompete-over-two-years 合作协议 合作终止后的三十个月里，乙方不能从事与甲方构成竞争的业务。
validity.noncompete-over-two-years 股权转让协议 转让完成后五年内，转让方不得经营与目标公司相同的业务。
validity.noncompete-too-wide 劳动合同 本公司一切岗位的劳动者均须履行竞业限制义务。
validity.noncompete-too-wide 劳动合同 竞业限制覆盖全厂职工。
validity.noncompete-without-pay 劳动合同 乙方离职后二年内不得在同业公司任职，且不得要求任何补偿。
validity.penalty-excessive-rate 买卖合同 迟延一天罚货款的1%。
validity.penalty-excessive-rate 服务合同 逾期付款的，甲方按每日千分之八承担滞纳金。
validity.penalty-excessive-rate 房屋租赁合同 乙方提前退租，应支付相当于全部租金50%的违约金。
validity.penalty-excessive-rate 建设工程施工合同 乙方每拖延一日，扣罚工程总价的1%作为违约金。
validity.penalty-excessive-rate 合作协议 违约方须向守约方赔付投资总额百分之八十的违约金。
validity.penalty-excessive-rate 软件许可合同 每延误一日按许可费总额的百分之二计收违约金。
validity.penalty-excessive-rate 委托合同 甲方单方终止委托的，应向乙方支付报酬总额80%的违约金。
validity.penalty-excessive-rate 运输合同 承运人每晚到一天，赔付运费总额的10%。
validity.personal-data-no-consent 服务合同 甲方可将员工信息转给第三方公司用于推销。
validity.personal-data-no-consent 软件许可合同 许可方可以收集用户信息并与合作伙伴共享。
validity.personal-data-no-consent 房屋买卖合同 出卖人可将买受人的姓名、电话提供给装修、物业公司。
validity.personal-data-no-consent 劳动合同 甲方有权将乙方个人信息提供给任何第三方。
validity.probation-over-limit 劳动合同 本合同期限六个月，试用两个月。
validity.probation-over-limit 劳动合同 劳动合同期限为三年。/试用期一年。
validity.probation-over-limit 劳动合同 合同期限一年半，试用期为入职后的头五个月。
validity.probation-pay-low 劳动合同 试用阶段乙方的待遇为正式工资的百分之七十五。
validity.probation-repeated 劳动合同 甲方可视情况将乙方的试用期延至十个月。
validity.repealed-law 买卖合同 违约责任按照《中华人民共和国合同法》第一百一十四条处理。
validity.repealed-law 委托合同 本合同适用《中华人民共和国民法总则》。
validity.repealed-law 保证合同 依照担保法及其司法解释，订立本合同。
validity.standard-form-unfair 服务合同 本协议由甲方拥有最终解释权。
validity.standard-form-unfair 服务合同 争议条款以乙方公司的理解为准。
validity.standard-form-unfair 服务合同 甲方对合同条款享有最终的解释权。
validity.standard-form-unfair 房屋买卖合同 本合同最终解释权归出卖人。
validity.statute-limitation-altered 借款合同 本债务永久有效，不受诉讼时效约束。
validity.statute-limitation-altered 服务合同 双方确认诉讼时效从合同终止之日起算十年。
validity.statute-limitation-altered 买卖合同 买方提出索赔的诉讼时效为交货后三个月。
validity.statute-limitation-altered 运输合同 托运人须在货到后十五日内起诉，逾期丧失诉讼权利。
validity.statute-limitation-altered 股权转让协议 任何一方的请求权不因诉讼时效届满而消灭。
validity.tax-evasion 房屋买卖合同 为少缴契税，双方另行签订低价合同用于过户。
validity.tax-evasion 服务合同 价款以现金支付，不开发票。
validity.tax-evasion 股权转让协议 工商登记所用的转让价格低于实际价格，以减少个人所得税。
validity.tax-evasion 加工承揽合同 加工费以现金结算，乙方不开发票，价格优惠5%。
validity.tax-evasion 股权转让协议 对外申报的股权转让价为1元，实际价款另行支付。
validity.tech-monopoly 技术转让合同 乙方的改进技术必须免费提供给甲方。
validity.tech-monopoly 软件许可合同 被许可方不得自行改进软件，任何改进均归许可方无偿所有。
validity.tech-monopoly 技术开发合同 委托方不得就本项目成果申请后续专利或者进行改进研发。
validity.tender-contract-deviation 建设工程施工合同 双方以本协议替代中标合同作为结算依据。
validity.tender-contract-deviation 建设工程施工合同 备案合同不作为双方结算依据，以本协议为准。
validity.unqualified-contractor 建设工程施工合同 乙方使用丙公司的资质承接工程。
validity.unqualified-contractor 建设工程施工合同 乙方不具备相应资质等级，甲方予以认可。
validity.waive-litigation 服务合同 双方同意放弃向法院起诉的权利。
validity.waive-litigation 服务合同 乙方不得以任何形式对甲方提起诉讼。
validity.waive-litigation 股权转让协议 转让方不得就本次交易起诉受让方。
validity.waive-litigation 软件许可合同 被许可方承诺永不就软件瑕疵诉诸法院。
validity.waive-litigation 委托合同 受托人自愿放弃请求仲裁和诉讼的一切权利。
validity.waive-termination-right 服务合同 甲方在任何情况下均无权单方终止本合同。
validity.waive-termination-right 房屋租赁合同 租赁期内乙方不得提前退租，任何理由均不予接受。
validity.waive-termination-right 股权转让协议 受让方承诺不行使任何解除权。
validity.waive-termination-right 软件许可合同 被许可方在许可期内不得解除合同，即使软件存在严重缺陷。
validity.waive-termination-right 委托合同 委托人不得在委托期内以任何方式撤销委托或解除合同。
validity.waive-termination-right 运输合同 托运人不享有单方解除合同的权利，法定情形亦同。
`
  .trim()
  .split('\n')
  .map((line) => line.split(' '));

describe('other wordings', () => {
  it.each(rows)('%s in a %s: %s', (id = '', title = '', text = '', ...rest) => {
    const [first, second] = roles[title] ?? ['买方', '卖方'];
    const isPersonal = title === '借款合同';
    const parties = [
      `甲方（${first}）：${isPersonal ? '张三' : companies[0]}`,
      '住所：浙江省杭州市西湖区文三路1号',
      `乙方（${second}）：${isPersonal || title === '劳动合同' ? '李四' : companies[1]}`,
      '住所：江苏省苏州市虎丘区浒关路2号',
    ];
    const paragraphs = [text, ...rest].join(' ').split('/');
    expect(outcomeOf(allRules, id, [title, ...parties, ...paragraphs]).kind).toBe('hit');
  });
});
