/** In: a figure as it is written, and its sentence. Out: what it is worth, so that equal values have equal keys. */
import { readNumber } from '@wenjian/contract';
import { foldWidth, normalisedText } from '@wenjian/document';
import type { FigureKind } from '../prepare/figures.ts';
import { remember } from './remember.ts';

export type ValueKind =
  | 'amount'
  | 'percentage'
  | 'date'
  | 'period'
  | 'account'
  | 'reference'
  | 'copies'
  | 'number';

export interface Value {
  readonly kind: ValueKind;
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Equal for equal values. */
  readonly key: string;
  /** In the smallest unit of its kind; null when there is nothing to compare by size. */
  readonly size: number | null;
}

export function readFigure(
  kind: FigureKind,
  written: string,
  text: string,
  start: number,
): Pick<Value, 'kind' | 'key' | 'size'> {
  if (kind !== 'amount' && kind !== 'number') return figureKeys[kind](written);
  const before = currencyBefore(text, start);
  if (kind === 'number' && before === null) return numberKey(written, text, start);
  moneyAfter.lastIndex = start + written.length;
  return amounts(`${before ?? ''}\0${written}\0${moneyAfter.exec(text)?.[0] ?? ''}`);
}

/** Before most figures stands a character that no currency ends with: nothing is looked for behind it. */
function currencyBefore(text: string, start: number): string | null {
  if (start === 0 || !endsOfCurrency.test(text.charAt(start - 1))) return null;
  moneyBefore.lastIndex = start;
  return moneyBefore.exec(text)?.[1] ?? null;
}

