/** Words of leases, sales of houses, property service and the supply of power, water, gas and heat. */
import { isFinanceLease } from '../finance/finance.words.ts';
import { type IsKind, kindOf } from '../provision.ts';

const rented = kindOf(/租赁|出租|承租|租房|租用|转租/, /出租(?:人|方)|承租(?:人|方)/, /租金/);
export const isLease: IsKind = (contract) => rented(contract) && !isFinanceLease(contract);
const housed = kindOf(
  /(?:房屋|住房|商铺|店铺|门面|写字楼|办公|厂房|仓库|场地|公寓|柜台|铺位|车位|房产|商业|土地)[^。]{0,8}(?:租赁|出租|承租|租用|转租)|租房/,
  /(?:出租|承租|租赁|租用)[^。；]{0,20}(?:房屋|商铺|厂房|仓库|场地|写字楼|铺位|住房)/,
);
/** Not the contract of a broker or adviser about one. */
export const isHouseLease: IsKind = (contract) =>
  isLease(contract) && housed(contract) && contract.type.type !== 'entrustment';
export const isHouseSale = kindOf(
  /(?:房屋|商品房|二手房|存量房|房产|住宅|不动产|商铺|期房)[^租]{0,8}(?:买卖|销售|出售|购买|预售|转让|认购|订购)|购房|认购书/,
  /买受人|购房人|买方|受让方/,
  /商品房|房屋买卖|房屋(?:出售|转让)|预售许可/,
);
export const isProperty = kindOf(
  /物业(?:管理|服务|委托)|前期物业/,
  /物业服务(?:人|企业|合同)/,
  /业主(?:大会|委员会|共有)/,
  /物业(?:服务|管理)?费|公共(?:区域|部位|秩序)/,
);
export const isPower = kindOf(/供用?电|购售电|用电合同/, /供电人|供电方|供电企业/, /用电(?:人|方|容量|户)/);
export const isSupply: IsKind = anySupply();

function anySupply(): IsKind {
  const named = kindOf(
    /供用?(?:水|气|热|暖|汽|燃气|天然气|热力)|供热|供暖|供气|供水|自来水|燃气供应|天然气|用(?:水|气|热)合同/,
    /供(?:水|气|热|暖)(?:人|方|企业|单位)/,
    /用(?:水|气|热)(?:人|方|户|量)/,
  );
  return (contract) => isPower(contract) || named(contract);
}

export const house =
  /房屋|商铺|店铺|厂房|仓库|铺位|场地|房产|该房|房子|租赁物|物业|写字楼|住房|门面|房间|室内|屋内/;
export const deposit = /押金|保证金|押租|定金|订金|诚意金|意向金|质押金|入场费|预存/;
export const keptFor =
  /不(?:予|再|得|作|给)?(?:退|返|找补)|概不退|(?:归|由)(?:甲方|出租|卖方|出卖|开发|供|乙方|物业)[^，。；]{0,10}(?:所有|享有|没收)|归(?:甲方|出租人|出租方|出卖人|卖方)|没收|抵作|抵补|抵充|充作|充抵|折抵|罚没|扣留不退|留作|转为|不得(?:要求|主张)[^，。；]{0,6}(?:退|返)|无权要求(?:退|返)|亦不退|作为[^，。；]{0,10}(?:补偿|违约金|折旧|损耗)/;
/** The lessor helps himself instead of going to court. */
export const selfHelp =
  /(?:停|断|切断|中断|掐|关闭|限制)[^，。；]{0,6}(?:水|电|气|暖|网络|供应|通行)|(?:更换|换|加装|拆)[^，。；]{0,4}(?:门锁|锁)|锁门|封门|撬锁|上锁|(?:清理|处置|处分|变卖|扣留|扣押|清空|丢弃|搬走|搬离|留置|拍卖)[^，。；]{0,12}(?:物品|设备|物料|货物|财物|家具|存货|东西|个人财产|装修|机器)|(?:物品|设备|物料|货物|财物)[^，。；]{0,14}(?:清理|处置|处分|变卖|扣留|扣押|留置|视为(?:遗弃|放弃|垃圾|废弃))|强行(?:收回|进入|清场|腾退)|自行(?:收回|清场|腾退|开锁)|禁止[^，。；]{0,8}(?:进入|出入)/;
