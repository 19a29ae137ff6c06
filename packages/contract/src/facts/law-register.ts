/**
 * Laws that contracts cite: full name, effective date and number of articles of the current wording. The
 * review's rules cite them, the correction checks citations against them. The number of articles is null when
 * a pending revision may change it, and where nobody has counted.
 */
import { interpretationTitle } from './interpretation-names.ts';

export interface Law {
  /** 中华人民共和国民法典. */
  readonly name: string;
  /** ISO date from which the current wording is in force. */
  readonly since: string;
  readonly articles: number | null;
}

const PREFIX = '中华人民共和国';

export const laws = {
  civilCode: law('民法典', '2021-01-01', 1260),
  labourContractLaw: law('劳动合同法', '2008-01-01', 98),
  /** The amendments of 2012 and 2018 did not change the articles that rules cite. */
  labourLaw: law('劳动法', '1995-01-01', 107),
  socialInsuranceLaw: law('社会保险法', '2011-07-01', 98),
  companyLaw: law('公司法', '2024-07-01', 266),
  personalInformationLaw: law('个人信息保护法', '2021-11-01', 74),
  dataSecurityLaw: law('数据安全法', '2021-09-01', 55),
  networkSecurityLaw: law('网络安全法', '2026-01-01', 81),
  constructionLaw: law('建筑法', '1998-03-01', 85),
  tenderLaw: law('招标投标法', '2000-01-01', 68),
  procurementLaw: law('政府采购法', '2003-01-01', 88),
  copyrightLaw: law('著作权法', '2021-06-01', 67),
  patentLaw: law('专利法', '2021-06-01', 82),
  trademarkLaw: law('商标法', '2019-11-01', null),
  taxCollectionLaw: law('税收征收管理法', '2001-05-01', 94),
  valueAddedTaxLaw: law('增值税法', '2026-01-01', 38),
  arbitrationLaw: law('仲裁法', '2026-03-01', 96),
  civilProcedureLaw: law('民事诉讼法', '2024-01-01', 306),
  labourDisputeLaw: law('劳动争议调解仲裁法', '2008-05-01', 54),
  womenProtectionLaw: law('妇女权益保障法', '2023-01-01', 86),
  safetyLaw: law('安全生产法', '2021-09-01', 119),
  foreignRelationsLaw: law('涉外民事关系法律适用法', '2011-04-01', 52),
  urbanRealEstateLaw: law('城市房地产管理法', '2020-01-01', 73),
  consumerLaw: law('消费者权益保护法', '2014-03-15', 63),
  productQualityLaw: law('产品质量法', '2018-12-29', 74),
  negotiableInstrumentsLaw: law('票据法', '2004-08-28', 110),
  bankruptcyLaw: law('企业破产法', '2007-06-01', 136),
  insuranceLaw: law('保险法', '2015-04-24', 185),
  electronicSignatureLaw: law('电子签名法', '2019-04-23', 36),
  notarisationLaw: law('公证法', '2018-01-01', 47),
  electronicCommerceLaw: law('电子商务法', '2019-01-01', 89),
  unfairCompetitionLaw: law('反不正当竞争法', '2025-10-15', 41),
  partnershipLaw: law('合伙企业法', '2007-06-01', 109),
  advertisingLaw: law('广告法', '2021-04-29', null),
  landLaw: law('土地管理法', '2020-01-01', null),
  fireLaw: law('消防法', '2021-04-29', null),
  electricityLaw: law('电力法', '2018-12-29', null),
  foreignInvestmentLaw: law('外商投资法', '2020-01-01', 42),
  foreignTradeLaw: law('对外贸易法', '2026-03-01', 83),
} as const satisfies Readonly<Record<string, Law>>;

