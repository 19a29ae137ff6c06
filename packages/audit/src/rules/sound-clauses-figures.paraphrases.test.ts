import { describe, expect, it } from 'vitest';
import { isReported, paraphrases } from './paraphrase.testing.ts';

/** Figures that belong to different things, or that come out in another way (-), each beside a real difference (+). */
const figures = paraphrases(`
- price.total-differs 租赁 挖掘机每台每月租金8,000元，2台每月16,000元；压路机每台每月租金5,500元，3台每月16,500元；月租金合计人民币32,500元。
- price.total-differs 服务 派驻人员：项目经理周明；工程师3名；文员2名；合计6名。
+ price.total-differs 服务 派驻人员：工程师3名；文员2名；保洁员4名；合计10名。
+ price.total-differs 服务 乙方应派驻合格的人员。工程师3名；文员2名；合计6名。
- price.total-differs 服务 单价为每人1,000元（不含税），共10人。含税总价为10,600元。
- price.total-differs 服务 单价为每人1,000元，共10人。含税总价为10,600元，税率6%。
- price.total-differs 买卖 供货价为每支1,650元。/首批订购200支，货款及运费合计340,000元。
+ price.total-differs 服务 单价为每人1,000元（含税），共10人。/含税总价为10,800元。
- price.total-differs 租赁 名称｜型号｜数量（台）｜月租金单价（元）｜月租金小计（元）｜单台价值（元）/发电机｜F-50｜4｜1,500｜6,000｜42,000/空压机｜K-20｜3｜2,000｜6,000｜65,000/合计｜｜7｜｜12,000｜
- price.total-differs 租赁 本合同一式五份，甲乙双方、村委会、镇政府、见证单位各执一份。
- price.total-differs 租赁 本合同一式三份，甲乙双方、村民小组各执一份。
+ price.total-differs 租赁 本合同一式五份，甲乙双方、村民小组各执一份。
- consistency.amounts 委托 2.1 网站维护服务费：每月600元。/2.2 数据整理服务费：每季度2,400元。
- consistency.amounts 服务 门店设计费15,000元。/品牌管理费每年20,000元。
- consistency.amounts 服务 软件咨询费80,000元。/员工培训费30,000元。
- consistency.amounts 委托 报告编写服务费：每月700元。/附件一 费用明细/报告编写12个月×700元=8,400元。
+ consistency.amounts 服务 服务费为人民币80,000元。/签约后十日内支付服务费人民币88,000元。
+ consistency.amounts 服务 3.1 设计服务费为人民币60,000元。/5.1 甲方验收后支付设计服务费人民币66,000元。
+ consistency.amounts 服务 第三条 服务费为人民币80,000元。/第六条 服务费为人民币82,000元。
+ consistency.amounts 服务 （一）本次服务费为人民币80,000元。/（四）服务费合计人民币82,000元。
- consistency.amounts 服务 年服务费人民币30,000元；三年服务费合计人民币90,000元。
- consistency.amounts 服务 首年服务费人民币20,000元；第二年服务费人民币24,000元。
+ consistency.amounts 服务 两年服务费为人民币48,000元。/验收后支付两年服务费人民币42,000元。
- price.total-differs 施工 附件一 分项报价/墙面：刷漆300平方米×40元=12,000元；/柜体：书柜10平方米×600元=6,000元；鞋柜5平方米×600元=3,000元；小计9,000元；/清运：2,000元。/合计：23,000元。
- price.instalments-differ 买卖 合同总价为人民币100,000元。/第五条 付款：签约后五日内，买方支付合同总价的40%；到货后十日内，买方支付55%；余5%即5,000元为质量保证金，质保期满后十日内支付。
- price.instalments-differ 股权 第一条 甲方实缴400万元，持股40%；丁某实缴600万元，持股60%。转让价款为500万元。/第二条 签约后十日内支付转让价款的60%，登记完成后十日内支付40%。
+ price.instalments-differ 买卖 合同总价为人民币100,000元。/第五条 付款：签约后五日内，买方支付合同总价的40%；到货后十日内，买方支付合同总价的50%；质保期满后十日内支付合同总价的5%。
- consistency.shares 服务 乙方每年提供不少于120课时的英语、数学、物理辅导。/附件一 课时安排/英语：50课时；数学：40课时；物理：30课时；合计120课时。
- consistency.dates 股权 董事会由三名董事组成，甲方、乙方各提名一名，周明提名一名。
+ consistency.dates 股权 董事会由三名董事组成，甲方、乙方各提名一名。
- price.prepay-high 施工 签订合同后按月支付进度款，支付至当月已完工程价款的85%。
+ price.prepay-high 买卖 签订合同后三日内，买方支付合同总价的70%作为预付款。
- price.deposit-over-three-months 租赁 每台每月租金1,200元，十台每月租金合计12,000元。/押金为人民币12,000元。
+ price.deposit-over-three-months 租赁 月租金为人民币3,000元。/押金为人民币12,000元。
`);

