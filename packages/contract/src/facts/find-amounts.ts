/**
 * Sums of money with their values: 100万元, ¥1,000.00, 壹佰万元整, ____元, and numbers in table columns with
 * a money header. A number without a unit is a sum only when the words before it name one (总价100万); its
 * currency is then empty.
 */

import { type CellHead, type TableHeads, tableHeads } from '../calculations/tables/table-heads.ts';
import type { Amount } from '../contract.ts';
import { arabicPattern, chineseDigitPattern, readNumber } from '../numbers/read-number.ts';
import { inLine, type Line } from '../text/body-lines.ts';
import { moneyHead } from './amount.words.ts';
import { labelAmount, type PreviousAmount } from './label-amount.ts';

const gap = '[ \\u3000]{0,3}';
const prefix = `(?<prefix>人民币|RMB|CNY|USD|EUR|HKD|US\\$|HK\\$|[¥￥$＄€£])`;
const currencyWord = '人民币|美元|美金|欧元|港元|港币|日元|英镑|澳元|元|圆';
const scale = '(?<scale>[十百千]?[万亿]|[百千])?';
const blank = '_{2,}|＿{2,}|【[ \\u3000_]{0,20}】|\\[[ \\u3000_]{0,20}\\]|[×X]{2,6}|[*＊]{2,6}';
const chineseSum = `(?:${chineseDigitPattern}${gap}){1,30}`;
const rest = `(?:${gap}(?:[0-9]{1,2}|${chineseDigitPattern})${gap}角)?(?:${gap}零?(?:[0-9]{1,2}|${chineseDigitPattern})${gap}分)?(?:${gap}[整正])?`;

const amount = new RegExp(
  [
    `(?<![0-9０-９.．_＿])(?:${prefix}[:：]?${gap})?`,
    `(?:[【\\[]${gap})?(?:(?<arabic>${arabicPattern})|(?<blank>${blank})|(?<chinese>${chineseSum}))(?:${gap}[】\\]])?`,
    `${gap}${scale}${gap}(?:(?<unit>${currencyWord})(?<rest>${rest}))?`,
  ].join(''),
  'g',
);

const currencies = new Map([
  ['美元', 'USD'],
  ['美金', 'USD'],
  ['USD', 'USD'],
  ['US$', 'USD'],
  ['$', 'USD'],
  ['＄', 'USD'],
  ['欧元', 'EUR'],
  ['EUR', 'EUR'],
  ['€', 'EUR'],
  ['港元', 'HKD'],
  ['港币', 'HKD'],
  ['HKD', 'HKD'],
  ['HK$', 'HKD'],
  ['日元', 'JPY'],
  ['英镑', 'GBP'],
  ['£', 'GBP'],
  ['澳元', 'AUD'],
]);
const scales = new Map([
  ['百', 1e2],
  ['千', 1e3],
  ['万', 1e4],
  ['十万', 1e5],
  ['百万', 1e6],
  ['千万', 1e7],
  ['亿', 1e8],
  ['十亿', 1e9],
  ['百亿', 1e10],
  ['千亿', 1e11],
]);
const uppercase = /[壹贰貳叁肆伍陆陸柒捌玖拾佰仟]/;
/** After a number without a unit, these show that something else is counted. */
const otherUnit =
  /^[ ]?(?:[0-9%％‰]|[个件台套吨米条款项次人名股份年月日天周号楼层室页份字倍平亩公千分级℃:：/\-~])/;
/** Right before a number without a unit: the number is the sum itself, not part of other words. */
const sumFollows = /(?:为|是|[:：]|计|即|不超过|¥|￥|金|款|价|费|额|租金|工资|本金)[ ]?$/;
/** Without a currency sign, a number this small or this long is not a sum (a count, an account number). */
const MIN_BARE = 100;
const MAX_BARE_DIGITS = 12;
/** White space around a number in its cell. */
const MAX_PADDING = 16;

export function findAmounts(lines: readonly Line[]): readonly Amount[] {
  const heads = tableHeads(lines);
  return lines.flatMap((line) => amountsOf(line, heads));
}

function amountsOf(line: Line, heads: TableHeads): Amount[] {
  const found: Amount[] = [];
  let previous: PreviousAmount | null = null;
  const head = line.block.cell === undefined ? null : heads.headOf(line.block.cell);
  for (const match of line.text.matchAll(amount)) {
    const read = readAmount(match, line.text, head);
    if (read === null) continue;
    const label: string | null = labelAmount(line.text, match.index, previous) ?? head?.name ?? null;
    // A number without a currency and without the name of a sum is not money.
    if (read.currency === '' && label === null) continue;
    const end = match.index + match[0].trimEnd().length;
    found.push({ ...inLine(line, match.index, end), ...read, label });
    previous = { end, label };
  }
  return found;
}

type Reading = Pick<Amount, 'fen' | 'currency' | 'isUppercase'>;

function readAmount(match: RegExpExecArray, text: string, head: CellHead | null): Reading | null {
  const {
    prefix: before = '',
    arabic,
    blank: empty,
    chinese = '',
    scale: scaleWord = '',
    unit,
    rest: small = '',
  } = match.groups ?? {};
  const after = text.slice(match.index + match[0].length, match.index + match[0].length + 3);
  if (unit === undefined && before === '') {
    if (!isBareSum({ arabic, scaleWord, text, start: match.index, after, head })) return null;
  } else if (unit === undefined && arabic === undefined && empty === undefined) return null;
  if (unit === undefined && otherUnit.test(after) && before === '') return null;
  // 万元 alone is a unit; 一元化 is not money.
  if (/^[百千万亿佰仟萬億]+$/.test(chinese)) return null;
  if (chinese !== '' && /^(?:化|结构|论|体)/.test(after)) return null;
  const isUppercase =
    uppercase.test(chinese) ||
    /大写[^，。；]{0,6}$/.test(text.slice(Math.max(0, match.index - 10), match.index));
  const currency =
    currencies.get(unit ?? '') ??
    currencies.get(before) ??
    (unit || before || /元/.test(head?.words ?? '') ? 'CNY' : '');
  const value = readNumber(arabic ?? chinese);
  if (empty !== undefined || (currency !== 'CNY' && currency !== ''))
    return { fen: null, currency, isUppercase };
  if (value === null) return null;
  const tableScale = unit === undefined && /万元/.test(head?.words ?? '') ? 1e4 : 1;
  const yuan = value * (scales.get(scaleWord) ?? 1) * tableScale;
  return { fen: Math.round(yuan * 100) + smallFen(small), currency, isUppercase };
}

interface BareNumber {
  readonly arabic: string | undefined;
  readonly scaleWord: string;
  readonly text: string;
  readonly start: number;
  readonly after: string;
  readonly head: CellHead | null;
}

/** A number without currency sign or unit: in a money column, or 总价为100万. */
function isBareSum({ arabic, scaleWord, text, start, after, head }: BareNumber): boolean {
  if (arabic === undefined || arabic.length > MAX_BARE_DIGITS) return false;
  if (head !== null && moneyHead.test(head.words)) {
    return text.length <= arabic.length + scaleWord.length + MAX_PADDING && /^\s*\S+\s*$/.test(text);
  }
  if (otherUnit.test(after) || !sumFollows.test(text.slice(Math.max(0, start - 4), start))) return false;
  return scaleWord !== '' || (readNumber(arabic) ?? 0) >= MIN_BARE;
}

/** 5角3分 */
function smallFen(rest: string): number {
  const part = (unit: string) => readNumber(new RegExp(`(\\S) ?${unit}`).exec(rest)?.[1] ?? '') ?? 0;
  return part('角') * 10 + part('分');
}
