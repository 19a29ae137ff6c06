/**
 * Defined terms that come back under another name: 承租厂房 where 租赁房屋 was defined, 该台机器 for 本设备, 联合项目 for
 * 合作项目. In: the facts of the contract. Out: remarks at the other name, which stands once and was never introduced.
 */
import type { Contract, DefinedTerm } from '@wenjian/contract';
import type { CorrectionDraft } from '../correction.ts';
import { remark } from '../draft-remark.ts';
import { graphText } from './references.text.ts';

/** Words for one kind of thing; a contract that has defined one of them needs no other. */
const kinds: readonly (readonly string[])[] = [
  '房屋 商铺 店铺 铺位 铺面 门面 厂房 房产 房子 物业 场地 场所 住房 写字楼 公寓 店面 库房 仓库',
  '项目 工程',
  '信息 资料 秘密 情报',
  '会议 大会 年会 例会',
  '借款 贷款 融资 欠款',
  '合同 协议',
  '设备 机器 机组 装置 仪器 器械 机械 机床',
  '货物 商品 产品 货品 物资 物料',
  '软件 系统 平台 程序 网站',
  '车辆 汽车 轿车 货车 机动车',
  '作品 稿件 文稿 书稿 图书',
  '股权 股份 股票',
  '地块 土地 宗地',
  '成果 交付物 成品',
  '公司 企业 单位',
  '活动 赛事 演出 展会',
  '课程 培训',
  '费 费用 报酬 酬金',
  '服务 劳务',
].map((words) => words.split(' '));

/** Words that say the same of a thing. */
const sayings: readonly (readonly string[])[] = [
  '租赁 承租 出租 所租 租用 承租的 出租的 所租的',
  '保密 机密 秘密 涉密 保密的',
  '标的 目标',
  '采购 购买 买卖 购销 供应 供货 所购',
  '转让 出让 受让 拟转让',
  '合作 联合 协作',
  '许可 授权',
  '借款 贷款 借贷 融资',
  '委托 受托 代理',
  '施工 建设 承包 承建',
  '升级 改造 更新 改建 技改 技术改造 翻新',
  '研发 开发 研制',
  '供应 供货',
  '运输 承运 托运',
  '抵押 担保 质押',
  '仓储 保管 存储 储存',
  '加工 定作 承揽',
  '合同 约定',
  '服务 咨询 顾问',
].map((words) => words.split(' '));

/** This one, and no other. */
const pointing =
  /^(?:[本该此][项笔批台套处次个辆块份宗件间]?|上述|前述|涉案|年度|所[租购借供]|(?:承租|出租|租用|采购|购买|受让|转让|出借|标的|目标|委托|许可|授权)的?)$/;
const [SHORTEST_TERM, LONGEST_TERM] = [3, 8];
const LONGEST_SAYING = 3;
/** 该项费用 may be any of them. */
const money = /^(?:费用?|报酬|酬金)$/;

export function checkRenamedTerms(contract: Contract): CorrectionDraft[] {
  const names = namesOf(contract);
  const drafts = firstOfEach(contract.terms).flatMap((term) => [
    ...otherNames(names, term),
    ...otherWords(names, term.term, term.end),
    ...otherAgreements(names, term),
  ]);
  const ofParties = contract.parties.flatMap(({ label, span }) => otherWords(names, label, span.end));
  return [...new Map([...drafts, ...ofParties].map((draft) => [draft.start, draft])).values()];
}

/** More terms than any contract defines: the text is read again for each. */
const MOST_TERMS = 300;

/** What is defined twice is looked for once, from its first definition on. */
function firstOfEach(terms: readonly DefinedTerm[]): readonly DefinedTerm[] {
  const first = new Map<string, DefinedTerm>();
  for (const term of terms) if (!first.has(term.term)) first.set(term.term, term);
  return [...first.values()].slice(0, MOST_TERMS);
}

