import { describe, expect, it } from 'vitest';
import { isReported, paraphrases } from '../../paraphrase.testing.ts';

/** Terms that are told two ways in other words, and neighbours that are no contradiction. */
const table = `
+ consistency.choices 经销 甲方授权乙方为华东地区的独家经销商。/甲方可以在该区域内另行授权其他经销商。
+ consistency.choices 经销 乙方系“青禾”品牌在杭州市的唯一代理商。/甲方有权根据市场情况在杭州市发展其他代理商，乙方不得异议。
+ consistency.choices 特许 特许人承诺在乙方门店周边两公里内不再开设同品牌门店。/特许人有权在任何地点自行或授权他人开设门店。
+ consistency.choices 特许 甲方保证在保护区域内不再授权第三方经营本品牌。/甲方可以自行在保护区域内开设直营店。
+ consistency.choices 许可 许可方授予被许可方独占许可。/许可方仍可许可第三方使用上述软件。
+ consistency.choices 中介 甲方独家委托乙方销售该房屋。/甲方也可以同时委托其他中介机构出售该房屋。
+ consistency.choices 经销 供货方指定经销商为苏州市的独家经销商。/供货方保留在苏州市区域内直接向客户销售的权利。
+ consistency.choices 广告 乙方享有本次活动的独家冠名权。/甲方可以另行引入其他冠名单位。
- consistency.choices 经销 甲方授权乙方为华东地区的独家经销商。/乙方连续两个年度未完成任务的，甲方可以在该区域内另行授权其他经销商。
- consistency.choices 经销 甲方授权乙方为华东地区的独家经销商。/甲方可以在该区域以外授权其他经销商。
- consistency.choices 经销 甲方授权乙方为华东地区的非独家经销商。/甲方可以在该区域内另行授权其他经销商。
- consistency.choices 经销 甲方授权乙方为华东地区的独家经销商。/经乙方书面同意，甲方可以在该区域内另行发展其他经销商。
- consistency.choices 经销 甲方授权乙方为华东地区的独家经销商。/乙方可以在区域内自行发展其他分销商。
- consistency.choices 服务 乙方不得委托其他机构完成本项目。/甲方可以委托第三方对服务质量进行评估。
- consistency.choices 经销 甲方授权乙方为华东地区的独家经销商。/甲方在该区域内另行授权其他经销商的，应向乙方支付违约金。
- consistency.choices 特许 特许人承诺在乙方门店周边两公里内不再开设同品牌门店。/特许人有权在其他城市授权他人开设门店，但保护区域内除外。
+ consistency.choices 中介 佣金按房屋成交价的2%计算。/附件一 结算说明/佣金以甲方实际收到的房款金额为基数按2%计算。
+ consistency.choices 中介 居间报酬为合同总金额的3%。/双方确认居间报酬按实际到账金额的3%支付。
+ consistency.choices 服务 销售提成按合同金额的5%计提。/附件一 考核办法/提成按回款额的5%计算。
+ consistency.choices 经销 返利按乙方年度销售额的2%计算。/附件一 政策/返利按净利润的2%计算。
- consistency.choices 中介 佣金按房屋成交价的2%计算。/附件一 结算说明/佣金按成交价款的2%计算。
- consistency.choices 中介 居间报酬为合同总金额的3%。/甲方收到首笔货款后十日内支付40%的报酬。
- consistency.choices 中介 居间报酬为合同总金额的3%。/逾期支付报酬的，按实际到账金额的1%支付违约金。
- consistency.choices 经销 返利按年度销售额的2%计算。/超出任务的部分，另按净利润的1%给予返利。
+ consistency.choices 经销 年度返利由甲方酌情决定。/附件一 销售政策/完成任务的，返利为全年进货额的2%。
+ consistency.choices 劳动 乙方的年终奖为两个月工资。/年终奖是否发放由甲方决定。
+ consistency.choices 经销 是否给予返利以及返利的比例由甲方视情况确定。/返利：按当年进货额的3%以货抵扣。
- consistency.choices 经销 年度返利为全年进货额的2%。/季度返利由甲方酌情决定。
- consistency.choices 经销 返利为全年进货额的2%。/附件一 销售政策/返利：2%。
- consistency.choices 劳动 年终奖为两个月工资。/除年终奖外，甲方可酌情给予额外奖励。
+ consistency.choices 服务 乙方保证学员通过资格考试。/乙方不对考试结果作任何承诺。
+ consistency.choices 服务 乙方承诺学员结业后推荐就业并确保入职。/乙方的就业推荐不构成就业保证。
+ consistency.choices 理财 受托人保证年化收益不低于6%。/受托人不对收益作出任何保证。
+ consistency.choices 服务 签约后六个月内确保网站关键词排名进入首页。/乙方不对推广效果、排名作任何承诺。
- consistency.choices 服务 乙方承诺教师具备资格。/乙方不对考试结果作任何承诺。
- consistency.choices 服务 乙方保证学员通过资格考试。/乙方工作人员不得作出其他承诺。
- consistency.choices 理财 受托人不对收益作出任何保证。/受托人承诺如实披露收益情况，保证资料真实。
- consistency.choices 服务 乙方不承诺考试通过率。/宣传资料中关于考试的表述不构成承诺。
+ consistency.choices 买卖 本合同不适用《联合国国际货物销售合同公约》。/未尽事宜适用《联合国国际货物销售合同公约》。
- consistency.choices 买卖 本合同不适用《联合国国际货物销售合同公约》。/未尽事宜适用中华人民共和国法律。
- consistency.choices 买卖 本合同适用《联合国国际货物销售合同公约》。/公约没有规定的，按照《联合国国际货物销售合同公约》的一般原则处理。
+ consistency.choices 买卖 两种文本不一致时，以中文文本为准。/附件一 通用条款/中英文版本有歧义的，以英文版本为准。
- consistency.choices 买卖 两种文本不一致时，以中文文本为准。/附件一 通用条款/中英文版本有歧义的，以中文版本为准。
+ consistency.choices 买卖 附件与正文不一致的，以正文为准。/附件一 技术协议/本附件与合同正文冲突的，以本附件为准。
- consistency.choices 买卖 附件与正文不一致的，以正文为准。/附件一 技术协议/本附件与合同正文冲突的，以合同正文为准。
+ consistency.choices 租赁 租赁期满后十日内，甲方将押金无息退还乙方。/附件一 补充约定/租赁期满，押金不予退还。
- consistency.choices 租赁 租赁期满后十日内，甲方将押金无息退还乙方。/乙方提前退租的，押金不予退还。
+ consistency.choices 买卖 货物毁损、灭失的风险自买方签收时转移。/货物出库后风险即转移给买方。
+ consistency.choices 买卖 货物风险自交付承运人时转移给买方。/附件一 物流约定/运输途中的风险由卖方承担。
- consistency.choices 买卖 货物毁损、灭失的风险自买方签收时转移。/运输途中的风险由卖方承担。
- consistency.choices 买卖 货物毁损、灭失的风险自买方签收时转移。/买方迟延受领的，风险自货物出库时转移给买方。
+ consistency.choices 买卖 允许分批装运，不允许转船。/附件一 装运条款/不允许分批装运。
- consistency.choices 买卖 允许分批装运，不允许转船。/附件一 装运条款/分批装运允许，转船不允许。
+ consistency.choices 施工 本合同采用固定总价方式，合同价款不作调整。/附件一 结算办法/工程价款按实际完成工程量结算。
- consistency.choices 施工 本合同采用固定总价方式。/设计变更部分的工程价款按实际工程量结算。
+ consistency.choices 劳动 甲方于每月10日前发放工资。/附件一 薪酬制度/工资于每月25日发放。
+ consistency.choices 租赁 乙方应于每月5日前支付租金。/附件一 费用表/租金	每月15日前支付
- consistency.choices 劳动 甲方于每月10日前发放工资。/附件一 薪酬制度/工资于次月10日发放。
- consistency.choices 服务 乙方于每月5日前提交对账单。/甲方于每月25日前支付服务费。
+ consistency.choices 技开 验收合格后，乙方应将全部源代码移交甲方。/附件一 交付清单/本项目不提供源代码。
- consistency.choices 技开 验收合格后，乙方应将全部源代码移交甲方。/乙方不得泄露甲方的源代码。
+ consistency.choices 服务 合同期满自动续期一年。/本合同期满自行终止。
- consistency.choices 服务 合同期满自动续期一年。/一方在期满前提出书面异议的，合同期满终止。
+ consistency.choices 买卖 尾款在设备验收合格后支付。/附件一 付款表/尾款	质保期满后支付
- consistency.choices 买卖 尾款在设备验收合格后支付。/附件一 付款表/尾款	终验合格后十日内付清
+ consistency.choices 合伙 利润每季度分配一次。/合伙利润于每年年底结算后一年分一次利润。
+ consistency.choices 中介 佣金按月结算。/附件一 结算办法/佣金每季度支付一次。
- consistency.choices 合伙 利润每季度分配一次。/附件一 办法/利润按季分配，由财务于季末次月核算。
`;

describe('terms that are told two ways', () => {
  it.each(paraphrases(table))('$sign $rule in $kind: $text', (row) => {
    expect(isReported(row)).toBe(row.sign === '+');
  });
});
