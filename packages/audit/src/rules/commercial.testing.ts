/**
 * Example contracts for the tests of the commercial families: the parties, then the relevant sentences. Test
 * code only.
 */

export const sale = [
  '设备买卖合同',
  '甲方（买方）：宁波澜汐制造有限公司',
  '乙方（卖方）：苏州铸衡机床有限公司',
] as const;
export const lease = [
  '房屋租赁合同',
  '甲方（出租方）：杭州檀屿商业有限公司',
  '乙方（承租方）：上海穗禾餐饮有限公司',
] as const;
export const labour = [
  '劳动合同',
  '甲方（用人单位）：合肥砚山乳业有限公司',
  '乙方（劳动者）：乔振声',
] as const;
export const service = [
  '品牌推广服务合同',
  '甲方（委托方）：合肥砚山乳业有限公司',
  '乙方（服务方）：南京弥渡传媒有限公司',
] as const;
export const development = [
  '软件开发合同',
  '甲方（委托方）：青岛汐泊物流有限公司',
  '乙方（开发方）：武汉梧桐软件有限公司',
] as const;
export const loan = ['借款合同', '甲方（出借人）：储慕云', '乙方（借款人）：扬州江都渔具有限公司'] as const;
export const construction = [
  '建设工程施工合同',
  '甲方（发包方）：洛阳谷水食品有限公司',
  '乙方（承包方）：开封匠隅装饰有限公司',
] as const;
export const licence = [
  '软件许可合同',
  '甲方（被许可方）：青岛汐泊物流有限公司',
  '乙方（许可方）：武汉梧桐软件有限公司',
] as const;
export const nda = [
  '保密协议',
  '甲方（披露方）：西安衡屿航测有限公司',
  '乙方（接收方）：成都云栈智造有限公司',
] as const;

/** Rule, parties, a sentence that is a hit (or a gap), a sentence that passes. */
export type Example = readonly [
  ruleId: string,
  parties: readonly string[],
  bad: readonly string[],
  good: readonly string[],
];
