/** Which sums can be the same one: 商标监测服务费 and 市场调查服务费 end alike and are two fees. */

/** What a sum is called, and for how long or for what it is counted. */
export interface SumName {
  /** The words right before the noun: 商标监测 of 商标监测服务费. */
  readonly particular: string;
  /** 设计, 管理, 运输 of a fee; empty for a fee in general. */
  readonly kind: string;
  /** 每月, 每人每年. */
  readonly per: string;
  /** 两 of 两年服务费, 第二 of 第二年服务费; empty for one year, whichever. */
  readonly years: string;
}

/** `part`: the words before the sum, from the last mark; `match`: the noun in them. */
export function sumName(part: string, { index, 0: noun }: RegExpExecArray): SumName {
  const before = part.slice(0, index).replace(numbering, '');
  const particular = /[\u4e00-\u9fff]{0,10}$/.exec(before)?.[0] ?? '';
  const years =
    /(首|第[二三四五六七八九十]|[二两三四五六七八九十]|\d{1,2})个?年度?的?$/.exec(
      part.slice(0, index),
    )?.[1] ?? '';
  return {
    years: years === '1' ? '' : years,
    particular: saysMore.test(particular) ? '' : particular,
    kind: /设计|管理|运输|仓储|保管|许可|承揽|居间|培训|物业|加工|开发|咨询|代理/.exec(noun)?.[0] ?? '',
    per: isOfMonths.test(noun) ? '' : (part.match(counted) ?? []).sort().join('').replace(/个|度/g, ''),
  };
}

const numbering =
  /^(?:第?[\d一二三四五六七八九十百.]{1,6}[条款项、.）)\s]{0,2}|[（(][\d一二三四五六七八九十]{1,3}[）)]、?)\s*/;
const counted = /每(?:个?[月季年日天人次件户台车]|季度|年度)/g;
/** 每月租金, 月工资, 租金每月: the noun says it already. */
const isOfMonths = /租金|工资|薪|^每月/;

/** A verb, a side, a reference: not a part of the name. */
const saysMore =
  /[甲乙丙丁]方|双方|[应须向由按以为是的将其该此本]|支付|收取|缴|交|付|约定|确定|确认|上述|合计|共计|总计|全部|人民币|^(?:合同|协议|项目|工程)$/;

/** Neither has a name, a kind or a measure of its own that the other does not share. */
export function mayBeSameSum(one: SumName, other: SumName): boolean {
  return (
    one.per === other.per &&
    one.years === other.years &&
    isAlike(one.kind, other.kind) &&
    (isAlike(one.particular, other.particular) ||
      one.particular.endsWith(other.particular) ||
      other.particular.endsWith(one.particular))
  );
}

function isAlike(one: string, other: string): boolean {
  return one === '' || other === '' || one === other;
}
