import { describe, expect, it } from 'vitest';
import { isReported, paraphrases } from './paraphrase.testing.ts';

/** Words of a serious risk in a denial, in the performance of a duty or in another sense (-), each kind beside the risk itself (+). */
const rows = paraphrases(`
- validity.dangerous-goods-concealed 运输 托运的纸制品为普通货物，不属于危险品，也不属于冷藏货物。
- validity.dangerous-goods-concealed 仓储 粮油分区码放，不与有毒、有腐蚀性的物品同库存放。
+ validity.dangerous-goods-concealed 运输 托运的油漆按普通货物申报运输。
- price.to-personal-account 买卖 货款汇入首部所列账户，卖方不以业务员个人账户收取货款。
+ price.to-personal-account 买卖 货款汇入卖方业务员个人账户。
- validity.bearing-walls-altered 装修 施工中不拆改承重墙和外墙，水电按图改造。
+ validity.bearing-walls-altered 装修 为扩大客厅，拆除客厅与阳台之间的承重墙。
- validity.contribution-in-labour 股东 全体股东以现金出资，丙方掌握的客户资源不作为出资。
+ validity.contribution-in-labour 股东 丙方以其客户资源作价出资，占股百分之十。
- price.price-adjust-one-side 服务 服务费在合同期内固定不变，服务方不得单方调整收费标准。
+ price.price-adjust-one-side 服务 服务方有权随时单方调整服务费。
- price.rent-increase-open 租赁 三年内月租金不变，出租方不得以周边行情上涨为由单方提高租金。
+ price.rent-increase-open 租赁 出租方有权根据周边行情单方提高租金。
- price.settled-by-audit 施工 审计意见仅供发包人内部管理，不作为工程款结算的依据。
+ price.settled-by-audit 施工 工程款以审计局的审计结论为结算依据。
- price.paid-in-kind 施工 承包人购买商铺的，另行付款，与应收工程款不相抵扣。
+ price.paid-in-kind 施工 发包人可以用商铺抵付工程款。
- validity.licence-borrowed 服务 服务方协助准备资质申报材料，不出借自己的资质证书，也不收取管理费。
+ validity.licence-borrowed 服务 委托方借用服务方的资质证书投标，并支付使用费。
- validity.branch-guarantor 保证 保证人的苏州分公司仅代收文件，不作为担保人。
- validity.labour-social-waiver 劳动 用人单位自入职当月起为劳动者办理社会保险登记，按劳动者实际工资足额缴纳各项保险费。
+ validity.labour-social-waiver 劳动 劳动者自愿放弃社会保险，用人单位每月发放补贴。
- validity.labour-papers-withheld 劳动 岗位职责为来访接待、档案管理和会后整理等后勤工作。
+ validity.labour-papers-withheld 劳动 待劳动者赔偿损失后，用人单位再办理离职手续。
- delivery.extra-work-unpaid 服务 报告不符合《任务书》所列内容的，服务方应当免费修改。
- delivery.extra-work-unpaid 设计 发包人对效果图有意见的，设计人提供三轮免费修改。
+ delivery.extra-work-unpaid 服务 委托方增加工作内容的，服务方应当免费完成。
- validity.capital-withdrawn 增资 公司减少注册资本的，经股东会决议并公告后，按减资方案向股东返还出资款。
+ validity.capital-withdrawn 增资 验资完成后，公司将投资款转回投资方。
- validity.labour-dismiss-at-will 兼职 任何一方均可随时通知对方终止用工，甲方当日结清报酬。
+ validity.labour-dismiss-at-will 劳动 甲方可以随时解除劳动合同，无须说明理由。
- validity.tender-avoided 招标 投标人的投标保证金在中标结果公布后五日内原路退还。
- termination.lease-early-penalty 租赁 承租方提前退租的，支付一个月租金，出租方不再主张剩余租期的租金。
+ termination.lease-early-penalty 租赁 承租方提前退租的，应付清剩余租期的全部租金。
- price.retention-no-return 租赁 第一条 承租方交付押金9,000元。押金不计利息，不得抵作租金。房屋交还并结清水电费后七日内，出租方全额退还。
- price.retention-no-return 融租 保证金在租期内不计息，用于抵扣最后一期租金。
+ price.retention-no-return 租赁 承租方交付押金9,000元，押金不计利息。
- price.instalments-differ 承揽 第一条 总价100,000元。/第二条 付款方式：签约后支付预付款，为总价的20%；交货验收合格后支付总价的75%；总价的20%以预付款抵付；剩余5%在保修期满后支付。
- price.total-differs 租赁 3.1 每台月租金含税6,000元，三台月租金18,000元，12个月租金总额216,000元，其中不含税金额191,150.44元，税额24,849.56元。
+ price.total-differs 租赁 3.1 三台设备租金总额含税217,000元，其中不含税金额191,150.44元，税额24,849.56元。
+ validity.interest-deducted-in-advance 借款 出借人放款时先扣下三个月的服务费9万元，实际付出91万元，该费用不属于利息。
+ validity.tender-avoided 施工 本工程拆成四个标段分别签约，每段均低于招标限额，双方确认不属于规避招标。
+ price.settlement-frozen-at-will 平台 平台认为商家经营异常的，可以暂停结算其全部货款直至异常消除，该款不作为平台收入。
+ termination.at-will 仓储 甲方可以随时解除合同而无须说明理由，但甲方承诺结清已发生的仓储费。
- property.infringement-one-side 技服 委托方自行添加的图案侵犯他人权利的，由委托方承担责任。
- property.ownership-to-performer 技服 云平台软件、文档及相关知识产权归服务方，委托方在服务期内使用。
- termination.property-handover-refused 物业 催交期限届满仍不交的，自次日起按欠费每日万分之三支付违约金。
- price.total-differs 服务 含税单价为每件人民币0.50元。月预测量200,000件，对应月费用100,000元；十二个月暂估总额1,200,000元。
+ price.total-differs 服务 含税单价为每件人民币0.50元。月预测量200,000件，对应月费用110,000元；十二个月暂估总额1,320,000元。
- liability.title-transfer-excused 二手房 双方应按期办理过户登记，因登记机构原因延误的，期限相应顺延。
- termination.term-contradiction 培训 培训时间为2026年3月7日至2026年5月24日，每周六、周日上课，共12周。
+ termination.term-contradiction 培训 培训时间为2026年3月7日至2026年5月24日，共20周。
- termination.at-will 培训 自付款之日起七日内，学员可以无条件解除合同，培训机构全额退还费用。
- validity.either-arbitration-or-suit 竞业 违约金过分高于损失的，劳动者可以请求仲裁机构或者人民法院予以适当减少。
- delivery.extra-work-unpaid 设计 设计人自身原因的修改不另收费。
- property.customer-data-owned 云服务 乙方的业务数据及处理结果归乙方所有。
- validity.mortgage-without-land 抵押 厂房与其占用范围内的土地使用权一并抵押，已办理抵押登记。
- price.total-differs 施工 第一条 合同价分项：/土建工程费500,000元/安全措施费80,000元/第二条 合同总价580,000元。安全措施费开工后支付50%，即40,000元。
- price.total-differs 广告 第一条 总价90,000元。每日播放100次，更换画面的按每块200元另行结算。
+ price.total-differs 买卖 第一条 地砖每块200元，数量100块，总价25,000元。
- price.instalments-differ 承揽 第一条 总价100,000元。/第二条 首批验收后支付首批货款的80%；第二批验收后支付第二批货款的80%；余款质保期满后付清。
- price.instalments-differ 合伙 第二条 每年提取10%的储备金，余下利润按甲方60%、乙方40%分配。
- consistency.amounts 承揽 第一条 不含税合同价为人民币200,000元，税额26,000元，含税总价226,000元。
- dispute.institution-unnamed 服务 双方对商业信息保密，但向法院、仲裁机构、审计机构披露的除外。
+ dispute.institution-unnamed 服务 争议提交仲裁机构仲裁。
- price.retention-no-return 派遣 乙方不得向被派遣劳动者收取押金。
- confidentiality.scope-undefined 租赁 双方对租金条件、未公开的经营信息保密。
- signature.blank-left 服务 甲方（公章）：杭州青禾贸易有限公司　授权代表：__________
- price.total-differs 租赁 第一条 月租金按每平方米180元计算，86平方米，即15,480元；第三年上浮4%，月租金为16,099.20元。
- price.total-differs 承揽 第一条 A型1,200件，B型800件。/第二条 分两批交付：四月交付A型600件、B型400件；五月交付A型600件、B型400件。
- termination.at-will 租赁 出租方不享有任意提前收回房屋的权利。
+ validity.labour-marriage-birth 劳动 合同期内乙方结婚的，合同终止。
+ validity.labour-marriage-birth 劳动 乙方怀孕的，甲方可以解除本合同。
- price.retention-no-return 劳动 甲方免费提供防护用品，不向乙方收取押金、服装费。
- consistency.amounts 租车 第一条 押金42,000元。/第二条 出租方可以暂留押金中的6,000元，期限30日；其余押金在还车后五日内退还。
- validity.forfeiture-of-collateral 质押 双方不约定到期不还时股权直接归质权人所有。
+ validity.forfeiture-of-collateral 质押 债务到期不还的，股权直接归质权人所有。
- price.payment-depends-on-other 服务 委托方不以内部审计未完为由拒付已确认的款项。
- termination.at-will 服务 无论何种原因终止，服务方应在20日内移交账号和文档。
- property.ownership-all-to-payer 劳动 乙方在受聘前已掌握的一般技能不属于甲方成果，乙方可以自由使用。
- validity.labour-penalty 竞业 劳动者违反第二条的，应支付违约金，违约金为应付补偿总额的1.5倍。
`);

describe('denied, performed or meant otherwise', () => {
  it.each(rows)('$sign $rule in a $kind: $text', (row) => {
    expect(isReported(row)).toBe(row.sign === '+');
  });
});
