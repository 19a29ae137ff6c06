/**
 * References that lead to the wrong article, judged by the headings: 违反第五条约定擅自转租, where 第五条 says nothing of it and 第六条 is called
 * 转租; 依第五条从保证金中扣除; 验收标准见第三条; 第八条（保密）, which is the heading of another. In: the facts of the contract. Out: remarks, only where the
 * named article lacks every word of the matter and the heading of another one is about it.
 */
import type { Clause, ClauseReference, Contract } from '@wenjian/contract';
import { documentSpan } from '@wenjian/document';
import type { CorrectionDraft } from '../correction.ts';
import { remark } from '../draft-remark.ts';
import { isOutermost, topics } from './check-misdirected.ts';
import { graphText } from './references.text.ts';

interface Matter {
  /** 转租, 保证金: a word of a heading. */
  readonly word: string;
  readonly heading: string;
  readonly unit: Clause;
  /** With which an article may speak of it. */
  readonly spokenOf: RegExp | null;
  /** With which a sentence may name it. */
  readonly said: RegExp | null;
}

/** What headings say of any matter. */
const general =
  /(?:及其|相关|有关|具体|基本|特别|一般|主要)|(?:责任|义务|条款|约定|方式|期限|期间|标准|要求|范围|内容|金额|地点|时间|办法|程序|事项|安排|原则|条件|规定|管理|处理|归属|后果|情形|及|的){1,6}$/g;
const tooGeneral =
  /^(?:合同|协议|双方|各方|其他|其它|其余|总则|附则|定义|释义|权利|义务|责任|标的|说明|声明|承诺|生效|效力|签署|文本|份数|补充|概况|工程|项目|产品|货物|服务|商品|房屋|租赁物|设备|金额|数量|当事人|甲方|乙方|基本情况|鉴于|终止|解除|变更|期限|违约|争议|送达|通知|一方|借款|合作|工作|施工|费用|价格|质量|安全)$/;
const SHORTEST_WORD = 2;
const LONGEST_WORD = 6;
const MOST_MATTERS = 60;
const chapter = /^第.{1,4}[章编节部]/;

const behind = '(?:第?[（(]?[一二三四五六七八九十\\d]{1,3}[）)]?[款项目])?';
const agreed = '(?:之|的|所)?(?:约定|规定|载明|列明|确定|所列|所述|列举)?';
const adverb =
  '(?:擅自|私自|自行|逾期|迟延|无故|拒绝|拒不|未经[^，。；]{2,8}同意|未经|未按时|未及时|不按时|将[^，。；]{2,6}?|对外)?';
const acts =
  '(?:支付|承担|退还|返还|退回|扣除|扣减|没收|收取|缴纳|交纳|主张|计算|计收|办理|进行|组织|提供|履行|从|将|由[^，。；]{2,4}?)?(?:相应的?|全部|全额)?';
/** 违反第五条约定擅自转租的. */
const breached = new RegExp(`^${behind}${agreed}${adverb}$`);
const breach = /(?:违反|未按照?|未依照?|未履行|不履行|未遵守|不遵守)(?:了|本合同|本协议|上述|前述)?$/;
/** 第十条约定的保密义务. */
const named = new RegExp(`^${behind}(?:约定|规定|载明|列明|确定|所列|所述)?的(?:各项|全部|相关|有关)?$`);
/** 依第五条第二项从保证金中扣除. */
const followed = new RegExp(`^${behind}${agreed}${acts}$`);
const follow = /(?:按照?|依照?|依据|根据|参照|适用)(?:本合同|本协议)?(?:的|之)?$/;
/** 验收标准详见第三条. */
const sent = /(?:见|详见|参见|按照?|依照?|依据|根据|适用|参照|以)(?:本合同|本协议)?$/;
const isSent =
  /^(?:第?[（(]?[一二三四五六七八九十\d]{1,3}[）)]?[款项目])?(?:之|的)?(?:约定|规定)?(?:执行|办理|处理|为准|确定)?(?=[，。；）)]|$)/;
