import { describe, expect, it } from 'vitest';
import { isReported, paraphrases } from '../paraphrase.testing.ts';

/** Two places about the same thing: contradictions, and look-alikes about different things. */
const table = `
+ consistency.periods 买卖 第七条 质量保证期为自验收合格之日起36个月。/附件一 售后服务承诺/质保期	24个月
- consistency.periods 买卖 第七条 质量保证期为自验收合格之日起36个月。/附件一 售后服务承诺/质保期	三年
- consistency.periods 买卖 第七条 质量保证期为36个月。/附件一 售后服务承诺/易损件质保	6个月
+ consistency.periods 买卖 质保期为12个月。/附件一 服务条款/1. 乙方提供的质量保证期为18个月。
- consistency.periods 买卖 质保期为12个月，质保期届满后15日内退还质保金。/附件一 服务条款/质保期	一年
+ consistency.periods 买卖 交货期：合同生效之日起60日内将全部货物运抵交货地点。/附件一 投标承诺/交货期	合同生效后30日内
- consistency.periods 买卖 交货期：合同生效之日起60日内将全部货物运抵交货地点。/附件一 投标承诺/交货期	合同生效后60日内
+ consistency.periods 租赁 租赁期限为五年。/附件一 租赁要素表/租赁期限	三年
- consistency.periods 租赁 租赁期限为五年。/附件一 租赁要素表/租赁期限	60个月
+ consistency.periods 服务 本合同保密期限为合同终止后三年。/附件一 保密承诺书/1. 保密期限为五年。
+ consistency.periods 劳动 试用期为三个月。/附件一 录用条件确认书/试用期	六个月
- consistency.periods 劳动 试用期为三个月。/附件一 录用条件确认书/试用期	3个月
+ consistency.periods 买卖 甲方应在到货后七日内完成验收。/附件一 验收要求/验收期限	15日
- consistency.periods 买卖 甲方应在到货后七日内完成验收。/附件一 验收要求/验收期限	7日
+ consistency.shares 仓储 货物自然损耗率以千分之三为限。/附件一 作业标准/自然损耗率	不超过千分之六
- consistency.shares 仓储 货物自然损耗率以千分之三为限。/附件一 作业标准/自然损耗率	不超过千分之三
+ consistency.shares 合作 乙方按销售额的5%收取提成费。/附件一 结算表/提成比例	8%
+ consistency.shares 技转 提成费按专利产品含税销售额的3%计算。/附件一 结算表/提成比例	5%
- consistency.shares 合作 乙方按销售额的5%收取提成费。/附件一 结算表/提成比例	5%
+ consistency.shares 委托 账户净值降至本金的90%时，乙方应当停止买入并平仓。/附件一 要素表/止损线	本金的80%
- consistency.shares 委托 账户净值降至本金的90%时，乙方应当停止买入并平仓。/附件一 要素表/止损线	本金的90%
+ consistency.shares 买卖 增值税税率为13%。/附件一 报价单/税率	9%
- consistency.shares 买卖 增值税税率为13%。/附件一 报价单/税率	13%
+ consistency.shares 合作 甲方承诺以门店为圆心、半径2公里以内不再授权第三人。/附件一 商圈说明/1. 保护半径为800米。
- consistency.shares 合作 甲方承诺以门店为圆心、半径2公里以内不再授权第三人。/附件一 商圈说明/1. 保护半径为2000米。
+ consistency.shares 租赁 租赁面积为260平方米。/附件一 房屋清单/租赁面积	240平方米
- consistency.shares 租赁 租赁面积为260平方米。/附件一 房屋清单/租赁面积	260.00平方米
+ consistency.shares 运输 合肥至南昌二十四小时，合肥至广州四十八小时。/附件一 线路表/线路	到达时限/合肥—南昌	24小时/合肥—广州	72小时
- consistency.shares 运输 合肥至南昌二十四小时，合肥至广州四十八小时。/附件一 线路表/线路	到达时限/合肥—南昌	24小时/合肥—广州	二日
+ consistency.shares 股权 目标公司2026年度净利润不低于800万元。/附件一 业绩目标/年度	净利润目标（万元）/2026年	900
- consistency.shares 股权 目标公司2026年度净利润不低于800万元。/附件一 业绩目标/年度	净利润目标（万元）/2026年	800
+ consistency.amounts 保证 担保的最高债权额为人民币500万元。/附件一 登记要点/最高债权额	人民币肆佰万元整
- consistency.amounts 保证 担保的最高债权额为人民币500万元。/附件一 登记要点/最高债权额	人民币伍佰万元整
+ consistency.amounts 租赁 乙方应支付押金人民币20,000元。/附件一 费用表/押金	18,000元
- consistency.amounts 租赁 乙方应支付押金人民币20,000元。/附件一 费用表/押金	20,000元
- consistency.amounts 股权 注册资本为人民币1,000万元，增资后的注册资本为1,250万元。
+ consistency.choices 租赁 租金按季支付，先付后用。/附件一 付款安排/项目	支付周期/租金	每月支付
- consistency.choices 租赁 租金按季支付，先付后用。/附件一 付款安排/项目	支付周期/租金	每三个月一付
+ consistency.choices 租赁 租金每半年支付一次。/第六条 租金按月支付，逾期按日计息。
- consistency.choices 租赁 租金每半年支付一次。/物业费每月支付一次。
+ consistency.choices 借款 丙方：王五/丙方在乙方确无力偿还时就不足部分承担清偿责任。/附件一 承诺函/丙方对上述债务承担连带责任保证。
- consistency.choices 借款 丙方：王五/丙方对乙方的债务承担连带责任保证。/附件一 承诺函/丙方自愿承担连带清偿责任。
+ consistency.choices 委托 本合同为有追索权保理。/应收账款未收回的，甲方不得向乙方追索。
- consistency.choices 委托 本合同为有追索权保理。/应收账款未收回的，甲方有权向乙方追索。
+ consistency.choices 买卖 乙方应开具增值税专用发票。/附件一 开票信息/发票	增值税普通发票
- consistency.choices 买卖 乙方应开具增值税专用发票。/附件一 开票信息/发票	增值税专用发票（13%）
+ consistency.choices 买卖 上述价款为含税价。/附件一 价格表（价格均不含税，单位：元）
- consistency.choices 买卖 含税总价为113元，其中不含税价100元，税额13元。/附件一 价格表（价格均含税）
+ consistency.choices 买卖 交货地点为郑州市金水区东风路8号。/附件一 送货要求/交货地点	洛阳市涧西区珠江路20号
- consistency.choices 买卖 交货地点为郑州市金水区东风路8号。/附件一 送货要求/交货地点	金水区东风路8号甲方仓库
- consistency.choices 买卖 交货地点为甲方指定的地点。/附件一 送货要求/交货地点	洛阳市涧西区珠江路20号
+ consistency.choices 买卖 收款账户：户名苏州云杉设备有限公司，账号：32250198823600000123。/附件一 付款信息/户名：苏州云杉设备有限公司，账号：32250198823600000132。
- consistency.choices 买卖 收款账户：户名苏州云杉设备有限公司，账号：32250198823600000123。/附件一 付款信息/户名：苏州云杉设备有限公司，账号：3225 0198 8236 0000 0123。
+ consistency.choices 买卖 发生争议由甲方所在地人民法院管辖。/附件一 通用条款/争议向乙方所在地人民法院起诉。
- consistency.choices 买卖 发生争议由甲方所在地人民法院管辖。/附件一 通用条款/争议向甲方所在地人民法院起诉。
+ consistency.choices 服务 乙方于每月10日前结算上月服务费。/附件一 结算办法/项目	结算周期/服务费	按季度
+ consistency.choices 买卖 争议由杭州市西湖区人民法院管辖。/附件一 补充条款/因本合同起诉的，向苏州市虎丘区人民法院提起诉讼。
- consistency.choices 买卖 争议由杭州市西湖区人民法院管辖。/附件一 补充条款/因本合同起诉的，向甲方所在地的杭州市西湖区人民法院提起诉讼。
+ consistency.choices 租赁 租赁期自2025年5月1日起至2028年4月30日止。/附件一 要素表/租赁期限	2025年6月1日至2028年5月31日
- consistency.choices 租赁 租赁期自2025年5月1日起至2028年4月30日止，免租期自2025年5月1日至2025年6月30日止。
+ consistency.shares 买卖 乙方供应立式加工中心6台。/附件一 清单/名称	数量	单价（元）/立式加工中心	8	380,000
- consistency.shares 买卖 乙方供应立式加工中心6台。/附件一 清单/名称	数量	单价（元）/立式加工中心	6	380,000
+ consistency.periods 服务 “服务期”是指自签约之日起24个月。/附件一 服务要素/服务期	36个月
+ consistency.choices 技转 甲方授予乙方独占许可。/附件一 许可要素/许可方式	普通许可
+ consistency.choices 服务 任何一方可提前30日书面通知对方解除合同。/附件一 通用条款/任何一方提前60日通知对方可以解除合同。
- consistency.choices 服务 任何一方可提前30日书面通知对方解除合同。/甲方应提前60日通知乙方续约意向。
- consistency.dangling-reference 劳动 第一条 双方依据《中华人民共和国劳动合同法》订立本合同。/第二条 有该法第四十二条规定情形的，甲方不得依照第四十条解除合同。
`;

describe('two places', () => {
  it.each(paraphrases(table))('$sign $rule in $kind: $text', (row) => {
    expect(isReported(row)).toBe(row.sign === '+');
  });
});
