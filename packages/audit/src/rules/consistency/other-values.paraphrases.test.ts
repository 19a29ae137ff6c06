import { describe, expect, it } from 'vitest';
import { isReported, paraphrases } from '../paraphrase.testing.ts';

/** Grades, areas, purposes, people, trade terms and days: another value for the same thing, and different things. */
const table = `
+ consistency.choices 装修 柜体采用云杉牌E0级板材。/附件一 材料表/材料	品牌规格/柜体板材	云杉牌E1级
+ consistency.choices 装修 衣柜使用ENF级颗粒板。/附件一 主材清单/材料：衣柜颗粒板；规格：E0级18mm；用于：卧室衣柜
- consistency.choices 装修 柜体采用云杉牌E0级板材。/附件一 材料表/材料	品牌规格/柜体板材	云杉牌E0级
- consistency.choices 装修 柜体采用E0级板材。/附件一 材料表/材料	品牌规格/强化地板	E1级
- consistency.choices 装修 E1 乙方应按时进场。/E2 乙方应按时完工。
+ consistency.choices 服务 甲方为老人提供一级护理。/附件一 服务确认单/护理等级	二级
+ consistency.choices 服务 护理级别：特级。/附件一 服务确认单/护理级别：三级护理
+ consistency.choices 物业 乙方按一级物业服务标准提供服务。/附件一 服务标准/物业服务等级	三级
+ consistency.choices 施工 外墙保温材料防火等级为A级。/附件一 材料表/材料	规格/外墙保温	防火等级B级
+ consistency.choices 施工 本工程质量等级为优等级。/附件一 验收标准/质量等级：二级
- consistency.choices 服务 甲方为老人提供二级护理。/附件一 服务确认单/护理等级	二级
- consistency.choices 服务 甲方为老人提供二级护理。/老人身体状况变化的，护理等级可以调整为一级。
- consistency.choices 施工 屋面防水等级为一级。/附件一 材料表/材料	规格/卫生间防水	防水等级二级
- consistency.choices 服务 护理等级分为一级护理、二级护理、三级护理。/甲方为老人提供二级护理。
+ consistency.choices 施工 基础采用C30混凝土。/附件一 材料表/材料	规格/基础	C25混凝土
+ consistency.choices 买卖 卖方供应云杉牌离心泵，型号为YS-200A。/附件一 清单/名称：云杉牌离心泵；型号：YS-150A；数量：2台
- consistency.choices 买卖 卖方供应云杉牌离心泵，型号为YS-200A。/附件一 清单/名称：云杉牌离心泵；型号：YS-200A；数量：2台
+ consistency.choices 经销 授权区域为浙江省全境。/附件一 区域表/授权区域	杭州市、宁波市
+ consistency.choices 经销 甲方授权乙方在江苏省、安徽省独家经销。/附件一 授权书/经销区域：江苏省。
+ consistency.choices 经销 经销区域为成都市、德阳市。/附件一 授权书/经销区域为成都市、绵阳市。
+ consistency.choices 商标 许可使用的地域范围为全国。/附件一 备案表/许可地域	浙江省
- consistency.choices 经销 授权区域为浙江省全境。/附件一 区域表/授权区域	浙江省
- consistency.choices 经销 授权区域为浙江省全境。/乙方在区域外的上海市销售的，应承担违约责任。
- consistency.choices 经销 经销区域为成都市、德阳市。/附件一 授权书/经销区域：德阳市、成都市。
- consistency.choices 经销 授权区域为浙江省，货物送至杭州市仓库。/附件一 授权书/授权区域：浙江省。
+ consistency.choices 借款 借款用途为购买生产设备。/附件一 确认书/本次借款用于偿还乙方此前欠甲方的货款。
+ consistency.choices 借款 本合同项下借款仅用于店面装修。/附件一 借据/借款用途	购房
+ consistency.choices 租赁 该房屋仅用于办公。/附件一 要素表/租赁用途	餐饮经营
- consistency.choices 借款 借款用途为购买生产设备。/附件一 确认书/本次借款用于购买设备。
- consistency.choices 借款 借款用途为经营周转。/附件一 确认书/本次借款用于采购钢材。
- consistency.choices 借款 借款用途为采购原料。/乙方不得将借款用于证券投资或者归还其他借款。
- consistency.choices 租赁 租赁房屋用于办公。/乙方不得将房屋用于居住或者餐饮。
- consistency.choices 借款 借款用于采购温室设备。/借款人未按约定用途使用借款的，贷款人可以要求提前归还借款。
+ consistency.choices 施工 乙方委派的项目经理为王建国。/附件一 人员表/项目经理	李卫东
+ consistency.choices 设计 设计负责人：赵明。/附件一 团队/设计负责人：孙晓东
- consistency.choices 施工 甲方项目经理为王建国。/乙方项目经理为李卫东。
- consistency.choices 施工 乙方委派的项目经理为王建国。/附件一 人员表/项目经理	王建国
- consistency.choices 施工 乙方委派的项目经理为王建国。/附件一 人员表/技术负责人	李卫东
+ consistency.choices 买卖 价格条件为FOB上海，海运费由卖方承担。
+ consistency.choices 买卖 单价为FOB宁波价。/卖方应办理并支付货物运输保险费。
+ consistency.choices 买卖 本合同采用CIF鹿特丹。/至目的港的运费由买方承担。
+ consistency.choices 买卖 本合同采用CIF鹿特丹。/保险费由买方负担，由买方自行投保。
+ consistency.choices 买卖 本合同采用CFR釜山。/货物的风险自货物到达目的港并卸货后转移给买方。
+ consistency.choices 买卖 本合同采用DAP汉堡。/风险自货物在装运港装上船时转移给买方。
+ consistency.choices 买卖 价格为EXW苏州工厂。/卖方承担国际运费。
- consistency.choices 买卖 价格条件为FOB上海，海运费由买方承担。
- consistency.choices 买卖 本合同采用CIF鹿特丹，卖方承担运费和保险费。
- consistency.choices 买卖 价格条件为FOB上海，由卖方承担货物运至装运港的运费。
- consistency.choices 买卖 价格条件为FOB上海。/因卖方迟延需要改用空运的，运费差额由卖方承担。
- consistency.choices 买卖 本合同采用CFR釜山。/风险自货物在装运港装上船时转移给买方，保险由买方自行办理并承担保险费。
- consistency.choices 买卖 价格条件为FOB上海。/退货的运费由卖方承担。
+ consistency.shares 买卖 卖方交货数量允许有3%的溢短装。/附件一 规格/溢短装	±5%
+ consistency.shares 买卖 数量增减幅度为5%。/附件一 规格/数量公差：10%
- consistency.shares 买卖 卖方交货数量允许有5%的溢短装。/附件一 规格/溢短装允许范围：±5%
+ consistency.dates 买卖 买方应于2026年3月1日前开立信用证，信用证有效期至2026年5月10日。/货物应于2026年5月20日前装运。
+ consistency.dates 买卖 装运期限：不迟于2026年5月20日。/买方应在2026年6月1日前开立不可撤销信用证。
+ consistency.dates 施工 竣工日期：2026年10月31日。/履约保函有效期至2026年8月31日。
+ consistency.dates 买卖 交货日期为2026年6月30日。/验收日期：2026年6月10日。
- consistency.dates 买卖 买方应于2026年3月1日前开立信用证，信用证有效期至2026年6月10日。/货物应于2026年5月20日前装运。
- consistency.dates 施工 竣工日期：2026年10月31日。/履约保函有效期至2026年12月31日。
- consistency.dates 买卖 交货日期为2026年6月30日。/验收日期：2026年7月10日。
- consistency.dates 买卖 装运期限：不迟于2026年5月20日。/报价有效期至2026年4月1日。
+ consistency.periods 技开 验收后乙方提供一年免费维护。/附件一 服务说明/免费维护期为6个月。/甲方（盖章）：杭州青禾贸易有限公司/乙方（盖章）：苏州云杉设备有限公司
+ consistency.periods 买卖 质保期为24个月。/附件一：售后承诺/质保期：12个月/甲方（盖章）：杭州青禾贸易有限公司/乙方（盖章）：苏州云杉设备有限公司
- consistency.periods 技开 验收后乙方提供一年免费维护。/附件一 服务说明/免费维护期为12个月。/甲方（盖章）：杭州青禾贸易有限公司/乙方（盖章）：苏州云杉设备有限公司
+ consistency.choices 融租 租赁期满，乙方支付名义价款后租赁物的所有权转归承租人。/附件一 期满处理/租赁期满，租赁物归出租人所有。
- consistency.choices 融租 租赁期满，乙方支付名义价款后租赁物的所有权转移给承租人。/附件一 期满处理/租赁期满，租赁物归承租人所有。
- consistency.amounts 合伙 甲方任店长，每月领工资6,000元。/乙方任出纳，每月领工资5,000元。
- consistency.amounts 租赁 车辆一｜轿车｜月租金8,200元/车辆二｜客车｜月租金6,300元/两辆车月租金合计14,500元。
- consistency.choices 服务 乙方可以提前十五日书面通知甲方解除合同。/甲方可以提前三十日书面通知乙方解除合同。
`;

describe('another value for the same thing', () => {
  it.each(paraphrases(table))('$sign $rule in $kind: $text', (row) => {
    expect(isReported(row)).toBe(row.sign === '+');
  });
});