const endsOfCurrency = /[币元BYDR:：\s（(大写小]/;

const moneyBefore = /(?<=((?:人民币|RMB|CNY|USD|EUR|HKD|美元|港币|欧元)[:：\s（(大写小]*))/y;
const moneyAfter = /人民币|美元|港币/y;

/** Of a sum between the currencies that stand beside it. */
const amounts = remember((placed) => {
  const [before = '', written = '', after = ''] = placed.split('\0');
  return { kind: 'amount' as const, ...amountKey(plainFigure(written), before, after) };
}, 1024);

/** The same sentence is read with each of its edits. */
const figureKeys = {
  date: remember((written) => ({ kind: 'date' as const, ...dateKey(plainFigure(written)) }), 1024),
  percentage: remember(
    (written) => ({ kind: 'percentage' as const, ...percentageKey(plainFigure(written)) }),
    1024,
  ),
  period: remember((written) => ({ kind: 'period' as const, ...periodKey(plainFigure(written)) }), 1024),
};

function plainFigure(written: string): string {
  return plainDigits(written).replace(/[\s\u3000]/g, '');
}

export function plainDigits(text: string): string {
  return normalisedText(text, [foldWidth]);
}

function dateKey(plain: string): Pick<Value, 'key' | 'size'> {
  const parts = plain.split(/[年月日号/.-]/).filter((part) => part !== '');
  const [year = 0, month = 0, day = 0] = parts.map((part) => readNumber(part) ?? 0);
  const hasYear = /年/.test(plain) || parts.length === 3;
  return {
    key: `date ${[year, month, day].join('-')}`,
    size: hasYear ? year * 372 + month * 31 + day : null,
  };
}

const currencies: readonly (readonly [string, RegExp])[] = [
  ['USD', /美元|美金|USD|\$/],
  ['EUR', /欧元|€|EUR/],
  ['HKD', /港元|港币|HKD/],
  ['JPY', /日元/],
  ['GBP', /英镑|£/],
];

/** `before` and `after`: the currencies named beside it. */
export function amountKey(plain: string, before: string, after: string): Pick<Value, 'key' | 'size'> {
  const context = `${before}${plain}${after}`;
  const currency = currencies.find(([, form]) => form.test(context))?.[0] ?? 'CNY';
  const match = /^[¥￥$€£]?([0-9,.]+)([十百千万亿]*)/.exec(plain);
  const chinese = /^([零〇○一二三四五六七八九十百千万亿两壹贰叁肆伍陆柒捌玖拾佰仟萬億]+)/.exec(plain)?.[1];
  const whole = match === null ? readNumber(chinese ?? '') : readNumber(`${match[1]}${match[2]}`);
  if (whole === null) return { key: `amount ${plain}`, size: null };
  const small = (form: RegExp): number => readNumber(form.exec(plain)?.[1] ?? '') ?? 0;
  const fen = Math.round(whole * 100 + small(tenths) * 10 + small(hundredths));
  return { key: `amount ${currency} ${fen}`, size: fen };
}

const tenths =
  /(?<![0-9零一二三四五六七八九壹贰叁肆伍陆柒捌玖])([0-9零一二三四五六七八九壹贰叁肆伍陆柒捌玖]+)角/;
const hundredths =
  /(?<![0-9零一二三四五六七八九壹贰叁肆伍陆柒捌玖])([0-9零一二三四五六七八九壹贰叁肆伍陆柒捌玖]+)分/;

function percentageKey(plain: string): Pick<Value, 'key' | 'size'> {
  const base = /[万‱]/.test(plain) ? 1e4 : /[千‰]/.test(plain) ? 1e3 : 1e2;
  const number = readNumber(plain.replace(/[百千万]分之|[%‰‱]/g, ''));
  if (number === null) return { key: `share ${plain}`, size: null };
  const value = Number((number / base).toPrecision(12));
  return { key: `share ${value}`, size: value };
}

/** Days, and for what is no number of days its own scale; the size is a rough number of days. */
const timeUnits: readonly (readonly [RegExp, string, number, number])[] = [
  [/工作日|营业日|交易日/, 'workday', 1, 1.4],
  [/自然日|日历[日天]|[日天]$/, 'day', 1, 1],
  [/小时/, 'hour', 1, 1 / 24],
  [/分钟/, 'minute', 1, 1 / 1440],
  [/周/, 'day', 7, 7],
  [/季度/, 'month', 3, 90],
  [/个月/, 'month', 1, 30],
  [/月/, 'calendar', 1, 30],
  [/年/, 'month', 12, 360],
];

function periodKey(plain: string): Pick<Value, 'key' | 'size'> {
  const written =
    /^[0-9,.:]+|^[零〇○一二三四五六七八九十百千万亿两壹贰叁肆伍陆柒捌玖拾佰仟]+/.exec(plain)?.[0] ?? '';
  const unit = timeUnits.find(([form]) => form.test(plain.slice(written.length)));
  const count = readNumber(written);
  if (unit === undefined || count === null) return { key: `period ${plain}`, size: null };
  const [, name, factor, days] = unit;
  // 2024年 is a year of the calendar, not a length of time.
  if (name === 'month' && factor === 12 && count > 1000) return { key: `year ${count}`, size: count };
  return { key: `${name} ${count * factor}`, size: count * days };
}

/** A run of this many digits is an account, a card or a registration number, whatever precedes it. */
const ACCOUNT_DIGITS = 12;

function numberKey(written: string, text: string, start: number): Pick<Value, 'kind' | 'key' | 'size'> {
  const { plain, digits, value } = numbers(written);
  if (digits >= ACCOUNT_DIGITS || (digits > 4 && accountName.test(text.slice(0, start))))
    return { kind: 'account', key: `account ${plain}`, size: null };
  return { kind: 'number', key: `number ${value ?? plain}`, size: value };
}

const accountName = /(?:[账帐]号|[账帐]户|卡号|税号|信用代码|证号)[^0-9，。；]*$/;

const numbers = remember((written) => {
  const plain = plainFigure(written);
  return { plain, digits: plain.replace(/[^0-9]/g, '').length, value: readNumber(plain) };
}, 1024);
