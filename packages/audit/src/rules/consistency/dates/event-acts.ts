/** Whether two periods are for the same act: by whom, what is done, and to what. Promise: in doubt they are not. */
import type { Period } from '@wenjian/contract';
import { monthsOf } from '../../../checks/find-numbers.ts';

/** What is said beside event and period. */
export interface Said {
  /** Empty where none is said: 施工图：批复后45日内. */
  readonly acts: readonly Act[];
  /** The thing and the case. */
  readonly words: string;
  readonly period: Period;
  /** Read from the words once: each is compared with every other one. */
  readonly actor: string | undefined;
  readonly things: readonly string[];
  readonly version: string | undefined;
  readonly sum: string | undefined;
  readonly paper: Paper | null;
  readonly isDelivered: boolean;
  readonly name: string;
  /** Null: whatever was ordered. */
  readonly goods: string | null;
}

interface Paper {
  readonly kind: string | undefined;
  readonly name: string | undefined;
}

export function saidOf(words: string, period: Period, acts: readonly Act[]): Said {
  return {
    acts,
    words,
    period,
    actor: actor.exec(words)?.[1],
    things: words.match(things) ?? [],
    version: version.exec(words)?.[0],
    sum: sum.exec(words)?.[0],
    paper: paperIn(words),
    isDelivered: words.search(delivered) >= 0,
    name: nameIn(words),
    goods: allGoods.test(words)
      ? null
      : words.replace(delivered, ' ').replace(noGoods, ' ').replace(fillers, ' '),
  };
}

interface Act {
  readonly words: RegExp;
  /** Whatever is not named otherwise is the same: the price, the goods. Else the thing must be named in both places. */
  readonly isOfOne: boolean;
}

/** Words for the same act. */
const acts: readonly Act[] = [
  { words: /支付|付款|付清|付讫|结清|划付|划转|汇付|汇入|打款|结算(?![资报单书文申审])/, isOfOne: true },
  { words: /退还|返还|退回|退款|归还/, isOfOne: true },
  { words: /运抵|到货|交货|送货|供货|发货|发运|送达|运至|送至|运到|交付|交房|交车/, isOfOne: true },
  { words: /开具|开票/, isOfOne: true },
  { words: /提交|提供|交付|报送|递交|出具|移交|交底|交稿/, isOfOne: false },
  ...[
    /验收|检验|查验/,
    /初验/,
    /终验/,
    /安装/,
    /调试/,
    /完工|竣工/,
    /上线|投产/,
    /通知|告知/,
    /答复|回复|反馈/,
    /确认/,
    /审[核定批查]/,
    /登记|过户/,
    /备案/,
    /报批/,
    /开工|进场|动工/,
    /到[岗场位]/,
    /启动|上刊|开始/,
    /维修|修[复理]/,
    /更换/,
    /补[足货]/,
    /整改/,
  ].map((words) => ({ words, isOfOne: false })),
];
/** 完成安装, 办理过户: what is done stands beside it; alone it is the act. */
const done: Act = { words: /完成|办理/, isOfOne: false };

/** What is done, by the words behind the period, else by those that name the row. */
export function actsIn(behind: string, name: string): readonly Act[] {
  const [own = [], named = []] = [behind, name].map((words) => acts.filter((act) => act.words.test(words)));
  if (own.length > 0) return own;
  return named.length > 0 ? named : [done].filter((act) => act.words.test(behind));
}

const actor =
  /([甲乙丙丁]方|[卖买供需]方|出租[人方]|承租[人方]|[发承]包[人方]|委托[人方]|受托[人方]|出卖人|买受人|采购[人方]|出借人|借款人)(?:应当?|须|需|负责|将|在|于|收到)/;

export function isSameActor(one: Said, other: Said): boolean {
  return one.actor === undefined || other.actor === undefined || one.actor === other.actor;
}

const things =
  /(?:物业|管理|水电|差旅|维修|加工|设计|检测|培训|运输|安装)费|运费|水费|电费|佣金|奖金|提成|定金|预付款?|首付款?|首期款?|进度款|尾款|余款|质保金|押金|保证金|租金|货款|服务费|利息|发票|报告|样品|图纸|资料|备件|软件|源代码|说明书|合格证|初稿|终稿|方案/g;

export function namesSame(one: Said, other: Said): boolean {
  return one.things.some((thing) => other.words.includes(thing));
}

