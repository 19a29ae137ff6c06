/**
 * One provision in many wordings, each placed in a small contract of its kind and reviewed for every side.
 * Test code only.
 */

import type { Document } from '@wenjian/document';
import { documentOf } from '../audit.testing.ts';
import { auditForSides } from '../review/audit-contract.ts';

export interface Paraphrase {
  readonly sign: string;
  readonly rule: string;
  /** Only for this side; null: for any. */
  readonly side: string | null;
  readonly kind: string;
  readonly text: string;
}

/** A row is `+ rule.id@side 合同 text`; a slash starts the next paragraph. */
export function paraphrases(table: string): readonly Paraphrase[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [sign = '', rule = '', kind = '', ...text] = line.split(' ');
      const [id = '', side] = rule.split('@');
      return { sign, rule: id, side: side ?? null, kind, text: text.join(' ') };
    });
}

export function isReported({ rule, side, kind, text }: Paraphrase): boolean {
  const judge = auditForSides(contractAround({ kind, text }));
  const neutral = judge();
  const sides = neutral.parties.filter((party) => side === null || party.side === side);
  const results = sides.map(({ label }) => judge(label));
  return [...(side === null ? [neutral] : []), ...results].some(({ risks }) =>
    risks.some(({ ruleId }) => ruleId === rule),
  );
}

export function contractAround({ kind, text }: Pick<Paraphrase, 'kind' | 'text'>): Document {
  return documentOf([...headOf(kind), ...text.split('/')]);
}

/** Title and the words for 甲方 and 乙方. */
const kinds: Readonly<Record<string, readonly [string, string, string]>> = {
  买卖: ['货物买卖合同', '买方', '卖方'],
  租赁: ['房屋租赁合同', '承租方', '出租方'],
  劳动: ['劳动合同', '用人单位', '劳动者'],
  服务: ['服务合同', '委托方', '服务方'],
  借款: ['借款合同', '出借人', '借款人'],
  保证: ['保证合同', '债权人', '保证人'],
  施工: ['建设工程施工合同', '发包人', '承包人'],
  股权: ['股权转让协议', '受让方', '转让方'],
  合作: ['合作协议', '', ''],
  技开: ['软件开发合同', '委托方', '开发方'],
  许可: ['软件许可使用合同', '被许可方', '许可方'],
  技转: ['专利实施许可合同', '被许可方', '许可方'],
  委托: ['委托合同', '委托人', '受托人'],
  运输: ['货物运输合同', '托运人', '承运人'],
  仓储: ['仓储合同', '存货人', '保管人'],
  承揽: ['加工承揽合同', '定作人', '承揽人'],
  房买: ['商品房买卖合同', '买受人', '出卖人'],
  框架: ['采购框架协议', '采购方', '供应方'],
  技服: ['技术服务合同', '委托方', '服务方'],
  保密: ['保密协议', '披露方', '接收方'],
  特许: ['特许经营（加盟）合同', '被特许人', '特许人'],
  经销: ['区域经销合同', '经销商', '供货方'],
  广告: ['广告发布合同', '广告主', '广告发布者'],
  中介: ['中介服务合同', '委托人', '中介人'],
  合伙: ['合伙协议', '', ''],
  预付: ['会员服务协议（储值卡）', '会员', '商家'],
  平台: ['平台入驻服务协议', '商户', '平台方'],
  抵押: ['房地产抵押合同', '抵押权人', '抵押人'],
  质押: ['股权质押合同', '质权人', '出质人'],
  保理: ['商业保理合同', '', ''],
  融租: ['融资租赁合同', '出租人', '承租人'],
  理财: ['委托理财合同', '委托人', '受托人'],
  商租: ['商铺租赁合同', '出租人', '承租人'],
  物业: ['物业服务合同', '', ''],
  供电: ['供用电合同', '', ''],
  供热: ['供热合同', '', ''],
  供气: ['供用气合同', '', ''],
  装修: ['住宅装饰装修施工合同', '发包人', '承包人'],
  分包: ['建设工程分包合同', '承包人', '分包人'],
  监理: ['建设工程监理合同', '委托人', '监理人'],
  设计: ['建设工程设计合同', '发包人', '设计人'],
  招标: ['设备采购合同（公开招标）', '买方', '卖方'],
  政采: ['政府采购合同', '采购人', '供应商'],
  派遣: ['劳务派遣协议', '用工单位', '派遣单位'],
  兼职: ['非全日制用工协议', '用人单位', '劳动者'],
  竞业: ['竞业限制协议', '用人单位', '劳动者'],
  数据: ['个人信息委托处理协议', '委托方', '受托方'],
  增资: ['增资扩股协议', '投资方', '目标公司'],
  股东: ['股东协议', '', ''],
  云: ['企业云平台SaaS服务协议', '客户', '服务商'],
  商标: ['商标使用许可合同', '被许可方', '许可方'],
  代持: ['股权代持协议', '委托方', '受托方'],
  捐赠: ['公益捐赠协议', '捐赠人', '受赠人'],
  养老: ['养老机构服务合同', '入住老人', '养老机构'],
  租车: ['汽车租赁合同', '承租方', '出租方'],
  艺人: ['艺人经纪合同', '经纪公司', '艺人'],
  流转: ['农村土地经营权流转合同', '流入方', '流出方'],
  供水: ['供用水合同', '用水人', '供水人'],
  最高: ['最高额保证合同', '保证人', '债权人'],
  外贸: ['国际货物买卖合同', '买方', '卖方'],
  旅游: ['团队旅游合同', '旅行社', '旅游者'],
  工设: ['工程施工图设计合同', '发包人', '设计人'],
};

function headOf(kind: string): readonly string[] {
  const [title, first, second] = kinds[kind] ?? ['', '', ''];
  const isPersonal = kind === '借款';
  const role = (word: string) => (word === '' ? '' : `（${word}）`);
  return [
    title,
    `甲方${role(first)}：${isPersonal ? '张三' : '杭州青禾贸易有限公司'}`,
    '住所：浙江省杭州市西湖区文三路1号',
    `乙方${role(second)}：${isPersonal || ['劳动', '兼职', '竞业'].includes(kind) ? '李四' : '苏州云杉设备有限公司'}`,
    '住所：江苏省苏州市虎丘区浒关路2号',
  ];
}