function otherNames(names: Names, { term, end }: DefinedTerm): CorrectionDraft[] {
  const kind = kinds.find((words) => words.some((word) => term.endsWith(word)));
  const head = kind?.find((word) => term.endsWith(word));
  if (kind === undefined || head === undefined) return [];
  const saying = term.slice(0, -head.length);
  // 原合同 is another one than 本协议.
  if (term.length < SHORTEST_TERM || term.length > LONGEST_TERM || /^[原主]$/.test(saying)) return [];
  const others = [...kind, ...(widerWords.get(head) ?? [])];
  return others.flatMap((other) => namesOfKind(names, { term, end, head, saying, other }));
}

/** What a thing may be called too, when it is said whose or which. */
const widerWords: ReadonlyMap<string, readonly string[]> = new Map([
  ['设备', ['产品', '货物']],
  ['机器', ['产品', '货物', '设备']],
  ['车辆', ['产品', '货物']],
  ['软件', ['产品']],
  ['系统', ['产品']],
]);

interface Renaming {
  readonly term: string;
  /** Where it was defined: before that it has no other name. */
  readonly end: number;
  readonly head: string;
  /** 租赁 in 租赁房屋. */
  readonly saying: string;
  readonly other: string;
}

function namesOfKind(names: Names, { term, end, head, saying, other }: Renaming): CorrectionDraft[] {
  const { text } = names;
  const before = sayings.filter((words) => words.includes(saying)).flat();
  const isOwn = /^[本该此]/.test(saying);
  return placesOf(text, other, end).flatMap((at) => {
    const words = Array.from({ length: LONGEST_SAYING }, (_, more) => text.slice(at - more - 1, at));
    const said = words.findLast((word) => {
      if (isVerb(text, at - word.length, word)) return false;
      if (other === head) return before.includes(word) && word !== saying;
      if (before.includes(word)) return true;
      if (widerWords.get(head)?.includes(other) === true) return false;
      return word === saying || (pointing.test(word) && !money.test(other));
    });
    if (said === undefined || (other === head && isOwn)) return [];
    if (pointing.test(said) && isNamedBefore(text, at, other)) return [];
    const start = at - said.length;
    const name = said + other;
    if (!isOtherName(names, name, term, start)) return [];
    return [renamed(start, name, term)];
  });
}

const NAME_BEFORE = 60;

/** 签署《承接协议》，本纪要作为该协议的附件: the one named just before. */
function isNamedBefore(text: string, at: number, other: string): boolean {
  const before =
    text
      .slice(Math.max(0, at - NAME_BEFORE), at)
      .split(/[。\n]/)
      .at(-1) ?? '';
  return new RegExp(`《[^《》]{1,30}${other}(?:书)?》`).test(before);
}

