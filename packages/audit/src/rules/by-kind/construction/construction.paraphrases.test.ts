import { describe, expect, it } from 'vitest';
import { isReported, paraphrases } from '../../paraphrase.testing.ts';

/** Sentences that must be reported (+) and that must not (-), each in a contract of that kind. */
const rows = paraphrases(`
+ validity.works-priority-waived 施工 承包人承诺放弃对本工程折价、拍卖价款的优先受偿权。
+ validity.works-priority-waived 施工 在甲方贷款银行的债权清偿之前，乙方的工程款不享有任何优先权。
- validity.works-priority-waived 施工 承包人依法享有建设工程价款优先受偿权。
+ validity.qualification-too-low 施工 承包人资质：建筑工程施工总承包二级。/本工程建筑高度118米，地上三十二层。
- validity.qualification-too-low 施工 承包人资质：建筑工程施工总承包二级。/本工程建筑高度78米。
+ validity.works-permit-missing 施工 规划许可证尚未取得，乙方同意先行进场施工，手续由甲方后补。
- validity.works-permit-missing 施工 甲方应于开工前办妥施工许可证，未办妥的工期顺延。
+ validity.use-before-acceptance 施工 甲方可在竣工验收前先行使用厂房，乙方不得异议。
- validity.use-before-acceptance 施工 工程未经验收不得交付使用。
+ validity.works-schedule-compressed 施工 甲方有权要求乙方无条件压缩工期，不另行支付赶工费用。
+ validity.works-safety-shifted 施工 施工过程中发生的一切安全事故均由乙方承担，甲方概不负责。
- validity.works-safety-shifted 施工 因乙方原因造成的安全事故由乙方承担责任。
+ validity.migrant-wages-delayed 施工 工人工资于工程竣工结算后统一支付。
+ validity.migrant-wages-delayed 分包 人工费每两个月拨付一次，随进度款一并支付。
- validity.migrant-wages-delayed 施工 人工费用每月25日前拨付至农民工工资专用账户。
+ validity.wage-liability-shifted 分包 分包人拖欠农民工工资的，由分包人自行解决，总承包人不承担任何责任。
+ validity.supplier-designated 施工 乙方采购的钢材、混凝土必须从甲方指定的供应商处购买。
- validity.supplier-designated 施工 甲方不指定材料的生产厂或者供应商。
+ validity.bearing-walls-altered 装修 施工内容包括拆除客厅与阳台之间的承重墙。
- validity.bearing-walls-altered 装修 乙方不得拆改承重墙。
+ parties.supervisor-related 施工 监理费由承包人支付，监理人员由承包人委派。
+ price.fixed-price-all-risks 施工 合同价一次包死，施工期间材料、人工价格上涨及图纸漏项均不予调整。
+ price.fixed-price-all-risks 施工 不论何种风险因素，合同总价不再增加任何费用。
- price.fixed-price-all-risks 施工 主要材料价格涨跌超过5%的部分据实调整。
+ price.variation-claims-barred 施工 变更签证须经甲方总经理签字并加盖公章，否则一律不予计价。
+ price.variation-claims-barred 施工 乙方应在变更发生后三日内提出签证，逾期未提出视为放弃。
+ price.settled-by-audit 施工 工程结算以审计局的审计报告为准，审计完成前甲方不支付剩余工程款。
- price.settled-by-audit 施工 结算以双方确认的结算文件为依据，不以审计结论为条件。
+ price.contractor-advances-funds 施工 乙方垫资施工至主体封顶，此前甲方不支付进度款。
- price.contractor-advances-funds 施工 甲方不得要求乙方垫资施工。
+ delivery.delay-claims-waived 施工 因甲方图纸延迟、场地未移交造成的停工窝工，乙方自行消化，不得索赔。
- delivery.delay-claims-waived 施工 因甲方原因停工的，工期顺延，甲方赔偿乙方窝工损失。
+ termination.no-stop-work 施工 即使甲方未按期支付进度款，乙方也不得停工或者拖延施工。
- termination.no-stop-work 施工 甲方逾期付款经催告后十四日内仍不支付的，乙方可以停工。
+ price.paid-in-kind 施工 工程款的40%以甲方开发的商品房折抵支付。
+ price.paid-in-kind 施工 甲方可以商业承兑汇票支付工程款，期限一年。
+ price.double-security 施工 乙方另须缴纳安全文明施工保证金20万元和廉洁保证金5万元。
+ price.decoration-extras-open 装修 施工中发生的增项由乙方据实核定收取，甲方不得拒绝。
- price.decoration-extras-open 装修 增项须经甲方书面确认后施工。
+ price.materials-replaced 装修 乙方有权将约定品牌的材料更换为同等价位的其他品牌。
+ liability.designer-liability-capped 设计 因设计错误造成损失的，设计人仅退还该部分设计费的10%。
+ subject.works-warranty-below-minimum 施工 屋面防水工程保修期为三年，装修工程保修期两年。
+ subject.works-warranty-below-minimum 装修 本工程质量保修期一年，卫生间防水保修2年。
+ subject.works-warranty-below-minimum 施工 电气管线、给排水管道的保修期为12个月。
- subject.works-warranty-below-minimum 施工 屋面防水工程保修5年，电气管线、给排水、设备安装保修2年，装修工程保修2年。
+ validity.illegal-subcontract 施工 主体结构由乙方安排的劳务班组承建，乙方只收取管理费。
+ price.performance-bond-over-limit 招标 中标人应按合同金额的20%提交履约保证金。
- price.performance-bond-over-limit 招标 乙方提交合同价5%的履约保函后，甲方支付合同价30%的预付款。
+ price.bid-bond-kept 招标 乙方的投标保证金自动转为质量保证金，质保期满后无息退还。
- price.bid-bond-kept 招标 甲方应在合同签订后五日内退还投标保证金及利息。
+ validity.award-transferred 招标 乙方可以将全部供货义务转由其子公司履行。
- validity.award-transferred 招标 乙方不得将中标项目转让给他人。
+ validity.tender-secret-terms 招标 双方另行签订的内部协议与本合同不一致的，以内部协议为准，且不对外公开。
+ validity.tender-secret-terms 施工 乙方同意在中标价基础上让利8%作为优惠。
- validity.tender-secret-terms 招标 合同的价款、质量、期限与投标文件一致。
+ signature.award-signed-late 招标 中标通知书于2025年3月1日发出。/签订日期：2025年5月10日
- signature.award-signed-late 招标 中标通知书于2025年3月1日发出。/签订日期：2025年3月20日
+ validity.tender-avoided 施工 乙方先行施工，招标手续由双方事后补办。
+ price.supplement-over-limit 政采 甲方可追加采购，追加金额不超过原合同金额的30%。
- price.supplement-over-limit 政采 追加采购的补充合同金额不超过原合同金额的10%。
+ subject.tender-deviation-terms 招标 招标文件、投标文件与本合同不一致的，以本合同为准，投标承诺不再执行。
+ validity.works-priority-waived 施工 乙方同意，工程款债权在受偿顺序上后于甲方的贷款银行，乙方不主张优先受偿。
+ validity.use-before-acceptance 施工 为满足开业需要，甲方可提前进驻已完工楼层，竣工验收手续后续补办。
+ validity.works-safety-shifted 分包 现场发生的任何伤亡事故，无论责任在谁，均由分包人处理并承担全部费用，与总包人无关。
+ validity.migrant-wages-delayed 分包 班组工资待业主工程款到账后发放。
+ price.fixed-price-all-risks 施工 本合同价为闭口价，无论工程量增减、材料涨价或者政策调整，一概不予调价。
+ price.variation-claims-barred 施工 未经甲方盖章确认的增加工程，视为乙方让利，不予结算。
+ price.settled-by-audit 施工 最终结算价以财政评审中心的审定结果为准，评审完成后六十日内付清余款。
+ delivery.delay-claims-waived 施工 甲方征地拆迁未完成导致乙方无法施工的，工期不予顺延，由此产生的机械闲置费用由乙方承担。
+ termination.no-stop-work 分包 总包人迟延支付进度款期间，分包人应继续施工，不得以此为由停工。
+ price.contractor-advances-funds 施工 乙方须带资建设，工程正负零以下部分全部由乙方自行投入资金。
+ price.paid-in-kind 分包 总包人有权以其持有的房源按备案价抵付不超过50%的分包款。
+ validity.illegal-subcontract 施工 乙方可以把整个工程转给与其有合作关系的项目承包人组织实施，按造价3%提取管理费。
+ validity.unqualified-contractor 施工 乙方系自然人，借用某某建筑公司资质与甲方签订本合同。
+ parties.supervisor-related 监理 监理人为承包人的控股子公司，双方对此知悉并无异议。
+ liability.designer-liability-capped 监理 监理人失职造成工程质量事故的，赔偿额以监理费的5%为限。
+ subject.works-warranty-below-minimum 装修 防水保修三年，水电保修一年。
+ price.decoration-extras-open 装修 合同签订当日甲方须付清工程款的95%。
+ price.performance-bond-over-limit 政采 供应商应缴纳合同总额12%的履约保证金。
+ price.bid-bond-kept 招标 中标人的投标保证金在项目验收后三十日退还，不计利息。
+ validity.award-transferred 政采 成交供应商可将本项目全部服务内容交由其合作伙伴公司实施。
+ validity.tender-secret-terms 招标 双方另行签署承诺书，卖方同意按中标金额的95%实际结算，该承诺书不作备案。
+ validity.tender-avoided 施工 为免于公开招标，双方同意将工程拆分为三份合同分别签订。
+ subject.tender-deviation-terms 政采 乙方投标文件中的售后承诺仅供参考，不构成本合同义务。
+ validity.works-permit-missing 施工 因施工许可证仍在申领，双方约定边施工边办理，由此受到处罚的由乙方承担。
+ validity.works-schedule-compressed 施工 甲方可根据销售需要随时要求提前竣工，乙方应无条件组织抢工，费用不另计取。
+ validity.wage-liability-shifted 分包 工人讨薪的一切责任由乙方负责，甲方不负任何清偿责任。
+ validity.bearing-walls-altered 装修 将厨房与餐厅间的剪力墙打通，费用3000元。
+ price.double-security 施工 除履约保函外，乙方还须在进度款中扣留5%质量保证金，并另交工期保证金。
+ price.materials-replaced 施工 材料缺货时乙方可自行选用其他品牌替代，不必征求甲方意见。
+ validity.qualification-too-low 施工 乙方持有建筑工程施工总承包三级资质证书。/楼高56米，共十六层。
+ subject.works-warranty-below-minimum 施工 保修期限统一为一年（含屋面、地下室防水）。
+ price.fixed-price-all-risks 施工 总价包干，图纸与清单不一致、工程量偏差及市场价格波动的风险全部由乙方承担，价款不作调整。
+ price.settled-by-audit 招标 合同尾款待审计部门出具审计报告后，按审定金额支付。
+ validity.tender-avoided 政采 本项目在签约前已由乙方先行实施，采购手续后补，招标仅走程序。
+ signature.award-signed-late 政采 采购人于2025年1月6日发出成交通知书。/签订日期：2025年3月3日
+ price.payment-security-missing 施工 乙方应提交合同价10%的履约保函。
- price.payment-security-missing 施工 乙方提交履约保函，甲方同时提供同等金额的工程款支付担保。
+ price.variation-procedure-missing 施工 工期100天，竣工后付款。
- price.variation-procedure-missing 施工 工程变更由甲方书面指令，变更价款按清单单价确定。
`);

describe('paraphrases of building works, tenders and public procurement', () => {
  it.each(rows)('$sign $rule in a $kind: $text', (row) => {
    expect(isReported(row)).toBe(row.sign === '+');
  });
});
