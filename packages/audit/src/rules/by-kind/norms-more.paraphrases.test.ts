import { describe, expect, it } from 'vitest';
import { verdictIn } from '../../audit.testing.ts';
import { allRules } from '../all-rules.ts';
import { isReported, paraphrases } from '../paraphrase.testing.ts';

/** Norms on storage, agents, devices, travel, partners and security (+), each beside its lawful neighbours (-). */
const provisions = paraphrases(`
+ delivery.storage-inspection-restricted 仓储 存货人进库查看须经保管人批准。
+ delivery.storage-inspection-restricted 仓储 存货人抽取样品的，每次支付检查费200元。
+ delivery.storage-inspection-restricted 仓储 储存期内存货人不得进入仓库检查。
+ delivery.storage-inspection-restricted 仓储 存货人盘点库存，应当另付配合费。
- delivery.storage-inspection-restricted 仓储 存货人可以随时检查货物，保管人应当配合。
- delivery.storage-inspection-restricted 仓储 存货人提取样品，保管人不另收费用，不得拒绝。
- delivery.storage-inspection-restricted 仓储 保管人应当每月检查货物并报告。
- delivery.storage-inspection-restricted 买卖 货物入库后三日内甲方检查货物，合格后支付货款50000元。
- delivery.storage-inspection-restricted 仓储 甲方检查货物合格后支付仓储费50000元。
+ delivery.storage-inspection-restricted 仓储 甲方检查货物的，每次支付陪同费500元。
+ price.storage-early-withdrawal-surcharge 仓储 存货人提前提货的，加收一个月仓储费。
+ price.storage-early-withdrawal-surcharge 仓储 储存期届满前取走货物的，存货人支付违约金。
+ price.storage-early-withdrawal-surcharge 仓储 提前出库的，仓储费按双倍结算。
- price.storage-early-withdrawal-surcharge 仓储 存货人提前提取的，不减收仓储费。
- price.storage-early-withdrawal-surcharge 仓储 提前出库的，保管人按实际天数结算，不加收费用。
- price.storage-early-withdrawal-surcharge 仓储 存货人逾期提取的，加收仓储费。
+ liability.agent-guarantees-customers 服务 乙方为代理商。客户拖欠货款的，由乙方先行垫付。
+ liability.agent-guarantees-customers 服务 乙方是甲方的销售代理，终端客户未付货款形成坏账的，乙方全额承担。
+ liability.agent-guarantees-customers 服务 代理区域内用户逾期未付款的，乙方承担保证责任。
- liability.agent-guarantees-customers 服务 乙方为代理商。客户拖欠货款的，乙方协助催收，不承担付款责任。
- liability.agent-guarantees-customers 服务 乙方为代理商。因乙方隐瞒客户信用造成货款拖欠的，乙方承担赔偿责任。
- liability.agent-guarantees-customers 服务 乙方为代理商。客户未付款的，甲方暂不支付对应佣金。
+ liability.product-defect-shifted 买卖 货物存在质量缺陷造成消费者人身损害的，由买方赔偿，买方不得向卖方追偿。
+ liability.product-defect-shifted 服务 乙方为代理商。产品设计缺陷导致用户受伤的，与甲方无关，由乙方处理。
+ liability.product-defect-shifted 买卖 产品缺陷造成消费者人身损害的，由买方赔偿，与卖方无关。
- liability.product-defect-shifted 买卖 因乙方产品质量问题造成第三人人身损害的，由乙方承担全部责任，与甲方无关。
- liability.product-defect-shifted 经销 因供货方的产品缺陷造成消费者损害的，由供货方承担，与经销商无关。
- liability.product-defect-shifted 买卖 产品缺陷造成他人损害，买方先行赔偿的，有权向卖方追偿。
- liability.product-defect-shifted 买卖 货物质量不合格的，卖方应当更换。
+ validity.regulated-papers-later 买卖 食品检验报告在发货后一个月内补寄，买方先行销售。
+ validity.regulated-papers-later 买卖 药品合格证明事后补交，买方应先收货入库。
+ validity.regulated-papers-later 买卖 医疗器械注册证暂不提供，先行供货。
- validity.regulated-papers-later 买卖 食品应随附检验报告，没有报告的买方可以拒收。
- validity.regulated-papers-later 买卖 药品合格证明补齐之前，买方不得销售。
- validity.regulated-papers-later 买卖 发票可以在发货后补寄。
- validity.regulated-papers-later 买卖 乙方供应的食品不提供合格证的，货物视为不合格，甲方有权退货。
+ validity.incident-report-by-consent 服务 发生安全事故的，乙方不得擅自向主管部门报告。
+ validity.incident-report-by-consent 服务 出现药品不良反应，须经甲方批准后方可上报。
+ validity.incident-report-by-consent 服务 发生数据泄露的，经甲方同意后才能通报监管机构。
- validity.incident-report-by-consent 服务 发生安全事故的，乙方应当立即向主管部门报告并通知甲方。
- validity.incident-report-by-consent 服务 任何一方不得隐瞒、迟报安全事件。
- validity.incident-report-by-consent 服务 工作报告经甲方同意后方可对外发布。
- validity.incident-report-by-consent 服务 乙方不得将审计报告泄露给第三人。
- validity.incident-report-by-consent 服务 发生安全事故的，乙方不得延误报告。
- validity.incident-report-by-consent 服务 发生安全事故的，未经甲方同意，乙方不得向媒体披露。
+ validity.incident-report-by-consent 服务 发生不良事件的，未经甲方同意，乙方不得向监管部门报告或者接受媒体采访。
+ validity.incident-report-by-consent 服务 发生安全事故的，乙方应立即向甲方报告，经甲方同意后方可上报主管部门。
+ validity.medical-kickback 买卖 卖方按月销售额的5%向使用科室支付学术支持费。
+ validity.medical-kickback 买卖 每盒给付医生处方费10元，按月发放。
+ validity.medical-kickback 服务 乙方根据医院采购量计提推广费，支付给科室主任。
- validity.medical-kickback 买卖 双方不得向医院科室或者医生支付与用量挂钩的推广费。
- validity.medical-kickback 服务 甲方按季度向乙方支付市场推广费50,000元。
- validity.medical-kickback 服务 医院按月向乙方支付服务费。
- validity.medical-kickback 服务 甲方按辖区医院销售额的8%向乙方支付推广费。
- validity.medical-kickback 服务 甲方按业绩的3%向项目经办人员支付提成。
- validity.medical-kickback 服务 造价咨询费按审定金额的0.3%由使用单位支付。
+ validity.medical-kickback 服务 乙方按科室用量每支支付临床支持费20元，双方不得对外透露。
+ validity.travel-transfer-banned 服务 旅游者报名后不得换人参团。
+ validity.travel-transfer-banned 服务 游客将名额转让给他人的，转让无效。
- validity.travel-transfer-banned 服务 行程开始前，旅游者可以将权利义务转让给第三人，旅行社没有正当理由不得拒绝。
- validity.travel-transfer-banned 服务 未经游客同意，旅行社不得将合同转让给其他旅行社。
- validity.travel-transfer-banned 服务 游客名单见附件。/未经甲方同意，乙方不得将本合同转让给第三人。
+ validity.travel-transfer-banned 旅游 参团名额未经甲方同意不得转让。
+ validity.travel-transfer-banned 旅游 乙方不得将本合同转让给第三人。
+ price.age-surcharge 服务 65周岁以上的游客每人加收服务费200元。
+ price.age-surcharge 服务 老年人参团另收附加费。
- price.age-surcharge 服务 60周岁以上的老年人门票半价，不另收费用。
- price.age-surcharge 服务 70周岁以上的游客应提供体检报告。
- price.age-surcharge 服务 12周岁以下儿童需占床的，另付床位费。
- price.age-surcharge 服务 被保险人年龄申报不真实的，应补交保险费。
+ price.age-surcharge 服务 年满六十周岁的旅游者，每人另收附加费300元。
+ liability.vehicle-insurance-gap 租赁 车辆交强险已于2026年1月10日到期，承租方提车后自行办理。
+ liability.vehicle-insurance-gap 租赁 第三者责任险保额20万元，超出部分由承租方承担。
- liability.vehicle-insurance-gap 租赁 出租方投保交强险和保额200万元的第三者责任险。
- liability.vehicle-insurance-gap 租赁 交强险到期的，出租方应当及时续保。
- liability.vehicle-insurance-gap 买卖 过户后交强险由买方自行办理。
- liability.vehicle-insurance-gap 租赁 第三者责任险保额一百五十万元，超出部分由承租方承担。
- liability.vehicle-insurance-gap 租赁 第三者责任险保额120万元，超出部分由承租方承担。
+ liability.vehicle-insurance-gap 租赁 第三者责任险保额二十万元，超出部分由承租方承担。
+ liability.work-loss-on-customer 承揽 制作期间半成品损坏的，由定作人承担，加工费照付。
+ liability.work-loss-on-customer 承揽 交付前定作物灭失的风险由甲方承担。
- liability.work-loss-on-customer 承揽 交付前定作物毁损、灭失的，由承揽人承担。
- liability.work-loss-on-customer 承揽 因定作人提供的材料不合格造成半成品报废的，损失由定作人承担。
- liability.work-loss-on-customer 承揽 加工过程中3%以内的合理损耗由甲方承担。
+ property.customer-designs-taken 承揽 定作人提供的图纸归承揽人所有。
+ property.customer-designs-taken 承揽 定作人提供的样品，承揽人可以用于其他客户的订单。
- property.customer-designs-taken 承揽 定作人提供的图纸归定作人所有，承揽人不得用于其他客户。
- property.customer-designs-taken 承揽 定作人应在签约后提供图纸。
- property.customer-designs-taken 施工 乙方按甲方提供的图纸施工，材料由乙方采购。
- property.customer-designs-taken 承揽 甲方提供的图纸由乙方妥善保管，竣工后归还。
+ property.customer-designs-taken 承揽 甲方提供的图纸由乙方永久享有。
+ validity.limited-partner-liable 合作 企业亏损的，有限合伙人与普通合伙人一起承担连带责任。
+ validity.limited-partner-liable 合作 有限合伙人以全部个人财产对企业债务承担责任。
- validity.limited-partner-liable 合作 普通合伙人承担无限连带责任，有限合伙人以出资额为限承担责任。
- validity.limited-partner-liable 合作 有限合伙人转为普通合伙人的，对此前债务承担无限连带责任。
+ validity.limited-partner-role 合作 乙方（有限合伙人）出资情况如下。/乙方以劳务作价50万元出资。
+ validity.limited-partner-role 合作 乙方（有限合伙人）出资100万元。/乙方代表合伙企业对外签订采购合同。
- validity.limited-partner-role 合作 乙方（有限合伙人）出资100万元。/甲方代表合伙企业对外签订采购合同。
- validity.limited-partner-role 合作 乙方（有限合伙人）出资100万元。/乙方不执行合伙事务，不得对外代表合伙企业。
- validity.limited-partner-role 合作 乙方（有限合伙人）同意由甲方执行合伙事务。
+ validity.limited-partner-role 合作 乙方（有限合伙人）出资100万元。/乙方经甲方同意代表合伙企业对外签订采购合同。
+ validity.target-secures-buyer 股权 目标公司以其厂房为受让方支付转让款提供抵押担保。
+ validity.target-secures-buyer 股权 目标公司就受让方的付款义务承担连带保证责任。
- validity.target-secures-buyer 股权 经股东会决议，目标公司为受让方付款提供抵押担保。
- validity.target-secures-buyer 股权 目标公司不存在未披露的对外担保。
+ validity.mortgage-lease-cleared 借款 房屋抵押前已出租的，乙方应在抵押登记前清退全部租户。
- validity.mortgage-lease-cleared 借款 抵押前已设立的租赁继续有效，不受抵押影响，乙方应在10日内告知租赁情况。
+ validity.mortgage-without-land 借款 抵押物仅为厂房，不含厂房所占的土地使用权。
- validity.mortgage-without-land 借款 厂房及其占用范围内的土地使用权一并抵押。
+ validity.mortgage-without-land 借款 仅以厂房抵押，土地使用权不一并抵押。
+ validity.employment-denied 服务 乙方每日到岗打卡，服从甲方排班。双方不存在劳动关系。
+ validity.employment-denied 服务 乙方迟到的按甲方员工手册处罚，双方确认不构成劳动关系。
+ validity.employment-denied 服务 乙方应遵守甲方考勤制度，不得主张劳动关系。
- validity.employment-denied 服务 乙方自主安排工作时间，双方不构成劳动关系。
- validity.employment-denied 服务 乙方人员进场须签到，乙方人员与甲方不存在劳动关系。
- validity.employment-denied 服务 实习生遵守甲方考勤，双方不构成劳动关系。
+ validity.staged-rewards 服务 乙方负责安排小号在直播间下单，营造气氛。
+ validity.staged-rewards 服务 乙方应组织人员刷礼物，完成流水任务。
- validity.staged-rewards 服务 乙方不得以刷单等方式制造虚假流量。
- validity.staged-rewards 服务 因刷单产生的订单不计入佣金，甲方应予剔除。
- validity.staged-rewards 买卖 工作服分大号、中号、小号，乙方应按尺码表供货。
- validity.staged-rewards 施工 乙方应安排人员涂刷外墙，完成后报验。
- validity.staged-rewards 服务 甲方托儿所由乙方负责保洁。
- validity.staged-rewards 服务 乙方应按印刷单价结算。
- validity.staged-rewards 施工 涂料的涂刷量应不少于1.5kg/㎡。
- validity.fake-trade 服务 乙方应按印刷单价结算。
- validity.fake-trade 施工 涂料的涂刷量应不少于1.5kg/㎡。
- validity.staged-rewards 服务 乙方应每月刷单三千笔。
+ validity.fake-trade 服务 乙方应每月刷单三千笔。
+ validity.staged-rewards 服务 乙方安排小号下单，每场不得少于50单。
+ validity.staged-rewards 服务 乙方可采取安排账号跟刷、带节奏等方式引导观众打赏。
+ confidentiality.recordings-reused 租赁 车载定位采集的轨迹信息，出租方可用于营销。
- confidentiality.recordings-reused 租赁 行车记录采集的影像仅用于事故处理，不得提供给他人。
+ confidentiality.recordings-reused 租赁 车载摄像采集的影像甲方可用于商业宣传，乙方不得遮挡设备。
- confidentiality.recordings-reused 租赁 车载摄像采集的影像信息，甲方不得用于商业宣传。
+ delivery.licence-filing-late 技转 许可方在合同生效后半年内就本专利许可办理备案。
+ delivery.licence-filing-late 技转 专利许可合同生效后180日内由许可方备案。
- delivery.licence-filing-late 技转 专利许可合同自生效之日起三个月内由许可方备案。
- delivery.licence-filing-late 技转 专利许可合同生效后六十日内备案。
+ parties.under-age-signer 艺人 身份证号：370203201009122041。/签订日期：2026年3月1日
+ parties.under-age-signer 服务 丙方：李某，女，2010年11月3日出生。/签订日期：2026年3月1日
+ parties.under-age-signer 艺人 出生日期：2008年9月12日。/签署日期：2026年5月6日
- parties.under-age-signer 艺人 身份证号：370203199809122041。/签订日期：2026年3月1日
- parties.under-age-signer 艺人 出生日期：2009年9月12日，由法定代理人共同签字。/签订日期：2026年3月1日
- parties.under-age-signer 施工 施工许可证号：410311202409230101。/签订日期：2026年3月1日
- parties.under-age-signer 服务 公司成立于2020年11月3日。/签订日期：2026年3月1日
- parties.under-age-signer 合作 婚生女李某，2019年3月1日出生，由女方抚养。/签订日期：2026年3月1日
- parties.under-age-signer 合作 第一条 子女安排/1.1 李小某，2019年3月1日出生，随母生活。/签订日期：2026年3月1日
- parties.under-age-signer 服务 丙方（家长）：王某/学员姓名：李某　出生日期：2015年3月1日/签订日期：2026年3月1日
+ parties.under-age-signer 服务 丙方（学员）：李某，2012年3月1日出生/签订日期：2026年3月1日
+ parties.under-age-signer 借款 身份证号：370203201009122041。/签订日期：2026年3月1日/到期日：2031年3月1日
+ parties.device-class-exceeded 买卖 买方持有第二类医疗器械经营备案凭证。/产品为第三类医疗器械。
- parties.device-class-exceeded 买卖 买方持有医疗器械经营许可证和第二类医疗器械经营备案凭证。/产品为第三类医疗器械。
- parties.device-class-exceeded 买卖 买方持有第二类医疗器械经营备案凭证。/产品为第二类医疗器械。
`);

