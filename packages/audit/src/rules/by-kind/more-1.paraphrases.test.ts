import { describe, expect, it } from 'vitest';
import { isReported, paraphrases } from '../paraphrase.testing.ts';

/** Sentences that must be reported (+, with @side) and that must not (-), each in a contract of that kind. */
const rows = paraphrases(`
+ validity.noncompete-in-stages@performer 竞业 竞业限制期为离职后十八个月，期满后甲方可以书面通知再延长十二个月。
+ validity.noncompete-in-stages@performer 竞业 乙方离职后二十四个月内不得入职同业企业，此后六个月内仍不得与甲方客户开展同类业务。
+ validity.noncompete-in-stages@performer 竞业 第一阶段一年六个月，第二阶段一年，各阶段乙方均受竞业限制约束。
+ validity.noncompete-in-stages@performer 竞业 限制期两年届满的，自动顺延一年。
+ validity.noncompete-in-stages@performer 竞业 离职后两年内不得从事同类业务，之后一年内不得担任竞争对手的顾问。
+ validity.noncompete-in-stages@performer 竞业 竞业限制期二年，甲方认为必要时可续期一年。
+ validity.noncompete-in-stages@performer 劳动 竞业限制期限为24个月，另加6个月的观察期，观察期内乙方同样不得加入竞争企业。
+ validity.noncompete-in-stages@performer 竞业 前12个月为严格限制期，其后18个月为一般限制期，期间不得从事同类业务。
- validity.noncompete-in-stages@performer 竞业 竞业限制期为离职后十二个月，经双方书面同意可以延长六个月。
+ validity.noncompete-paid-in-wage@performer 竞业 乙方在职期间领取的保密津贴视为竞业限制补偿的提前支付。
+ validity.noncompete-paid-in-wage@performer 竞业 竞业限制补偿已包含在乙方的月工资之中，离职后不再支付。
+ validity.noncompete-paid-in-wage@performer 竞业 甲方每年发放的年终奖中有三成作为竞业限制的补偿。
+ validity.noncompete-paid-in-wage@performer 竞业 在岗期间的绩效奖金可用于抵扣离职后应付的竞业补偿。
+ validity.noncompete-paid-in-wage@performer 竞业 公司授予的期权即为竞业限制的全部补偿。
+ validity.noncompete-paid-in-wage@performer 竞业 乙方确认，每月保密费2000元已计入离职后竞业限制经济补偿。
+ validity.noncompete-paid-in-wage@performer 竞业 应付的竞业补偿先以在职时多发的津贴冲抵，余额再行支付。
+ validity.noncompete-paid-in-wage@performer 劳动 乙方工资构成中的岗位补贴属于竞业限制补偿的预付部分。
- validity.noncompete-paid-in-wage@performer 竞业 离职后的限制期内，甲方于每月10日前支付竞业限制补偿，不以在职期间的津贴抵作补偿。
+ validity.noncompete-list-open@performer 竞业 竞争企业名录由甲方自行制定并不时更新，更新后对乙方有效。
+ validity.noncompete-list-open@performer 竞业 何为竞争业务，由公司根据经营情况另行认定。
+ validity.noncompete-list-open@performer 竞业 竞争对手清单以公司届时公示的版本为准。
+ validity.noncompete-list-open@performer 竞业 甲方有权随时调整竞争单位的范围，无须乙方确认。
+ validity.noncompete-list-open@performer 竞业 竞争单位名单由甲方日后陆续公布。
+ validity.noncompete-list-open@performer 竞业 竞争关系的认定以甲方单方判断为准，甲方可视市场变化情况扩大名单。
+ validity.noncompete-list-open@performer 竞业 限制任职的单位以甲方人力资源部最新发布的目录为准。
+ validity.noncompete-list-open@performer 竞业 竞争企业的范围由公司动态调整，乙方应自行查询。
- validity.noncompete-list-open@performer 竞业 竞争单位以附件列明的名单为准，增补须经双方书面确认。
+ validity.noncompete-no-secrets 竞业 乙方岗位为行政前台，工作中不接触商业秘密。
+ validity.noncompete-no-secrets 竞业 岗位说明：负责后勤保障，不涉及技术资料和客户名单。
+ validity.noncompete-no-secrets 竞业 涉密等级：无，本岗位未接触核心技术。
+ validity.noncompete-no-secrets 竞业 乙方的职责不会接触到甲方的保密信息。
+ validity.noncompete-no-secrets 竞业 该职务不掌握源代码。
+ validity.noncompete-no-secrets 竞业 岗位登记表载明该员工不涉密。
+ validity.noncompete-no-secrets 竞业 工作内容为一般测试，没有接触客户数据的权限。
+ validity.noncompete-no-secrets 竞业 乙方在岗期间无权接触公司的经营信息和技术信息。
- validity.noncompete-no-secrets 竞业 从事教学、学术研究且不涉及甲方保密信息的，不受本条限制。
+ validity.dispatch-insurance-waived 派遣 派遣人员本人书面申请不参加社会保险的，乙方不为其办理参保手续。
+ validity.dispatch-insurance-waived 派遣 员工自愿放弃社保的，每月随工资发放300元社保补贴。
+ validity.dispatch-insurance-waived 派遣 乙方可以雇主责任险代替社会保险。
+ validity.dispatch-insurance-waived 派遣 派遣员工工作满三个月后办理社会保险。
+ validity.dispatch-insurance-waived 派遣 农村户籍员工已参加新农合的，不再缴纳社会保险。
+ validity.dispatch-insurance-waived 派遣 社保费用折现发给员工，由其自行参保。
+ validity.dispatch-insurance-waived 派遣 短期派遣人员暂缓办理五险。
+ validity.dispatch-insurance-waived 派遣 乙方为员工购买商业保险替代工伤保险，社会保险不予缴纳。
- validity.dispatch-insurance-waived 派遣 乙方应依法为派遣员工办理社会保险登记并按月足额缴纳，不得以补贴代替。
+ validity.dispatch-over-tenth 派遣 甲方现有在册职工300人，本次派遣员工60人。
+ validity.dispatch-over-tenth 派遣 用工总量为500人，其中派遣人员120人。
+ validity.dispatch-over-tenth 派遣 本协议派遣劳动者45名，甲方自有员工共200名。
+ validity.dispatch-over-tenth 派遣 乙方派遣八十人到甲方工作，甲方正式员工二百人。
+ validity.dispatch-over-tenth 派遣 派遣工总数90人，甲方劳动合同工310人。
+ validity.dispatch-over-tenth 派遣 甲方签约时有职工150人，拟使用派遣员工30人。
+ validity.dispatch-over-tenth 派遣 截至本月，甲方在编人员80人，派遣人员共20人。
+ validity.dispatch-over-tenth 派遣 甲方用工总数1000人，派遣员工250人。
- validity.dispatch-over-tenth 派遣 甲方现有职工1000人，本协议派遣员工50人。
+ parties.dispatch-unlicensed 派遣 派遣单位注册资本人民币100万元。
+ parties.dispatch-unlicensed 派遣 乙方注册资本为伍拾万元（¥500,000.00）。
- parties.dispatch-unlicensed 派遣 乙方注册资本人民币500万元。
+ validity.property-rooms-let@payer 物业 乙方可将空余的物业用房转租给第三方开设便利店。
+ validity.property-rooms-let@payer 物业 物业管理用房由乙方自行安排，可对外招租，收入归乙方。
+ validity.property-rooms-let@payer 物业 乙方有权把部分办公用房改作员工宿舍或者仓库。
+ validity.property-rooms-let@payer 物业 会所由物业公司对外经营，业主委员会不干预。
+ validity.property-rooms-let@payer 物业 闲置用房乙方可以租给商户使用。
+ validity.property-rooms-let@payer 物业 乙方可以改变物业服务用房的用途。
+ validity.property-rooms-let@payer 物业 架空层由乙方出租给教育机构，租金用于弥补管理成本。
+ validity.property-rooms-let@payer 物业 乙方可在值班室旁的管理用房内开设快递驿站经营。
- validity.property-rooms-let@payer 物业 乙方不得将物业服务用房出租或者改变用途。
+ subject.lift-care-rare 物业 电梯每月保养一次。
+ subject.lift-care-rare 物业 电梯日常维护由乙方负责，每季度一次。
+ subject.lift-care-rare 物业 乙方每30日对电梯进行一次维护保养。
+ subject.lift-care-rare 物业 客梯维保：电梯每三周检修润滑一次。
- subject.lift-care-rare 物业 电梯每十五日维护保养一次，保存记录。
+ validity.transferor-released-from-capital 股权 标的股权未实缴部分由受让方负责，与转让方无关。
+ validity.transferor-released-from-capital 股权 转让完成后，乙方不再承担任何出资义务和补缴责任。
+ validity.transferor-released-from-capital 股权 出资不实的后果由受让方自行承担，转让方概不负责。
+ validity.transferor-released-from-capital 股权 认缴未缴的注册资本，转让方无须补足。
+ validity.transferor-released-from-capital 股权 自变更登记之日起，剩余出资的缴纳义务与出让方无涉。
+ validity.transferor-released-from-capital 股权 公司债权人追究未缴出资责任的，转让方不承担任何责任。
+ validity.transferor-released-from-capital 股权 免除转让方对未届期出资的补缴责任。
+ validity.transferor-released-from-capital 股权 如原股东存在抽逃出资，受让方不得追究，乙方不负责补足出资。
- validity.transferor-released-from-capital 股权 未实缴的出资由转让方在交割前补足，受让方不承担转让前的出资瑕疵责任。
+ price.transition-loss-one-side@payer 股权 过渡期利润归转让方所有，亏损由受让方承担。
+ price.transition-loss-one-side@payer 股权 自基准日至交割日，目标公司的盈利归乙方，亏损归甲方。
+ price.transition-loss-one-side@payer 股权 交割前实现的利润由乙方享有，发生的亏损由甲方负担。
+ price.transition-loss-one-side@payer 股权 过渡期间如有收益，属于转让方；如有亏损，由受让方自行消化。
+ price.transition-loss-one-side@payer 股权 基准日后产生的分红归乙方，形成的损失由甲方承担。
- price.transition-loss-one-side@payer 股权 过渡期的盈利归甲方享有，亏损由乙方补足。
- price.transition-loss-one-side@payer 股权 过渡期的利润和亏损均由受让方享有和承担。
+ price.tax-not-withheld 股权 受让方无须代扣代缴转让方的个人所得税。
+ price.tax-not-withheld 股权 甲方将转让款全额支付给乙方，不作扣缴。
+ price.tax-not-withheld 股权 个税由转让方自理，甲方不办理扣缴申报。
+ price.tax-not-withheld 股权 双方约定不向税务机关申报本次转让。
+ price.tax-not-withheld 股权 甲方不负责代扣税款，税务风险由乙方承担。
+ price.tax-not-withheld 股权 付款方免于代扣个人所得税。
+ price.tax-not-withheld 股权 受让方不承担扣缴义务，不予代缴。
+ price.tax-not-withheld 股权 转让所得的个人所得税，受让方不必申报。
- price.tax-not-withheld 股权 受让方依法代扣代缴转让方的个人所得税。
+ liability.proof-on-customer@payer 装修 出现质量问题的，甲方应提供权威机构的鉴定证明系乙方原因，否则视为甲方使用不当。
+ liability.proof-on-customer@payer 买卖 买方不能证明损坏系出厂前存在的，按人为损坏处理。
+ liability.proof-on-customer@payer 装修 业主无法举证的，瑕疵视为正常使用损耗。
+ liability.proof-on-customer@payer 买卖 产品故障原因的举证责任由买方承担。
+ liability.proof-on-customer@payer 装修 渗漏原因须由甲方委托检测并证明，因乙方施工所致的方可要求维修。
+ liability.proof-on-customer@payer 买卖 如甲方未能提供检测报告，质量问题视为保管不善造成。
+ liability.proof-on-customer@payer 承揽 定作人未能证明缺陷系承揽人造成的，视为验收合格后的自然损耗。
+ liability.proof-on-customer@payer 服务 甲方应举证损失系乙方过错直接造成，否则乙方不予赔偿。
- liability.proof-on-customer@payer 装修 质量问题的原因由双方共同委托检测机构鉴定。
+ validity.procurement-extras 政采 乙方免费为甲方提供公务用车两辆。
+ validity.procurement-extras 政采 供应商应向采购人赠送打印机五台。
+ validity.procurement-extras 政采 中标人每年安排采购人员外出考察一次，费用不另计价。
+ validity.procurement-extras 政采 乙方无偿派驻司机一名供甲方调用。
+ validity.procurement-extras 政采 乙方赞助甲方年度活动经费五万元。
+ validity.procurement-extras 政采 乙方另提供轿车一辆给甲方日常使用。
+ validity.procurement-extras 政采 乙方捐赠空调十台，归甲方办公使用。
+ validity.procurement-extras 政采 供应商自费为采购人更换办公家具。
- validity.procurement-extras 政采 乙方在质保期内免费维修故障设备。
+ validity.procurement-files-short 政采 采购档案由甲方留存，期限为十年。
+ validity.procurement-files-short 政采 投标文件及评审资料保存三年后销毁。
+ validity.procurement-files-short 政采 本项目采购活动记录保管期五年。
+ validity.procurement-files-short 政采 招标文件存档8年备查。
- validity.procurement-files-short 政采 采购文件自采购结束之日起保存十五年。
+ delivery.deliverables-open@payer 技开 源码是否移交由乙方届时决定。
+ delivery.deliverables-open@payer 技开 技术文档视项目进展酌情提供。
+ delivery.deliverables-open@payer 技开 源代码的交付另行协商。
+ delivery.deliverables-open@payer 技开 乙方原则上提供设计文档。
+ delivery.deliverables-open@payer 技开 接口文档等资料由乙方确定提供的范围。
+ delivery.deliverables-open@payer 技开 开发文档在必要时交付，具体再议。
+ delivery.deliverables-open@payer 技开 乙方可以不交付源程序。
+ delivery.deliverables-open@payer 技开 数据库设计资料尽可能移交甲方。
- delivery.deliverables-open@payer 技开 乙方应在验收时交付全部源代码和设计文档。
+ price.schedule-table 服务 合同总价为人民币100,000元。/期次	时间	比例	金额（元）/第一期	签约后	50%	50,000/第二期	中期	30%	33,000/第三期	验收后	20%	20,000
+ price.schedule-table 服务 付款安排如下：/付款阶段	条件	比例/首付	签约	30%/进度	过半	40%/尾款	验收	25%
- price.schedule-table 服务 合同总价为人民币100,000元。/期次	时间	比例	金额（元）/第一期	签约后	50%	50,000/第二期	中期	30%	30,000/第三期	验收后	20%	20,000
+ price.valuation-share-price 股权 标的股权：指转让方持有的公司20%的股权。/公司全部股权的价值为人民币5,000万元，标的股权的转让价款为人民币1,100万元。
- price.valuation-share-price 股权 标的股权：指转让方持有的公司20%的股权。/公司全部股权的价值为人民币5,000万元，标的股权的转让价款为人民币1,000万元。
+ consistency.capital-paid-in 股权 转让方确认标的股权对应的出资均已足额缴纳。/股东	认缴	实缴/张三	500	200/李四	500	500
- consistency.capital-paid-in 股权 转让方确认标的股权对应的出资均已足额缴纳。/股东	认缴	实缴/张三	500	500/李四	500	500
+ property.employee-inventions@performer 劳动 乙方离开公司后两年内完成的发明，不论是否与任务有关，均归公司。
+ validity.preemption-ignored 股权 本次转让不再向其余股东发函，只作口头知会。
+ liability.target-debts-on-transferee@payer 股权 财务报表未反映的债务由受让方消化。
+ validity.complaints-forbidden 装修 甲方不得向消费者协会、行政部门反映情况，也不得发布点评。
+ price.materials-replaced@payer 装修 主材缺货时，乙方可以换成其他品牌，不另通知甲方。
+ acceptance.silent@payer 施工 乙方通知甲方验收后三日内甲方未到场的，视为验收合格。
+ price.common-income-to-manager@payer 物业 外墙广告收入用于贴补乙方运营开支，业主不参与分配。
+ termination.property-handover-refused@payer 物业 业主欠费未缴清前，乙方暂不腾退管理用房、不交档案资料。
+ validity.dispatch-post-illegal 派遣 派遣员工主要安排在总装流水线，属常年用工。
+ validity.dispatch-unequal 派遣 派遣工工资按自有职工的七折发放。
+ liability.dispatch-injury-shifted 派遣 派遣人员履职致第三人损害的，全部由乙方赔偿，与甲方无关。
+ validity.noncompete-scope-unlimited@performer 竞业 竞业限制适用于境内外各个地区以及所有相关领域。
`);

describe('rules found missing in contracts of strangers, in other wordings', () => {
  it.each(rows)('$sign $rule: $text', (row) => {
    expect(isReported(row)).toBe(row.sign === '+');
  });
});
