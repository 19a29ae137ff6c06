/** Words for parties, and the side of each word. */
import type { ContractType, PartySide } from '../contract.ts';

const payerWords =
  '承租方 承租人 租赁方 租客 买方 买受人 买受方 购买方 购买人 购房人 购货方 购货单位 需方 需求方 采购方 采购人 用人单位 雇主 聘用方 聘用单位 用工单位 借款人 借款方 委托方 委托人 发包人 发包方 建设单位 业主 受让方 受让人 收购方 托运人 托运方 存货人 存货方 寄存人 寄存方 定作人 定作方 订购方 被许可方 被许可人 被授权方 客户 用户 服务接受方 接受服务方 保证人 担保人 担保方 保证方 抵押人 出质人 质押人 债务人 披露方 披露人 信息披露方 付款方 总包方 总承包人 发起方 投资方 投资人';
const performerWords =
  '出租方 出租人 房东 卖方 出卖人 出卖方 销售方 售房人 销货方 供方 供货方 供应方 供应商 供货商 供货单位 劳动者 员工 雇员 受聘方 职工 受雇方 聘用人员 出借人 出借方 贷款人 贷款方 受托方 受托人 承包人 承包方 施工单位 施工方 转让方 转让人 出让方 出让人 让与方 让与人 承运人 承运方 保管人 保管方 仓储方 承揽人 承揽方 加工方 许可方 许可人 授权方 服务方 服务商 服务提供方 提供服务方 服务人 开发方 研发方 研究开发人 设计方 设计人 债权人 抵押权人 质权人 接收方 接受方 信息接收方 收款方 分包方 分包人 劳务方 提供劳务方 接受劳务方 代理方 代理人 居间人 中介方';

/** Franchising, distribution, advertising and brokerage. */
const tradePayerWords =
  '被特许人 被特许方 受许人 加盟商 加盟方 加盟店 经销商 经销方 分销商 代销商 广告主 广告客户 参展商 学员 家长 消费者 会员 平台内经营者 入驻商家 商户 捐赠人 捐赠方 赠与人 赠与方 入住老人 入住老年人 入住人 入住方 转入方 流入方';
const tradePerformerWords =
  '特许人 特许方 特许经营人 加盟总部 厂家 厂商 制造商 生产商 广告发布者 广告经营者 广告代理商 发布方 中介人 经纪人 行纪人 培训机构 培训方 教育机构 主办方 承办方 平台方 平台经营者 代理商 物业服务人 受赠人 受赠方 养老机构 养老服务机构 养老院 护理机构 转出方 流出方 经纪公司';

/** In these contract types, the person who secures another's debt is a third party. */
const securityWords: ReadonlySet<string> = new Set([
  '保证人',
  '担保人',
  '担保方',
  '保证方',
  '抵押人',
  '出质人',
  '质押人',
]);

const sides = new Map<string, PartySide>([
  ...`${payerWords} ${tradePayerWords}`.split(' ').map((word): [string, PartySide] => [word, 'payer']),
  ...`${performerWords} ${tradePerformerWords}`
    .split(' ')
    .map((word): [string, PartySide] => [word, 'performer']),
]);
sides.set('接受劳务方', 'payer');

const personWords: ReadonlySet<string> = new Set(['劳动者', '员工', '雇员', '职工', '受雇方', '聘用人员']);

const otherWords = [
  '合作方',
  '目标公司',
  '标的公司',
  '监理人',
  '监理方',
  '见证方',
  '见证人',
  '共同借款人',
  '共同债务人',
  '连带保证人',
];

export const letterPattern = '[甲乙丙丁戊己庚]\\s{0,4}方';
export const rolePattern = [...sides.keys(), ...otherWords].sort((a, b) => b.length - a.length).join('|');

/** By the word only, in a contract of this type. */
export function sideOfRole(written: string, type: ContractType): PartySide | null {
  const [word = ''] = written.replace(/[一二三四]$/, '').split('兼');
  if (securityWords.has(word) && type !== 'guarantee') return null;
  return sides.get(word) ?? null;
}

/** The words that every contract of this type uses for its two sides, even without introducing them. */
export function usualRoles(type: ContractType): Readonly<Record<PartySide, readonly string[]>> {
  const [payer = '', performer = ''] = usual[type] ?? [];
  return { payer: split(payer), performer: split(performer) };
}

export function isPersonRole(word: string): boolean {
  return personWords.has(word);
}

/** When only letters are used: contract types in which 甲方 usually delivers. In all others 甲方 usually pays. */
export const firstPerforms: ReadonlySet<ContractType> = new Set<ContractType>([
  'lease',
  'loan',
  'equityTransfer',
  'houseSale',
  'guarantee',
]);

const goods = [
  '买方 买受人 买受方 购买方 需方 采购方 采购人 购方 订货方 购货方 购买人 购房人 购房方',
  '卖方 出卖人 出卖方 销售方 供方 供货方 供应方 销货方 售房人 售方',
] as const;
const work = [
  '委托方 委托人 定作人 定作方',
  '受托方 受托人 服务方 服务商 服务提供方 开发方 研发方 设计方 承揽人 承揽方 加工方',
] as const;
const licence = [
  '被许可方 被许可人 被授权方 受让人 受让方',
  '许可方 许可人 授权方 让与人 让与方 转让方',
] as const;

/** Only words that cannot mean a third party: 客户, 业主 and 用户 often do. */
const usual: Partial<Record<ContractType, readonly [string, string]>> = {
  sale: goods,
  procurementFramework: goods,
  houseSale: goods,
  lease: ['承租方 承租人 租客', '出租方 出租人 房东'],
  labour: ['用人单位 聘用方 聘用单位 本公司 本单位', '劳动者 员工 雇员 职工 受聘方 受聘人'],
  loan: ['借款人 借款方', '出借人 出借方 贷款人 贷款方'],
  service: work,
  technologyService: work,
  technologyDevelopment: work,
  entrustment: work,
  workContract: work,
  construction: ['发包人 发包方', '承包人 承包方 施工方'],
  equityTransfer: ['受让方 受让人', '转让方 转让人 出让方 出让人'],
  transport: ['托运人 托运方', '承运人 承运方'],
  warehousing: ['存货人 存货方 寄存人 寄存方', '保管人 保管方 仓储方'],
  softwareLicence: licence,
  technologyTransfer: licence,
};

function split(words: string): readonly string[] {
  return words === '' ? [] : words.split(' ');
}