describe('norms on storage, agents, devices, travel, partners and security', () => {
  it.each(provisions)('$sign $rule in $kind: $text', (row) => {
    expect(isReported(row)).toBe(row.sign === '+');
  });
});

/** Price, number and sum in different places: wrong (+) and right or of another matter (-). */
const figures = paraphrases(`
+ price.total-differs 买卖 供货价为每支1,650元。/首批订购200支，货款合计340,000元。
+ price.total-differs 买卖 设备数量：5台。/设备单价1,680,000元，购买价款合计8,600,000元。
+ price.total-differs 服务 订阅费为每授权用户每月45元，按200个授权用户计算，年订阅费为118,000元。
+ price.total-differs 服务 发布费单价为每面每月6,500元，共40面，发布3个月，合同总价为870,000元。
+ price.total-differs 租赁 租赁期限为24个月。/月租金另见附件，每月租金19,500元，租金总额486,000元。
+ price.total-differs 买卖 名称｜数量｜单价（元）/支架｜8,000套｜126.5/合同总价为1,021,000元。
+ price.total-differs 买卖 名称｜数量｜单价（元）/水泵｜10台｜2,000/阀门｜20个｜300/合同总价为27,000元。
+ price.total-differs 服务 培训费每人1,200元。/甲方派出85人参加，费用合计120,000元。
+ price.total-differs 商租 租金每年在上一年度基础上递增5%，具体如下：/第一租赁年度：月租金20,000.00元；/第二租赁年度：月租金21,000.00元；/第三租赁年度：月租金22,500.00元。
- price.total-differs 商租 租金每年在上一年度基础上递增5%，具体如下：/第一租赁年度：月租金20,000.00元；/第二租赁年度：月租金21,000.00元；/第三租赁年度：月租金22,050.00元。
+ consistency.dates 买卖 卖方应在合同签订之日起45日内，即2026年6月30日前交货。/签订日期：2026年4月20日
- consistency.dates 买卖 卖方应在合同签订之日起45日内，即2026年6月4日前交货。/签订日期：2026年4月20日
- consistency.dates 买卖 卖方应在合同签订之日起45日内交货。/签订日期：2026年4月20日
+ price.instalments-differ 股权 转让价款为980万元。/付款安排：签订后5个工作日内支付300万元；2026年7月15日前支付400万元；2026年8月31日前支付250万元。
- price.total-differs 买卖 供货价为每支1,650元。/首批订购200支，货款合计330,000元。
- price.total-differs 买卖 供货价为每支1,650元。/首批订购200支，优惠后货款合计320,000元。
- price.total-differs 服务 发布费单价为每面每月6,500元，共40面，发布3个月，合同总价为780,000元。
- price.total-differs 买卖 名称｜数量｜单价（元）/支架｜8,000套｜126.5/合同总价为1,012,000元。
- price.total-differs 买卖 供货价为每支1,650元。/卖方年度任务为200支，合同总价为5,000,000元。
- price.total-differs 服务 培训费每人1,200元。/甲方派出85人参加，费用合计102,000元。
`);

describe('a price, a number and a sum that stand apart', () => {
  it.each(figures)('$sign $rule in $kind: $text', ({ sign, rule, kind, text }) => {
    expect(verdictIn(allRules, rule, `${kind}合同`, text.split('/')).startsWith('hit')).toBe(sign === '+');
  });
});
