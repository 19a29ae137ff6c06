/** Totals of tables against the text, shares and sums in prose, terms by dates, bans against permissions; with harmless twins. */
import { describe, expect, it } from 'vitest';
import { isReported, paraphrases } from '../../paraphrase.testing.ts';

const rows = paraphrases(`
+ consistency.shares 商租 厂房建筑面积合计8,050平方米，见附件一。/附件一：分区表/区域\t建筑面积（平方米）\t备注/A区\t3,600\t无/B区\t2,450\t无/C区\t1,800\t无/合计\t7,850\t
- consistency.shares 商租 厂房建筑面积合计7,850平方米，见附件一。/附件一：分区表/区域\t建筑面积（平方米）\t备注/A区\t3,600\t无/B区\t2,450\t无/C区\t1,800\t无/合计\t7,850\t
+ consistency.shares 仓储 存放的设备共计26件，清单见附件一。/附件一：清单/名称\t数量/冰柜\t12/货架\t8/叉车\t5
- consistency.shares 仓储 存放的设备共计25件，清单见附件一。/附件一：清单/名称\t数量/冰柜\t12/货架\t8/叉车\t5
+ consistency.amounts 委托 委托清收的货款总额为人民币1,180,000元。/附件一：明细/客户\t欠款金额（元）/东台\t680,000/南通\t400,000/合计\t1,080,000
- consistency.amounts 委托 委托清收的货款总额为人民币1,080,000元。/附件一：明细/客户\t欠款金额（元）/东台\t680,000/南通\t400,000/合计\t1,080,000
- consistency.amounts 保证 保证责任总额以人民币1,200,000元为限。/附件一：明细/期次\t本金金额（元）/一\t600,000/二\t400,000/合计\t1,000,000
+ price.total-differs 借款 附件一：还款计划/期次\t应还本金（元）\t备注/第一期\t600,000\t付息/第二期\t1,000,000\t付息/第三期\t1,900,000\t利随本清/合计\t3,600,000\t叁佰陆拾万元整
- price.total-differs 借款 附件一：还款计划/期次\t应还本金（元）\t备注/第一期\t600,000\t付息/第二期\t1,000,000\t付息/第三期\t2,000,000\t利随本清/合计\t3,600,000\t叁佰陆拾万元整
+ price.total-differs 服务 首期款20万元占合同总价80万元的30%。
- price.total-differs 服务 首期款24万元占合同总价80万元的30%。
+ price.total-differs 股权 公司注册资本1000万元，甲方持股30%即出资350万元。
- price.total-differs 股权 公司注册资本1000万元，甲方持股35%即出资350万元。
+ price.total-differs 借款 借款100万元，年利率6%，年利息为8万元。
- price.total-differs 借款 借款100万元，年利率6%，年利息为6万元。
+ price.total-differs 委托 律师费分三期：签约付5万元，开庭付5万元，判决付8万元，共计20万元。
- price.total-differs 委托 律师费分三期：签约付5万元，开庭付5万元，判决付10万元，共计20万元。
+ price.instalments-differ 装修 工程款按下列节点支付，以合同总价为基数：开工前30%、水电验收后35%、泥木验收后30%、竣工验收后10%。
- price.instalments-differ 装修 工程款按下列节点支付，以合同总价为基数：开工前30%、水电验收后30%、泥木验收后30%、竣工验收后10%。
+ consistency.periods 商租 租赁期限自2025年7月1日起至2030年6月30日止。自起租日起每满十二个月为一个租赁年度，共六个租赁年度。
- consistency.periods 商租 租赁期限自2025年7月1日起至2030年6月30日止。自起租日起每满十二个月为一个租赁年度，共五个租赁年度。
+ consistency.periods 竞业 乙方离职之后三十六个月内不得到竞争单位任职。/限制期自2026年1月1日起至2027年12月31日届满。
- consistency.periods 竞业 乙方离职之后二十四个月内不得到竞争单位任职。/限制期自2026年1月1日起至2027年12月31日届满。
+ termination.term-contradiction 分包 总工期为120日历天，计划2025年6月16日开工，2025年11月30日完工。
- termination.term-contradiction 分包 总工期为168日历天，计划2025年6月16日开工，2025年11月30日完工。
+ consistency.dates 技开 本系统应于2025年12月20日前正式上线。/附件二：里程碑/阶段\t交付物\t时间/上线\t用户手册\t2026年1月20日
- consistency.dates 技开 本系统应于2025年12月20日前正式上线。/附件二：里程碑/阶段\t交付物\t时间/上线\t用户手册\t2025年12月20日
+ consistency.choices 商租 未经甲方书面同意，乙方不得将租赁物转租或者交由他人使用。/附件三：补充约定/乙方可将工位提供给合作机构，无须再征得甲方意见。
- consistency.choices 商租 未经甲方书面同意，乙方不得将租赁物转租或者交由他人使用。/附件三：补充约定/乙方将工位提供给合作机构的，应事先取得甲方书面同意。
+ validity.outdated-law 商租 双方依据《中华人民共和国城市房地产管理法》第五十三条办理租赁登记备案。
- validity.outdated-law 商租 双方依据《中华人民共和国城市房地产管理法》第五十四条办理租赁登记备案。
+ validity.outdated-law 劳动 依据《中华人民共和国劳动合同法》第二十六条，乙方负有竞业限制义务。
- validity.outdated-law 劳动 依据《中华人民共和国劳动合同法》第二十三条、第二十四条，乙方负有竞业限制义务。
`);

describe('totals, shares, terms and permissions told twice', () => {
  it.each(rows)('$sign $rule in $kind: $text', (row) => {
    expect(isReported(row)).toBe(row.sign === '+');
  });
});