/** Abbreviations lawyers use. Those of interpretations follow from their titles and are not listed. */
const abbreviations: Readonly<Record<string, string>> = {
  民诉法: '民事诉讼法',
  刑诉法: '刑事诉讼法',
  行诉法: '行政诉讼法',
  消法: '消费者权益保护法',
  消保法: '消费者权益保护法',
  个保法: '个人信息保护法',
  数安法: '数据安全法',
  网安法: '网络安全法',
  电商法: '电子商务法',
  招投标法: '招标投标法',
  招标法: '招标投标法',
  政采法: '政府采购法',
  破产法: '企业破产法',
  征管法: '税收征收管理法',
  税收征管法: '税收征收管理法',
  房地产管理法: '城市房地产管理法',
  劳动争议仲裁法: '劳动争议调解仲裁法',
  劳动仲裁法: '劳动争议调解仲裁法',
  涉外法律适用法: '涉外民事关系法律适用法',
  反法: '反不正当竞争法',
  劳合法: '劳动合同法',
  民促法: '民办教育促进法',
  道交法: '道路交通安全法',
  交强险条例: '机动车交通事故责任强制保险条例',
  食安法: '食品安全法',
  老年人保护法: '老年人权益保障法',
  妇女保护法: '妇女权益保障法',
  治安处罚法: '治安管理处罚法',
  农村土地承包经营法: '农村土地承包法',
  税收征管法实施细则: '税收征收管理法实施细则',
  固废法: '固体废物污染环境防治法',
  固体废物法: '固体废物污染环境防治法',
  大气法: '大气污染防治法',
  水污染法: '水污染防治法',
  土管法: '土地管理法',
  环保法: '环境保护法',
  个税法: '个人所得税法',
  未保法: '未成年人保护法',
  治安法: '治安管理处罚法',
  药管法: '药品管理法',
  海诉法: '海事诉讼特别程序法',
};

/** 《中华人民共和国招投标法》 is no law's name, though everybody knows which one is meant. */
export function isLawAbbreviation(name: string): boolean {
  return name in abbreviations;
}

/** 民诉法解释, 消法实施条例: what stands before such a word is the law's own short name. */
const abbreviated = new RegExp(
  `^(${Object.keys(abbreviations).join('|')})(?=(?:司法)?解释|规定|实施(?:条例|细则)$)`,
);

/** By the name in a citation, with or without 中华人民共和国 and a year after it. */
export function lawNamed(cited: string): Law | null {
  return lawsByName.get(shortLawName(cited)) ?? null;
}

/** The common form of a law's names: 《中华人民共和国公司法》（2023年修订） and 公司法 are the same. */
export function shortLawName(name: string): string {
  const short = name
    .replaceAll(PREFIX, '')
    .replace(/[\s《》〈〉<>＜＞“”"]/g, '')
    .replaceAll('(', '（')
    .replaceAll(')', '）')
    .replace(version, '')
    .replace(edition, '')
    // 解释二 is 解释（二）.
    .replace(/(?<=解释|规定)[一二三四五六七八九]$/, '（$&）')
    .replace(abbreviated, (name) => abbreviations[name] ?? name);
  return abbreviations[short] ?? interpretationTitle(short) ?? short;
}

/** （2023年修订）; the numbers of 解释（一） and 宪法修正案（1988年） are part of the name. */
const version = /(?<!修正案)（[^（）]{0,12}(?:\d{4}|修订|修正|最新)[^（）]{0,8}）$/;

/** 2018年公司法, 新公司法, 公司法2018年修正版. 新 begins no law's name but 新闻… and 新型…. */
const edition =
  /^(?:(?:19|20)\d\d年?(?:版|修正|修订)?的?|(?:新修订|修订后|修正后|修改后|现行)的?|新(?=[公民仲行反专商著劳证]))|(?:19|20)\d\d(?:年)?(?:修正|修订|修改)?(?:版|本)?$/;

const lawsByName = new Map<string, Law>(Object.values(laws).map((each) => [shortLawName(each.name), each]));

function law(name: string, since: string, articles: number | null): Law {
  return { name: `${PREFIX}${name}`, since, articles };
}
