import { describe, expect, it } from 'vitest';
import { isReported, paraphrases } from './paraphrase.testing.ts';

/** Sentences that must be reported (+, with @side) and that must not (-), each in a contract of that kind. */
const rows = paraphrases(`
+ parties.authority-missing 买卖 第一条 货物/乙方委托代理人（签字）：王强
+ parties.authority-missing 买卖 第一条 货物/经办人代表甲方在本合同上签字即生效。
- parties.authority-missing 买卖 第一条 授权代表签署本合同时，应当出具加盖公章的授权委托书，作为本合同附件。
+ parties.third-party-obliged 股权 目标公司其他股东应当承担目标公司的历史债务。
- parties.third-party-obliged 买卖 卖方应确保其供应商遵守本合同的保密要求，供应商违反的由卖方承担责任。
+ parties.affiliate-transfer 买卖 卖方得将本合同转让予其关联企业，毋庸征得买方同意。
+ parties.affiliate-transfer 许可 许可方可自由让与本合同，被许可方不得异议。
+ parties.affiliate-transfer 合作 甲方可以指定任何第三方承接其在本协议项下的全部权利和义务，乙方应当接受。
- parties.affiliate-transfer 服务 未经对方书面同意，任何一方不得转让本合同项下的权利义务。
- parties.name-differs 买卖 第一条 货物/甲方（盖章）：杭州青禾贸易有限公司/乙方（盖章）：苏州云杉设备有限公司
- subject.goods-undefined 买卖 第一条 卖方供应A4复印纸（70克）500箱。
- subject.quality-standard-missing 买卖 第一条 产品按双方确认的样品封样验收。
- subject.quality-standard-missing 施工 第一条 工程质量达到合格。
+ subject.quality-vague 买卖 货物质量应为优质产品。
+ subject.quality-vague 买卖 卖方保证产品质量良好，让买方满意。
+ subject.quality-vague 承揽 加工质量须达到行业领先水平。
+ subject.quality-vague 施工 工程质量力求精良、美观大方。
- subject.quality-vague 买卖 货物与样品一致，样品由双方共同签字封存。
+ subject.quantity-tolerance 买卖 买方订购水泥近300吨。
- subject.quantity-tolerance 买卖 数量约500吨，允许溢短装±5%。
+ subject.service-scope-vague@performer 服务 服务范围由委托方根据需要随时增加，服务方不得拒绝。
+ subject.service-scope-vague@performer 服务 服务内容：品牌策划、推广等，具体以委托方要求为准。
- subject.service-scope-vague@performer 服务 服务内容为每周两次保洁，超出范围的工作另行签订补充协议并计费。
- subject.deliverables-missing 技开 第一条 开发方应提交安装包、用户手册和测试报告。
- subject.deliverables-missing 技开 第一条 系统应具备以下功能：用户管理、订单管理、报表统计。
- subject.lease-use-missing 租赁 第一条 该房屋供承租方开设餐馆使用。
- subject.lease-use-missing 租赁 第一条 租赁房屋使用性质：办公。
- subject.lease-area-missing 租赁 第一条 房屋坐落：西湖区文三路9号2幢301室，建筑面积89.5㎡。
- subject.repair-duty-missing 租赁 第一条 房屋漏水、墙体开裂由出租方负责修缮。
+ subject.repair-all-on-lessee@payer 租赁 出租方不承担任何维修义务，包括屋顶、外墙及承重结构。
- subject.repair-all-on-lessee 租赁 房屋主体结构由出租方维修，承租方使用不当造成的损坏由承租方维修。
- subject.title-warranty-missing 买卖 第一条 卖方保证对货物享有完整的处分权，第三人不得主张任何权利。
+ subject.entrust-scope-full@payer 委托 委托权限：全权。
- subject.entrust-scope-full 委托 受托人的权限限于代为提交注册申请、领取证照，不包括签订合同。
- subject.warranty-period-missing 买卖 第一条 卖方对货物免费保修24个月。
- subject.warranty-period-missing 买卖 第一条 自验收之日起一年内出现质量问题的，卖方免费修理更换。
+ subject.warranty-too-short@payer 买卖 货物保用期90天，自签收日起算。
+ subject.warranty-too-short@payer 承揽 承揽人对成品包修180日。
- subject.warranty-too-short 买卖 质保期为十八个月。
- subject.job-content-missing 劳动 第一条 乙方担任会计，上班地点为杭州市西湖区。
+ subject.job-change-at-will@performer 劳动 公司根据经营需要调动乙方到异地工作的，乙方不得拒绝。
+ subject.job-change-at-will@performer 劳动 甲方有权视情况下调乙方薪资。
- subject.job-change-at-will 劳动 经双方协商一致，可以变更乙方的工作岗位。
- subject.working-hours-missing 劳动 第一条 实行标准工时制，每周休息两天。
- subject.working-hours-missing 劳动 第一条 每天上班八小时，每周上五天班，带薪年假依法执行。
- subject.licence-scope-missing 许可 第一条 许可方授予被许可方在中国境内非独占的使用权，可供50个用户使用，许可期三年。
- price.amount-missing 买卖 第一条 货款合计人民币伍万元整。
- price.uppercase-differs 买卖 第一条 总价人民币叁拾伍万元整（¥350,000.00）。
+ price.total-differs 服务 第一条 设计费3万元，制作费5万元，共计人民币9万元。
+ price.total-differs 施工 第一条 人工费20万元、材料费30万元、机械费5万元，合计60万元。
- price.total-differs 买卖 第一条 单价50元，数量1000件，合计人民币50000元。
- price.instalments-differ 买卖 第一条 签约付30%，到货付40%，验收合格付25%，余5%作为质保金一年后付清。
- price.tax-unclear 买卖 第一条 总价10万元，上述价格已包含一切税金。
- price.invoice-type-missing 买卖 第一条 卖方提供税率13%的增值税专票。
- price.currency-missing 买卖 第一条 合同总价为人民币120000元。
- price.payment-date-missing 买卖 第一条 总价10万元，货到当日结清。
+ price.payment-depends-on-other@performer 技开 甲方认可成果后方支付尾款，是否认可由甲方决定。
- price.payment-depends-on-other 服务 服务方提交发票后，委托方在15个工作日内完成审批并付款。
- price.payment-term-long 买卖 买方于收货后30天内付款。
+ price.prepay-high@payer 承揽 定作人先付八成加工费，承揽人方开工。
+ price.prepay-high@payer 施工 合同签订后发包人支付三分之二的工程款作为备料款。
- price.prepay-high 买卖 买方预付30%。
+ price.full-prepay@payer 买卖 买方付清全款后卖方才安排发货。
- price.full-prepay 买卖 货到验收合格后七日内一次性付清全部货款。
- price.retention-no-return 买卖 合同价的5%作为质保金，质保期满后10日内无息退还。
+ price.retention-over-limit@performer 施工 工程款的一成作为保修金，两年后支付。
- price.retention-over-limit 施工 质量保证金为工程价款结算总额的3%。
+ price.price-adjust-one-side 许可 许可方保留修改收费标准的权利。
+ price.price-adjust-one-side 买卖 原材料涨价时，供方得自行加价。
- price.price-adjust-one-side 买卖 价格调整须经双方协商一致并签订补充协议。
- price.account-missing 买卖 第一条 收款人户名：苏州云杉设备有限公司，开户银行：工行，账号：1102。
- price.account-missing 买卖 第一条 汇入卡号6222020000000000。
+ price.account-change-open 买卖 付款账户以卖方业务员短信告知的为准。
- price.account-change-open 买卖 变更收款账户须以加盖公章的书面通知为准，电话、微信通知无效。
+ price.cash-payment 买卖 总价20万元。/货款一律现金结清。
- price.cash-payment 买卖 不得以现金方式支付，货款10万元应汇入指定账户。
- price.expenses-unclear 买卖 第一条 总价包含运杂费、装卸费。
+ price.set-off-barred 买卖 甲方可在结算时直接扣减其认为应由乙方承担的一切费用。
- price.set-off-barred 买卖 经双方书面确认的款项可以相互抵销。
+ price.deposit-over-three-months@payer 租赁 押五付一，每月租金3000元。
- price.deposit-over-three-months 租赁 押二付三，月租金3000元。
+ price.rent-increase-open@payer 租赁 出租方有权根据周边行情调整租金，承租方不得拒绝。
+ price.rent-increase-open@payer 租赁 次年起租金随市价上涨。
- price.rent-increase-open 租赁 第二年起租金每年递增5%。
- price.wage-below-due 劳动 甲方于每月10日前以货币形式足额支付上月工资，年终奖按年度考核发放。
- price.interest-missing 借款 第一条 本借款不计利息。
- price.interest-ambiguous 借款 第一条 年利率百分之十。
- price.usage-of-loan-missing 借款 第一条 借款用于购买原材料。
- delivery.date-missing 买卖 第一条 卖方于收到定金后二十日内将货送达。
- delivery.date-vague 买卖 卖方应在2025年5月1日前交货，并尽快提供发货单。
- delivery.place-missing 买卖 第一条 卖方将货物送到买方厂区。
- delivery.retention-of-title 买卖 第一条 货到后余款三个月内付清，付清前货物的所有权仍属卖方。
- delivery.partial-refusal 买卖 第一条 货物分三批交付；任何一批不合格的，买方可就该批退货。
- delivery.insurance-missing 运输 第一条 托运人自行投保货物运输险。
- delivery.insurance-missing 仓储 第一条 仓储物的财产险由存货人购买。
- delivery.start-date-missing 施工 第一条 计划开工2025年3月1日，计划竣工2025年9月1日。
- delivery.extension-missing 施工 第一条 因设计变更或发包人迟延付款影响施工的，工期相应顺延。
- delivery.extension-missing 施工 第一条 下列情况竣工日期可以延后：（1）发包人未按时提供图纸。
- delivery.handover-list-missing 租赁 第一条 交房时双方签署物品清点单。
+ delivery.extra-work-unpaid@performer 技开 委托方可随时提出新的需求，开发方应免费实现。
+ delivery.extra-work-unpaid@performer 服务 委托方临时增加的服务项目已含在总价内，不另收费。
- delivery.extra-work-unpaid 技开 需求变更超出约定范围的，双方协商增加费用。
- delivery.extra-work-unpaid 承揽 因承揽人原因造成返工的，费用由承揽人承担，不另计费。
- delivery.risk-missing 买卖 第一条 货物毁损灭失的风险自交付时转移。
+ delivery.risk-early@payer 买卖 卖方将货物交给物流公司后，途中损坏与卖方无关。
+ delivery.risk-early@payer 买卖 货物出库后发生的一切损失由买方承担。
- delivery.risk-early 买卖 货物交付买方签收前，运输途中的风险由卖方承担。
+ delivery.risk-late@performer 承揽 成品交付定作人后，未经最终验收的，其损毁风险由承揽人承担。
- delivery.risk-late 买卖 货物交付前的风险由卖方承担，交付后由买方承担。
- acceptance.missing 买卖 第一条 买方收货时当场清点检查，发现短少破损应即提出。
- acceptance.missing 技开 第一条 系统上线试运行一个月后双方签署确认书。
- acceptance.no-deadline 买卖 买方应在收货后七日内完成验收。
+ acceptance.silent@payer 买卖 货到两天内无异议，即为验收合格。
+ acceptance.silent@payer 服务 委托方应于次日内提出意见，过期不提视作认可。
+ acceptance.silent@payer 买卖 买方签收即视为质量、数量均无问题。
- acceptance.silent 买卖 买方收货后十五日内未提出异议的，视为合格。
+ acceptance.sole-judgement@performer 施工 工程是否验收通过全凭发包人判断。
- acceptance.sole-judgement 买卖 对检验结果有争议的，委托双方认可的第三方检测机构检测，以其结论为准。
- acceptance.standard-missing 买卖 第一条 买方按附件一技术规格验收。
- acceptance.hidden-defects 买卖 第一条 内在质量问题可在一年内提出。
- acceptance.hidden-defects 买卖 第一条 对于不易发现的缺陷，买方可在质保期内提出异议。
+ acceptance.use-not-acceptance 施工 发包人提前占用工程的，不视为验收，承包人仍须负全部责任。
- acceptance.use-not-acceptance 买卖 验收合格后方可投入使用。
- acceptance.settlement-deadline 施工 发包人收到结算书后28天内审核完毕，逾期视为认可。
+ acceptance.missing 买卖 第一条 货物应符合《建筑材料质量验收规范》。/第二条 验收合格后10日内付款。
- property.ownership-missing 技开 第一条 开发成果的著作权由委托方享有。
- property.ownership-all-to-payer 技开 开发方的背景知识产权仍归开发方，委托方享有非独占使用权。
+ property.ownership-to-performer@payer 技服 服务方对工作成果享有完整的知识产权。
- property.ownership-to-performer 技开 开发成果的知识产权归委托方所有。
- property.infringement-missing 买卖 第一条 卖方保证货物不侵害任何第三人的专利、商标。
+ property.infringement-one-side@payer 技开 他人就成果主张权利的，由委托方应对并承担费用。
- property.infringement-one-side 许可 第三方主张侵权的，由许可方承担全部责任。
- property.source-code-missing 技开 第一条 开发方交付全部源程序。
- property.open-source-unspoken 技开 第一条 未经同意不得使用GPL等开放源代码组件。
+ property.trademark-use 服务 服务方可将委托方名称及LOGO列入其客户案例。
- property.trademark-use 合作 乙方仅可在合作期限内、在合作项目的宣传材料上使用甲方商标。
+ property.ownership-missing 技开 第一条 甲方提供的资料归甲方所有。
- confidentiality.missing 合作 第一条 双方对知悉的对方商业秘密不得泄露。
+ confidentiality.scope-undefined 保密 第一条 接收方应当保守披露方的秘密。
- confidentiality.scope-undefined 合作 第一条 双方应对客户名单、价格、技术资料等信息保密。
- confidentiality.no-exceptions 保密 第一条 以下信息不属于保密信息：已经公开的信息、从合法渠道取得的信息。
- confidentiality.period-missing 合作 第一条 保密义务在合同终止后两年内继续有效。
- confidentiality.perpetual 保密 保密期限为三年；构成商业秘密的，至其公开之日止。
+ confidentiality.one-way 技开 开发方须对委托方资料保守秘密。
- confidentiality.one-way 合作 双方互负保密义务。
- confidentiality.return-missing 保密 第一条 协议期满，接收方须将资料原件交还，电子副本予以清除。
- confidentiality.liability-missing 保密 第一条 接收方泄密的，应赔偿披露方损失。
- confidentiality.data-security-missing 许可 第一条 许可方处理用户数据，应采取加密措施；发生泄露的，24小时内通报被许可方。
`);

describe('paraphrases of commercial provisions', () => {
  it.each(rows)('$sign $rule in a $kind: $text', (row) => {
    expect(isReported(row)).toBe(row.sign === '+');
  });
});