/** 第八条（保密条款）. */
const titled = /^[（(“《](?<title>[^（()）“”《》\n，。；]{2,12})[）)”》]/;

const LOOK_BACK = 24;
const LOOK_AHEAD = 30;
const SHORTEST_ARTICLE = 12;

export function checkHeadedReferences(contract: Contract): readonly CorrectionDraft[] {
  const matters = mattersOf(contract);
  return contract.references.flatMap((reference) => {
    const target = targetOf(contract, reference);
    if (target === null) return [];
    const meant = mattersAt(contract, matters, reference);
    if (meant.length === 0) return byItsWords(contract, reference, target);
    if (meant.some((matter) => isSpokenOf(contract, matter, target, reference))) return [];
    const [other] = meant.filter(({ unit }) => unit !== target && !encloses(unit, reference));
    return other === undefined ? [] : [misdirected(reference, other)];
  });
}

/** What any article may say. */
const emptyWords =
  /甲方|乙方|丙方|双方|各方|对方|一方|合同|协议|约定|规定|义务|责任|条款|擅自|造成|损失|逾期|违反|上述|前述|相应|相关|有关|其他|情形|行为|进行|要求|应当|承担|支付|未经|同意|书面|给予|导致|致使|使用|期限|时间|标准|方式|内容|项下|费用|金额|解除|人的|方的|的|了|而|且|或|及|和|在|于|将|对|向|以|为|被|所|之|其|该|本/g;
const breachSaid =
  /^(?:第?[（(]?[一二三四五六七八九十\d]{1,3}[）)]?[款项])?(?:的)?(?:约定|规定)?(?!的?[，。；]|的$|或|及|和|与|第)(?<said>[^，。；：、（(\n]{4,16})/;
const LEAST_PAIRS = 2;
const MOST_UNITS = 80;

/** 违反第五条约定更换讲师, where only 第四条 speaks of 更换 and of 讲师. */
function byItsWords(contract: Contract, reference: ClauseReference, target: Clause): CorrectionDraft[] {
  const { clauses, document } = contract;
  const { text } = document;
  const before = text.slice(Math.max(0, reference.start - LOOK_BACK), reference.start);
  const after = text.slice(reference.end, reference.end + LOOK_AHEAD);
  const said = breach.test(before) ? breachSaid.exec(after)?.groups?.said : undefined;
  const pairs = pairsOf(said ?? '');
  if (pairs.length < LEAST_PAIRS || encloses(target, reference)) return [];
  const units = clauses.filter((clause) => clause.number !== null && unitOf(clauses, clause) === clause);
  if (units.length > MOST_UNITS) return [];
  const wordsIn = ({ start, end }: Clause) => pairs.filter((pair) => text.slice(start, end).includes(pair));
  if (wordsIn(target).length > 0) return [];
  const others = units.filter(
    (unit) => unit !== target && !encloses(unit, reference) && wordsIn(unit).length > 0,
  );
  const [other, another] = others;
  if (other === undefined || another !== undefined || wordsIn(other).length < LEAST_PAIRS) return [];
  return [misdirected(reference, { word: said ?? '', unit: other })];
}

function pairsOf(said: string): readonly string[] {
  const runs = said.split(emptyWords).filter((run) => run.length >= 2);
  return [
    ...new Set(
      runs.flatMap((run) => Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2))),
    ),
  ];
}

function misdirected(
  reference: ClauseReference,
  { word, unit }: Pick<Matter, 'word' | 'unit'>,
): CorrectionDraft {
  const reason = graphText.misdirected(reference.target, word, unit.number ?? '');
  const related = [documentSpan(unit.start, unit.start + (unit.number ?? '').length)];
  return { ...remark(reference, 'references', 'misdirected', 'suspect', reason), related };
}

function encloses({ start, end }: Clause, reference: ClauseReference): boolean {
  return start <= reference.start && reference.end <= end;
}

