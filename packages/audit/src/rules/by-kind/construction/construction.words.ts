/** Words of building works, design, supervision, tenders and public procurement. */
import { type IsKind, kindOf } from '../provision.ts';

const speaksOfWorks = kindOf(
  /工程(?!机械|车|师|塑料|材料|设备)|施工|装修|装饰|(?:勘察|监理)合同|分包|总承包|安装合同|(?:工程|项目|基础设施|房屋)建设|(?<!已)(?:自)?建房|盖房/,
  /发包(?:人|方)|建设单位|总承包|总包/,
  /承包(?:人|方)|施工(?:单位|方)|分包/,
  /竣工|工期|工程款/,
);
/** A gift, a lease or an insurance for works builds nothing. */
export const isConstruction: IsKind = (contract) =>
  speaksOfWorks(contract) && !/捐赠|赠与|捐助|租赁|保险|债权转让|借款/.test(contract.title?.text ?? '');
const worked = kindOf(/建房|盖房|施工|分包|总承包|建设工程|装修|装饰|安装工程|工程承包/, /施工/, /竣工/);
/** Not design, supervision or advice. */
export const isBuilding: IsKind = (contract) =>
  isConstruction(contract) &&
  worked(contract) &&
  !/监理|设计合同|勘察|造价咨询/.test(contract.title?.text ?? '');
export const isDecoration = kindOf(/装修|装饰|装潢|家装/);
export const isSupervision = kindOf(/监理/);
export const isDesign = kindOf(/(?:工程|建筑|装修|装饰|景观|室内|施工图)[^。]{0,6}设计|勘察/);
export const isTender = kindOf(
  /招标|中标|政府采购|磋商|比选/,
  /中标(?:通知书|人|价|合同|项目)|投标(?:文件|人|保证金)|招标(?:人|文件)/,
);
export const isPublicPurchase = kindOf(
  /政府采购/,
  /政府采购|采购人|成交(?:通知书|供应商)/,
  /政府采购法|财政|成交供应商|政府采购/,
);

export const employer = /甲方|发包(?:人|方)|建设单位|业主|总包|总承包(?:人|方)|招标人|采购人/;
export const worksPrice = /工程款|合同价|价款|结算价|工程价|造价|单价|总价|进度款|合同总价|费用|包干/;
