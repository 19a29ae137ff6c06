/** Quantities with their units in a sentence: 386.50平方米, 1,200件, 十二台, 1,250kVA. */
import type { Span } from '@wenjian/document';
import { ONE, readExact } from '../../numbers/exact-number.ts';
import { readNumber } from '../../numbers/read-number.ts';
import type { Sentence } from '../../text/sentences.ts';
import type { Figure } from './figure-relation.ts';

export interface Measure {
  readonly unit: string;
  readonly figure: Figure & { readonly span: Span };
  /** Offsets in the sentence's folded text. */
  readonly from: number;
  readonly to: number;
}

/** Longer units first: 平方米 is not 米. */
const units: readonly (readonly [name: string, words: string])[] = [
  ['平方米', '平方米|平米|㎡|m²|m2'],
  ['立方米', '立方米|m³|m3|方(?=[土石])'],
  ['公里', '公里|千米|km'],
  ['千克', '千克|公斤|kg'],
  ['kVA', 'kVA|KVA|千伏安'],
  ['千瓦', '千瓦(?!时)|kW(?!h)|KW(?!H)'],
  ['度', '千瓦时|kWh|度(?=电)'],
  ['人', '人|名|位'],
  ['吨', '公吨|吨'],
  ['课时', '课时|学时'],
  // Not 个月, 个工作日; not 分钟, 分期; not 例如.
  ['个', '个(?!月|工作|自然|日|年|季|小时|交易|百分|基点|星期|周|计息|营业|点位|账号|用户)'],
  ['分', '分(?![之钟钱期次批别笔段部公包类项配担享成行支店摊])'],
  ['例', '例(?!如|次|外|行|会|子|证)'],
  ...[
    '亩',
    '台',
    '套',
    '件',
    '条',
    '辆',
    '间',
    '户',
    '株',
    '头',
    '组',
    '块',
    '份',
    '箱',
    '桶',
    '袋',
    '卷',
    '只',
    '支',
    '张',
    '米',
    '公顷',
    '工日',
    '例次',
    '车次',
    '班次',
    '人次',
    '座',
    '栋',
    '幢',
    '册',
    '瓶',
    '盒',
    '包',
    '家',
    '所',
    '处',
    '种',
    '篇',
    '幅',
    '枚',
    '根',
    '棵',
    '艘',
    '架',
    '票',
    '项',
    '道',
    '宗',
    '起',
    '学分',
    '升',
    '场',
    '次',
    '个点位',
    '个账号',
    '个用户',
  ].map((word) => [word, word] as const),
];

export const unitPattern = units.map(([, words]) => words).join('|');

const measure = new RegExp(
  `(?<![\\d.,第一二三四五六七八九十百千万])(?<digits>(?:\\d{1,3}(?:,\\d{3})+|\\d+)(?:\\.\\d+)?万?|[一二两三四五六七八九十百千万]{1,8})(?<unit>${unitPattern})(?!/)`,
  'g',
);

const measuresBySentence = new WeakMap<Sentence, readonly Measure[]>();

/** Read once: most kinds of calculations ask. */
export function measuresIn(sentence: Sentence): readonly Measure[] {
  const known = measuresBySentence.get(sentence) ?? readMeasures(sentence);
  measuresBySentence.set(sentence, known);
  return known;
}

function readMeasures(sentence: Sentence): readonly Measure[] {
  return [...sentence.text.matchAll(measure)].flatMap((match) => {
    const { digits = '', unit = '' } = match.groups ?? {};
    const value = exactValue(digits);
    if (value === null) return [];
    const [from, to] = [match.index, match.index + match[0].length];
    const span = sentence.at(from, from + digits.length);
    const figure = { span, ...value, unit: ONE, kind: 'count' as const };
    return [{ unit: unitNamed(unit) ?? unit, figure, from, to }];
  });
}

const wholeUnits = units.map(([name, words]) => [name, new RegExp(`^(?:${words})$`)] as const);
const nameByWord = new Map<string, string | null>();

/** 平米 and ㎡ are 平方米. */
export function unitNamed(word: string): string | null {
  const known = nameByWord.get(word);
  if (known !== undefined) return known;
  const name = wholeUnits.find(([, pattern]) => pattern.test(word))?.[0] ?? null;
  nameByWord.set(word, name);
  return name;
}

/** A number without a place: 12 months, 365 days. */
export function implied(count: number): Figure {
  return { span: null, value: BigInt(Math.round(count * Number(ONE))), step: 1n, unit: ONE, kind: 'count' };
}

function exactValue(digits: string): Pick<Figure, 'value' | 'step'> | null {
  const exact = readExact(digits);
  if (exact !== null) return exact;
  const value = readNumber(digits);
  return value === null ? null : { value: BigInt(value) * ONE, step: ONE };
}