/** The same act, and no other thing is named; or no act, and the same thing in so many words. */
export function isSameThing(one: Said, other: Said): boolean {
  const [mine, theirs] = [one.things, other.things];
  if (mine.length > 0 && theirs.length > 0 && !mine.some((thing) => theirs.includes(thing))) return false;
  if (namesOtherSum(one, other) || namesOtherPaper(one, other)) return false;
  if (one.version !== other.version) return false;
  const shared = one.acts.filter((act) => other.acts.includes(act));
  if (shared.some(({ isOfOne }) => isOfOne)) return isOfSameGoods(one, other) && !isOnTheWay(one, other);
  if (shared.length > 0)
    return shared.length === ownActs(one, other) && sharesName(one.name, other.name, SHORT_NAME);
  return (one.acts.length === 0 || other.acts.length === 0) && sharesName(one.name, other.name, WHOLE_NAME);
}

/** 初步设计方案, 外观验收, 门禁卡押金: one of several. */
const version = /初步|初稿|终稿|最终|修[订改]|外观|抽[样检]|门禁|水电|钥匙/;

/** 完成安装 and 完成安装调试: both must be done. Deliveries and payments are compared before. */
function ownActs(...told: readonly Said[]): number {
  return new Set(told.flatMap(({ acts: own }) => own.filter(({ isOfOne }) => !isOfOne))).size;
}

const sum = /\d[\d,.]*(?:[%％]|万?元)/;

/** 支付货款的30% and 支付货款的60% are two payments. */
function namesOtherSum(one: Said, other: Said): boolean {
  return one.sum !== undefined && other.sum !== undefined && one.sum !== other.sum;
}

const paper = /([\u4e00-\u9fff]{2})?(报告|资料|文件|方案|图纸|样品|备品|备件|说明书|合格证|源代码)/;

/** 交付工程 and 交付竣工资料; 服务报告 and 财务报告. */
function namesOtherPaper(one: Said, other: Said): boolean {
  const [mine, theirs] = [one.paper, other.paper];
  if (mine === null || theirs === null) return mine !== theirs && one.isDelivered && other.isDelivered;
  const isOfKinds = mine.kind !== undefined && theirs.kind !== undefined && mine.kind !== theirs.kind;
  return mine.name === theirs.name && isOfKinds;
}

function paperIn(words: string): Paper | null {
  const found = paper.exec(words.replace(fillers, ' '));
  return found === null ? null : { kind: found[1], name: found[2] };
}

const delivered = /运抵|到货|交货|送货|供货|发货|发运|送达|运至|送至|运到|交付/g;

const allGoods = /全部|所有|货物|设备|产品|商品|标的|合同|工程|房|车|材料/;
const noGoods = /交货|供货|仓库|现场|指定|地点|[周工]?期限?|时[间限]|要求|说明|承诺|约定/g;

/** 配电柜 here, 空调机组 there; 货物 are all of them. */
function isOfSameGoods(one: Said, other: Said): boolean {
  const [mine, theirs] = [one.goods, other.goods];
  if (!one.isDelivered || !other.isDelivered || mine === null || theirs === null) return true;
  const isNamed = [mine, theirs].every((words) => /[\u4e00-\u9fff]{2}/.test(words));
  return !isNamed || sharesName(nameIn(mine), nameIn(theirs), SHORT_NAME);
}

const shipped = /发货|发运/;

/** 10日内发货 and 25日内到货: what is sent arrives later. */
function isOnTheWay(one: Said, other: Said): boolean {
  const [first, second] = monthsOf(one.period) <= monthsOf(other.period) ? [one, other] : [other, one];
  return shipped.test(first.words) && !shipped.test(second.words) && second.isDelivered;
}

const SHORT_NAME = 2;
const WHOLE_NAME = 4;
const fillers =
  /甲方|乙方|丙方|双方|应当?|须|需|将|向|于|在|自|从|之日|起|内|后|的|完成|办理|手续|相关|提交|提供|交付|书面|支付|合同|本|工作日|个|日|天/g;

/** Some word of the one, without the words of duty, stands in the other. */
function sharesName(one: string, other: string, least: number): boolean {
  return one
    .split(' ')
    .some((word) =>
      Array.from({ length: Math.max(0, word.length - least + 1) }, (_, at) =>
        word.slice(at, at + least),
      ).some((piece) => other.includes(piece)),
    );
}

function nameIn(words: string): string {
  return words.replace(fillers, ' ').replace(/[^\u4e00-\u9fff]+/g, ' ');
}