/** The words of the headings of articles and chapters, each once. */
function mattersOf({ clauses }: Contract): readonly Matter[] {
  const found = clauses.flatMap((clause): Matter[] => {
    if (clause.heading === null || clause.number === null || unitOf(clauses, clause) !== clause) return [];
    const heading = clause.heading.replace(/\s/g, '');
    return wordsOf(heading).map((word) => {
      const topic = topics.find((each) => each.said.test(word));
      return { word, heading, unit: clause, spokenOf: topic?.spokenOf ?? null, said: topic?.said ?? null };
    });
  });
  const byWord = Map.groupBy(found, ({ word }) => word);
  return [...byWord.values()].flatMap((same) => (same.length === 1 ? same : [])).slice(0, MOST_MATTERS);
}

function wordsOf(heading: string): readonly string[] {
  const pieces = heading.split(/[、与和及或，（）()/：:]/).map((piece) => piece.replaceAll(general, ''));
  return pieces.filter(
    (piece) =>
      piece.length >= SHORTEST_WORD &&
      piece.length <= LONGEST_WORD &&
      !tooGeneral.test(piece) &&
      /^[\u4e00-\u9fff]+$/.test(piece),
  );
}

/** The article around a clause: the outermost one below a chapter. */
function unitOf(clauses: readonly Clause[], clause: Clause | undefined): Clause | null {
  let at = clause ?? null;
  while (at !== null && at.parent !== null && !isOutermost(clauses, at)) {
    const parent: Clause | undefined = clauses[at.parent];
    if (parent === undefined || chapter.test(parent.number ?? '')) break;
    at = parent;
  }
  return at;
}

function targetOf({ clauses }: Contract, reference: ClauseReference): Clause | null {
  if (reference.isRelative || reference.isAmbiguous || reference.clause === null) return null;
  const unit = unitOf(clauses, clauses[reference.clause]);
  // An article in brackets of a few words may be one that was left out.
  return unit === null || unit.end - unit.start < SHORTEST_ARTICLE ? null : unit;
}

/** What the sentence says of the article it names. */
function mattersAt(
  { document: { text } }: Contract,
  matters: readonly Matter[],
  reference: ClauseReference,
): readonly Matter[] {
  const after = text.slice(reference.end, reference.end + LOOK_AHEAD).split('\n')[0] ?? '';
  const title = titled.exec(after)?.groups?.title;
  if (title !== undefined) return matters.filter(({ heading }) => heading === title);
  const said = after.split(/[，。；：、（(]/)[0] ?? '';
  const before =
    text
      .slice(Math.max(0, reference.start - LOOK_BACK), reference.start)
      .split(/[，。；：\n]/)
      .at(-1) ?? '';
  const isBreach = breach.test(before);
  const isFollowed = follow.test(before);
  const way = sent.exec(before);
  if (way !== null && isSent.test(after)) {
    const subject = before.slice(0, way.index);
    return matters.filter(({ word }) => subject.includes(word));
  }
  return matters.filter(({ word, said: topic }) => {
    const at = topic === null ? said.indexOf(word) : said.search(topic);
    if (at < 0) return false;
    const lead = said.slice(0, at);
    return named.test(lead) || (isBreach && breached.test(lead)) || (isFollowed && followed.test(lead));
  });
}

/** The article itself, its chapter's heading, and not the line of the reference. */
function isSpokenOf(
  { clauses, document: { text } }: Contract,
  { word, spokenOf }: Matter,
  target: Clause,
  reference: ClauseReference,
): boolean {
  const parent = target.parent === null ? undefined : clauses[target.parent];
  const own = text.slice(target.start, target.end);
  const line = encloses(target, reference)
    ? { start: text.lastIndexOf('\n', reference.start) + 1, end: lineEnd(text, reference.end) }
    : null;
  const said = line === null ? own : own.replace(text.slice(line.start, line.end), '');
  const words = `${parent?.heading ?? ''}${said}`;
  if (words.includes(word) || spokenOf?.test(words) === true) return true;
  // 保证金 where the article says 履约担保: two characters of a longer word are enough.
  return (
    word.length > SHORTEST_WORD &&
    words.includes(word.slice(0, SHORTEST_WORD)) &&
    words.includes(word.slice(-SHORTEST_WORD))
  );
}

function lineEnd(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end;
}
