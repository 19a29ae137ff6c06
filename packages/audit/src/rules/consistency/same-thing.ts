/**
 * One thing, two values, in whatever words: what an attachment says under a name (a row, “…为…”) against the part of
 * the body that speaks of it. No list of names: a name is found again by its last word and most of its signs.
 */
import { articleOf, type Contract, clauseAt } from '@wenjian/contract';
import { documentSpan, type Span } from '@wenjian/document';
import type { Finding } from '../../rule.ts';
import { isSameCase, keepsLimit } from './duties/same-case.ts';
import { type Measured, sameValue, valuesIn } from './figures/measured-values.ts';
import { type Statement, statementsOf } from './statements.ts';

/** A value with the words that say what it is of. */
interface Told {
  readonly name: string;
  /** What stands around it: in the body the part of the sentence and the heading above it. */
  readonly words: string;
  readonly value: Measured;
  readonly statement: Statement;
}

/** The values of the body by kind and by each pair of signs around them, so that a long list is not searched in all of them. */
type Body = ReadonlyMap<string, readonly (Told & { readonly sentence: string })[]>;

export function sameThings(contract: Contract, kinds: readonly Measured['kind'][]): Finding[] {
  const all = statementsOf(contract);
  const named = all
    .filter(({ isAttachment }) => isAttachment)
    .flatMap((statement) =>
      statement.label === '' || isPlainNote(statement)
        ? namedInSentence(contract, statement)
        : namedInRow(contract, statement),
    )
    .filter(({ value }) => kinds.includes(value.kind));
  if (named.length === 0) return [];
  const body = all
    .filter(({ isAttachment, label }) => !isAttachment && label === '')
    .flatMap((statement) => toldIn(contract, statement));
  const index = indexed(body);
  const several = ofSeveral(named);
  return named.filter((one) => !several.has(keyOf(one))).flatMap((one) => contradicted(contract, one, index));
}

/** Names with several values in the attachments: a list of things, each with its own. */
function ofSeveral(named: readonly Told[]): ReadonlySet<string> {
  const first = new Map<string, Measured>();
  const several = new Set<string>();
  for (const told of named) {
    const key = keyOf(told);
    const known = first.get(key);
    if (known === undefined) first.set(key, told.value);
    else if (!sameValue(known, told.value)) several.add(key);
  }
  return several;
}

function keyOf({ name, value }: Told): string {
  return `${value.kind} ${name}`;
}

const PAIR = 2;

function indexed(body: readonly Told[]): Body {
  const index = new Map<string, (Told & { readonly sentence: string })[]>();
  for (const told of body) {
    const words = inOneWord(told.words);
    const entry = { ...told, sentence: words + inOneWord(told.statement.text) };
    const pairs = new Set(Array.from({ length: words.length }, (_, at) => words.slice(at, at + PAIR)));
    for (const pair of pairs) {
      const key = `${told.value.kind} ${pair}`;
      const known = index.get(key);
      if (known === undefined) index.set(key, [entry]);
      else known.push(entry);
    }
  }
  return index;
}

/** Several places that speak of it and differ from each other: which of them is meant is unknown. */
const MOST_PLACES = 2;

function contradicted(contract: Contract, named: Told, body: Body): Finding[] {
  const core = coreOf(named.name);
  if (core.length < PAIR) return [];
  const candidates = body.get(`${named.value.kind} ${core.slice(-PAIR)}`) ?? [];
  const alike = candidates.filter(
    (told) =>
      [...core].filter((sign) => told.sentence.includes(sign)).length >= core.length * SHARED &&
      isSameCase(named.words, told.name) &&
      !isSinceAnother(named, told) &&
      !isReckonedFrom(core, told),
  );
  // 秩序维护人员24名，保洁人员20名: where its own part says the whole name, the others are other things.
  const exact = alike.filter(({ name }) => inOneWord(name).includes(core));
  const same = exact.length > 0 ? exact : alike;
  if (same.length > MOST_PLACES || same.some(({ value }) => sameValue(value, named.value))) return [];
  const other = same.find(({ value }) => isComparable(value, named.value));
  if (other === undefined || isSaidBeside(contract, named, other) || isSaidBeside(contract, other, named))
    return [];
  const [mine, theirs] = [
    { words: named.words, value: named.value.numbers[0] ?? 0 },
    { words: other.name, value: other.value.numbers[0] ?? 0 },
  ];
  if (named.value.kind !== 'dates' && (keepsLimit(mine, theirs) || keepsLimit(theirs, mine))) return [];
  return [
    {
      span: named.statement.place,
      related: [other.statement.place],
      detail: `“${named.name}”一处为${other.value.written}，一处为${named.value.written}`,
    },
  ];
}

