/** Data for the reference contracts: the errors to plant, and made-up names, headings and laws. */

/** Each with the rule that must find it. */
export const referenceFaults = {
  'article that is not there': 'references.no-clause',
  'decimal clause that is not there': 'references.no-clause',
  'item that is not there': 'references.no-clause',
  'one of a list that is not there': 'references.no-clause',
  'chapter that is not there': 'references.no-clause',
  'reference to itself': 'references.self',
  'references in a circle': 'references.circular',
  'attachment named, absent': 'references.no-attachment',
  'attachment present, unnamed': 'references.unnamed-attachment',
  'term never used': 'terms.unused',
  'term defined twice': 'terms.defined-twice',
  'term never defined': 'terms.undefined',
  'party never introduced': 'terms.undefined-party',
  'party name drifts in the text': 'terms.party-name',
  'party name drifts at the seal': 'terms.party-name',
  'contract number drifts': 'terms.contract-number',
  'project name drifts': 'terms.project-name',
  'top number left out': 'numbering.gap',
  'top number repeated': 'numbering.repeat',
  'top number out of order': 'numbering.order',
  'lower number left out': 'numbering.gap',
  'lower number repeated': 'numbering.repeat',
  'lower number of another parent': 'numbering.order',
  'repealed law': 'law.repealed',
  'article beyond the law': 'law.no-such-article',
} as const;
export type ReferenceFault = keyof typeof referenceFaults;

export const referenceFaultNames = Object.keys(referenceFaults) as readonly ReferenceFault[];

export const cities = ['北京', '上海', '深圳市', '成都', '武汉市', '宁波市', '苏州', '长沙市'];
export const names = ['恒远', '嘉禾', '博晟', '凌云', '汇川', '明泽', '启航', '瑞丰'];
export const trades = ['机电', '科技', '建材', '物流', '食品', '医疗器械'];
export const projects = [
  '滨江花园二期消防改造工程',
  '科创园区智能安防项目',
  '城西水厂管网更新工程',
  '数据中心机房扩建项目',
];
export const headings = ['标的', '价款', '付款', '交付', '验收', '保密', '违约责任', '解除', '通知', '其他'];
export const childWords = [
  '乙方应当按时供货',
  '甲方应当及时验收',
  '双方应当互相协助',
  '费用由乙方承担',
  '资料应当完整',
];
export const repealed = [
  '合同法',
  '物权法',
  '担保法',
  '侵权责任法',
  '民法总则',
  '民法通则',
  '继承法',
  '经济合同法',
];
export const laws: readonly (readonly [string, number])[] = [
  ['民法典', 1260],
  ['公司法', 266],
  ['劳动合同法', 98],
  ['建筑法', 85],
];
/** Characters that are confused in names. */
export const nameSlips = '远源 嘉佳 博搏 凌陵 汇惠 明铭 启起 瑞锐';