/** Clauses that use the words of a risk and lay down what is lawful or usual (-), each beside the risk (+). */
const clauses = paraphrases(`
- subject.job-change-at-will 劳动 用人单位依法可以调整岗位的情形，依照法律规定办理，调整应具有合理性。
+ subject.job-change-at-will 劳动 用人单位可以根据经营需要随时调整劳动者的岗位和薪酬。
+ subject.job-change-at-will 劳动 甲方可随时调整岗位和薪酬，乙方确认该调整具有合理性。
- price.contractor-advances-funds 施工 空气质量检测费由承包人垫付，检测合格的由发包人承担。
+ price.contractor-advances-funds 施工 主体封顶之前的工程款由承包人全额垫资。
- price.retention-no-return 施工 发包人去物业办理装修登记，押金由发包人交。
- price.retention-no-return 服务 会员期内不再另收入场费、押金。
+ price.retention-no-return 租赁 承租人签约当日交纳押金人民币6,000元。
+ price.retention-no-return 装修 乙方进场前向甲方缴纳装修押金20,000元。
- parties.carrier-unlicensed 运输 承运人自行办理餐饮服务经营许可等证照。
- parties.carrier-unlicensed 运输 需要办理道路运输经营许可变更手续的，由承运人负责。
+ parties.carrier-unlicensed 运输 承运人的道路运输经营许可证正在办理，双方同意先行承运。
+ parties.carrier-unlicensed 运输 承运人的道路运输许可过期后尚在换证，不影响本合同履行。
- delivery.extra-work-unpaid 服务 因服务方未按确认的大纲授课而需要调整的，重新授课不收费。
- delivery.extra-work-unpaid 技开 累计不超过8个人日的修改，开发方不另行收费。
- delivery.extra-work-unpaid 服务 任何一方需要变更培训日期的，第一次变更不收取费用。
+ delivery.extra-work-unpaid 技开 委托方新增的功能，开发方不得另行收费。
+ delivery.extra-work-unpaid 技开 首次验收后甲方新增的需求，乙方免费完成。
+ delivery.extra-work-unpaid 服务 甲方变更交付时间、增加工作量的，乙方不得要求加价。
- delivery.extra-work-unpaid 服务 甲方变更培训地点的，乙方不得增加费用。
- subject.title-defect-waived 框架 因采购方指定的包装图案引起的第三人争议，由采购方负责处理。
- subject.title-defect-waived 买卖 买方所提供的商标发生权利争议的，由买方解决。
+ subject.title-defect-waived 买卖 第三人对设备主张权利的，由买方自行解决。
+ subject.title-defect-waived 买卖 卖方向买方交付的货物被第三人主张权利的，由买方自行解决。
- termination.lease-early-penalty 租赁 承租方提前退租的，按剩余租期租金的15%支付补偿金。
+ termination.lease-early-penalty 租赁 承租方提前退租的，应付清剩余租期的全部租金。
- validity.security-forbidden-property 抵押 抵押房屋被法院查封的，债权人有权要求提前清偿。
+ validity.security-forbidden-property 抵押 抵押房屋目前被人民法院查封，双方同意继续抵押。
- validity.loan-source-forbidden 借款 出借人通过银行转账将出借款项付至借款人账户。
+ validity.loan-source-forbidden 借款 出借人以其银行贷款所得的资金出借给借款人。
- validity.tender-contract-deviation 施工 清单中没有的项目，按定额和投标下浮率计价。
+ validity.tender-contract-deviation 施工 结算时在中标价的基础上再让利8%。
+ validity.tender-contract-deviation 施工 双方同意按中标价执行10%的下浮率结算。
- validity.tender-contract-deviation 施工 结算价按审定价和中标下浮率计算。
- validity.sublease-without-consent 租赁 承租方没有征得出租方同意，不得将房屋转租给他人。
- price.payment-date-missing 技开 合同生效后十日内支付开发费100,000元。/开发方提供发票后，委托方在前述期限内付款。
- confidentiality.processor-keeps-data 委托 委托终止后，受托人可为履行法定保存义务留存副本。
+ confidentiality.processor-own-use 数据 乙方无须经用户同意即可将数据用于训练模型。
- confidentiality.processor-own-use 数据 乙方经用户同意可以将数据用于训练模型。
- parties.borrowed-qualification 委托 受托人以发货人名义向海关申报。
- validity.customs-misdeclared 委托 委托人以消费使用单位名义申报进口。
+ validity.customs-misdeclared 委托 报关时按普通配件名义申报。
- property.ownership-to-performer 服务 服务方的品牌名称、标识和软件的著作权归服务方所有。
+ property.ownership-to-performer 服务 乙方设计的品牌标识及作品著作权归乙方所有。
- validity.unqualified-contractor 装修 承包人应配合提供资质资料，办理进场登记。
- price.retention-no-return 装修 发包人向物业公司交纳装修押金，凭收据自行领回。
- validity.guarantee-independent 保证 主合同项下的债务已全部结清，保证责任自本证明出具之日起解除。
+ validity.guarantee-independent 保证 主合同无效的，保证人的保证责任不因此解除。
- price.price-adjust-one-side 服务 服务方调整年费价格的，仅适用于之后新签的服务周期。
+ price.price-adjust-one-side 服务 乙方有权随时调整服务费，不影响原合同其他条款的效力。
- price.price-adjust-one-side 服务 乙方可以调整服务费，不影响已付费的周期。
- validity.fake-trade 平台 商户存在刷单、虚假交易等行为的，平台方可以限制功能并说明理由。
+ validity.fake-trade 平台 平台方每月为商户刷单二百笔，每单收取服务费五元。
- property.exclusive-contradicted 技转 许可方式为独占许可。/许可方违反约定许可他人实施的，应当停止并赔偿损失。
+ property.exclusive-contradicted 技转 许可方式为独占许可。/许可方仍可自行实施该专利，并可许可其他企业使用。
+ property.exclusive-contradicted 技转 许可方式为独占许可。/许可方另行许可他人实施的，不承担违约责任。
`);

describe('figures of different things', () => {
  it.each(figures)('$sign $rule in $kind: $text', (row) => {
    expect(isReported(row)).toBe(row.sign === '+');
  });
});

describe('lawful clauses in the words of a risk', () => {
  it.each(clauses)('$sign $rule in $kind: $text', (row) => {
    expect(isReported(row)).toBe(row.sign === '+');
  });
});