/** 声乐80课时；舞蹈120课时；合计200课时 against 200课时的声乐、舞蹈培训: who has the value also says the other one in the same line. */
function isSaidBeside(contract: Contract, { statement }: Told, { value }: Told): boolean {
  return valuesIn(contract, lineSpan(contract, statement)).some(
    (each) => each.kind === value.kind && isComparable(each, value) && sameValue(each, value),
  );
}

function lineSpan({ document: { text } }: Contract, { start, end }: Span): Span {
  const next = text.indexOf('\n', end);
  return documentSpan(text.lastIndexOf('\n', start) + 1, next < 0 ? text.length : next);
}

const event = /([\u4e00-\u9fff]{2})(?:完毕|完成|通知|之日|当日)?(?:之?后|起)/;

function eventOf({ words }: Told): string | undefined {
  return event.exec(words)?.[1];
}

/** 到货后48小时内卸货 and 装车后72小时: counted from different events. */
function isSinceAnother(named: Told, told: Told): boolean {
  const [mine, theirs] = [eventOf(named), event.exec(told.name)?.[1]];
  return mine !== undefined && theirs !== undefined && mine !== theirs && named.name.includes(theirs);
}

const reckoned =
  /^(?:工作)?(?:结束|完成|完毕|合格|通过|成功|确认)?(?:之日|当日|次日)?(?:起|之?后|以后|之?前)/;

/** 验收合格后10日内付款: a time after it, and not how long it takes. */
function isReckonedFrom(core: string, { name, value }: Told): boolean {
  const words = inOneWord(name);
  const at = words.indexOf(core);
  return value.kind === 'period' && at >= 0 && reckoned.test(words.slice(at + core.length));
}

function isComparable(one: Measured, other: Measured): boolean {
  return one.unit === other.unit && (one.kind === 'dates' || one.numbers.length === other.numbers.length);
}

const SHARED = 0.75;

const generic =
  /^(?:项目|名称|内容|合计|小计|总计|序号|编号|数量|单价|金额|时间|日期|地点|要求|标准|备注|说明|费用|价款|[甲乙丙丁]方|设备|货物|产品|服务|材料|人员|其他)$/;
const lead = /^(?:本|该|其|当期|当[年月季]|约定的?|具体|上述|以上[^，。；]{0,6}的|合同)+/;
const trail =
  /(?:约定|标准|要求|上限|下限|允许范围|范围|幅度|指标|任务|目标|人数|说明|总额|数额|金额|比例|期限|期间|时限|时效|时间|账期|周期|日期|起止|方式|频[次率]|截止日?|到期日?|届满日?|(?:计算)?(?:公式|方法)|费率|比率)+(?:[（(][^）)]*[）)])?$/;