/** Words that are names as a whole and say the same; each is another thing where something stands before it. */
const wholeWords: readonly (readonly string[])[] = [
  '押金 保证金 租赁保证金 履约保证金 押租金',
  '项目组 工作组 工作小组 项目小组 项目团队 工作团队 服务团队 开发团队 实施团队 专项小组',
  '代理人 被授权人 受权人 委托代理人 代理方',
  '服务费 服务费用 服务报酬 服务酬金',
  '代理费 代理费用 佣金 代理报酬',
  '设计费 设计费用 设计报酬',
  '监理费 监理费用 监理酬金',
  '居间费 中介费 居间报酬 介绍费',
  '加盟费 特许费 特许经营费',
  '物业费 物业管理费 物业服务费',
  '装修押金 装修保证金',
  '承办方 承办单位 承办商 服务商 服务方 服务单位',
  '分包人 分包方 分包商 分包单位 施工队 施工班组 施工单位',
  '上线日 投产日 启用日 上线日期 投用日 投运日',
  '面辅料 原材料 原辅料 原料 坯布',
  '标的车辆 标的车 涉案车辆',
].map((words) => words.split(' '));
/** 投标保证金 and 百分之五的保证金 are others; 押金（保证金） and 押金、保证金 say that they are two names or two things. */
const standsAlone = /(?:^|[^\u4e00-\u9fff“（(、]|[将把由向该对给经扣还退换派自从因])$/;

function otherWords({ text, known }: Names, term: string, from: number): CorrectionDraft[] {
  const others =
    wholeWords.find((words) => words.includes(term))?.filter((word) => !known.includes(word)) ?? [];
  return others.flatMap((other) => {
    const [at, another] = placesOf(text, other, from);
    if (at === undefined || another !== undefined || text.split(other).length !== 2) return [];
    const isFree = standsAlone.test(text.slice(Math.max(0, at - 1), at)) && isSaidOfIt(text, other, at);
    return isFree ? [renamed(at, other, term)] : [];
  });
}

/** 仍按施工总合同执行 where 《…施工合同》 was called 原合同. */
const agreement =
  /(?<=按照?|依照?|依据|根据|适用|执行|以|与|和|违反|解除|终止|变更)(?<name>[\u4e00-\u9fff]{2,6}?(?:合同|协议))(?=[^书\u300a-\u300b]|$)/g;

function otherAgreements(names: Names, { term, meaning, end }: DefinedTerm): CorrectionDraft[] {
  if (!/^[原主](?:合同|协议)$/.test(term)) return [];
  const kind = term.slice(1);
  const said = [...names.text.slice(end).matchAll(agreement)].flatMap(({ groups, index }) => {
    const name = groups?.name ?? '';
    const isOfIt =
      name.endsWith(kind) && meaning.includes(name.slice(0, 2)) && !/[本原主该此补充新另]/.test(name);
    return isOfIt ? [{ name, at: end + index }] : [];
  });
  const once = [...Map.groupBy(said, ({ name }) => name).values()].filter(({ length }) => length === 1);
  // Where many contracts are spoken of, none of them is this one.
  if (once.length >= MOST_PLACES) return [];
  return once
    .flat()
    .flatMap(({ name, at }) => (isOtherName(names, name, term, at) ? [renamed(at, name, term)] : []));
}

function renamed(start: number, written: string, term: string): CorrectionDraft {
  const span = { start, end: start + written.length };
  return { ...remark(span, 'terms', 'renamed', 'suspect', graphText.otherTerm(term)), suggestion: term };
}

function placesOf(text: string, word: string, from: number): readonly number[] {
  const places: number[] = [];
  for (
    let at = text.indexOf(word, from);
    at >= 0 && places.length < MOST_PLACES;
    at = text.indexOf(word, at + 1)
  )
    places.push(at);
  // A word that stands often is one of the contract's own.
  return places.length < MOST_PLACES ? places : [];
}

const MOST_PLACES = 4;

/** 甲方出租房屋, 不得转让股份: somebody does it. */
function isVerb(text: string, start: number, word: string): boolean {
  return verbLike.test(word) && /[方人者司应须得可已未拟能经由权]$/.test(text.slice(start - 1, start));
}

const verbLike =
  /^(?:出租|承租|租用|采购|购买|转让|受让|出让|供应|许可|授权|委托|受托|抵押|质押|担保|运输|承运|加工|开发|研发|建设|承建|施工|改造|升级|更新|出借|借贷|融资|合作|联合|仓储|保管|约定)/;

/** It stands once, is no term and no part of another name, and nobody has introduced it. */
function isOtherName({ text, known }: Names, name: string, term: string, at: number): boolean {
  if (name === term || text.split(name).length !== 2) return false;
  if (known.some((each) => each.includes(name) || name.includes(each))) return false;
  return isSaidOfIt(text, name, at);
}

/** The text, and the names that it has introduced. */
interface Names {
  readonly text: string;
  readonly known: readonly string[];
}

function namesOf({ document: { text }, terms, parties }: Contract): Names {
  const known = new Set([
    ...terms.map(({ term }) => term),
    ...parties.flatMap(({ label, aliases }) => [label, ...aliases]),
  ]);
  return { text, known: [...known] };
}

/** Not introduced, and not one among others. */
function isSaidOfIt(text: string, name: string, at: number): boolean {
  const [previous, next] = [text.slice(Math.max(0, at - 2), at), text.charAt(at + name.length)];
  return (
    !/[“「《（(]$|其他|任何|有关|相关|所有|各类|各种|同类|类似|另[有行外]/.test(previous) &&
    !/[”」》：:费款权人方单书类]/.test(next)
  );
}