/** 库内温度要求 → 库内温度, 委托处理期限 → 委托处理; what says only that it is a figure goes. */
function coreOf(name: string): string {
  const bare = name.replace(/[（(][^）)]*[）)]|[“”"《》：:\s]/g, '').replace(lead, '');
  const core = bare.replace(trail, '').replace(/(?<=..)[期日]$/, '');
  return inOneWord(core.length >= 2 ? core : bare);
}

const synonyms: readonly (readonly [RegExp, string])[] = [
  [/付清|结清|支付|付讫|缴纳|交纳/g, '付款'],
  [/储存|仓储|保管|存储|寄存/g, '存放'],
  [/交货|供货|到货|送货|运抵|提交/g, '交付'],
  [/质量保证|质量保修|保修|维保/g, '质保'],
  [/租期/g, '租赁期'],
  [/检验|查验|质检/g, '验收'],
  [/培训|授课/g, '培训'],
  [/违约金|滞纳金|罚金/g, '违约金'],
  [/薪酬|薪资|报酬|工资/g, '工资'],
  [/巡检|巡查|检查/g, '巡检'],
  [/借款|贷款/g, '借款'],
  [/里程/g, '行驶'],
];

function inOneWord(text: string): string {
  return synonyms.reduce((folded, [words, one]) => folded.replace(words, one), text);
}

const valueHead =
  /^(?:|内容|约定|具体约定|要求|标准|说明|数值|参数|指标|具体内容|约定内容|条件|[\u4e00-\u9fff]{0,4}(?:标准|要求|配置|承诺|参数|时限))$/;
const LONGEST_NAME = 14;
/** A longer first row is no head: the table has none. */
const LONGEST_HEAD = 10;

function isValueHead(head: string): boolean {
  return (
    valueHead.test(head) || head.length > LONGEST_HEAD || /^(?:现?状况?|情况|记录|信息|描述|结果)$/.test(head)
  );
}

/** 说明：课程有效期为12个月: the sentence behind the colon names its value itself. */
function isPlainNote({ label, head }: Statement): boolean {
  return head === '' && /^(?:说明|备注|其他|注|内容|要求|约定)$/.test(label);
}

/** A row with one value under a plain heading. */
function namedInRow(contract: Contract, statement: Statement): readonly Told[] {
  const { label, head } = statement;
  if (!isValueHead(head) || generic.test(label) || label.length > LONGEST_NAME || /\d/.test(label)) return [];
  const values = valuesIn(contract, statement);
  return values
    .filter(({ kind }) => values.filter((other) => other.kind === kind).length === 1)
    .map((value) => {
      const around = partAround(contract.document.text, statement, value).replace(
        value.written.replace(/\s/g, ''),
        '',
      );
      return {
        name: label,
        words: label + around,
        value,
        statement,
      };
    });
}

const naming = /(?:约定|控制|限定)?(?:为|是|在|：|:|不[高低少]于|不超过|×|乘以)(?:人民币|每)?$/;

/** 储存截止日为2026年3月31日: the words before it, from the last mark. */
function namedInSentence(contract: Contract, statement: Statement): readonly Told[] {
  return toldIn(contract, statement, false).flatMap((told) => {
    const words = contract.document.text
      .slice(told.statement.start, told.value.start)
      .replace(/\s/g, '')
      .split(/[，。；：:]/)
      .filter((part) => part !== '')
      .at(-1);
    if (
      words === undefined ||
      (!naming.test(words) && !isBareName(words, told.value) && !isBehindColon(contract, told.value))
    )
      return [];
    const name = words.replace(naming, '').replace(lead, '');
    return name.length < 2 || name.length > LONGEST_NAME || generic.test(name)
      ? []
      : [{ ...told, name, words: told.name }];
  });
}

/** 光电疗程：共5次，每次…. */
function isBehindColon({ document: { text } }: Contract, { start }: Measured): boolean {
  return /[：:]\s*(?:约|人民币|不[少低]于)?$/.test(text.slice(Math.max(0, start - 6), start));
}

/** 秩序维护人员28人: nothing but a noun before a measure. */
function isBareName(words: string, { kind }: Measured): boolean {
  return kind === 'measure' && /^[\u4e00-\u9fff]{3,9}(?:人员|员|工|师|面积|温度|数量|容量)$/.test(words);
}

const REACH = 18;

/** Each value of a sentence with its part of the sentence and the headings above. */
function toldIn(contract: Contract, statement: Statement, isHeaded = true): readonly Told[] {
  const { text } = contract.document;
  const headings = isHeaded ? headingsAt(contract, statement) : '';
  return valuesIn(contract, statement).map((value) => {
    const part = partAround(text, statement, value);
    return { name: part, words: headings + part + value.written, value, statement };
  });
}

function headingsAt(contract: Contract, { start }: Span): string {
  const clause = clauseAt(contract, documentSpan(start, start).start) ?? null;
  return `${clause?.heading ?? ''}${articleOf(contract, clause)?.heading ?? ''}`;
}

function partAround(text: string, statement: Span, value: Span): string {
  const before = text.slice(Math.max(statement.start, value.start - REACH), value.start);
  const after = text.slice(value.end, Math.min(statement.end, value.end + REACH));
  const from = Math.max(...['，', '。', '；', ',', ';', '\n'].map((mark) => before.lastIndexOf(mark))) + 1;
  const to = after.search(/[，。；,;\n]/);
  return (before.slice(from) + after.slice(0, to < 0 ? after.length : to))
    .replace(/\s/g, '')
    .replace(/^其中/, '');
}
