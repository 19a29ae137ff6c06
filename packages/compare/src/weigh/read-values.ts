/**
 * In: a sentence. Out: its figures with their values, so that 1 万元 and 10,000 元, 百分之五 and 5 %, 一年 and
 * 12 个月 are the same. Promise: each value slices out of the text; none overlap.
 */
import { readNumber } from '@wenjian/contract';
import { foldWidth, normalisedText } from '@wenjian/document';
import { figuresIn } from '../prepare/figures.ts';

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

export function readValues(text: string): readonly Value[] {
  const taken = [...spelled(text)];
  for (const { kind, text: written, start } of figuresIn(text)) {
    const end = start + written.length;
    if (taken.some((value) => value.start < end && value.end > start)) continue;
    if (kind === 'number' && isWordOfDigits(written, text, start)) continue;
    taken.push({ ...readFigure(kind, written, text, start), text: written, start, end });
  }
  return taken.sort((one, other) => one.start - other.start);
}

/** Units of one scale, with what one of them is in the smallest that contracts use. */
const measures: ReadonlyMap<string, readonly [string, number]> = new Map([
  ['公吨', ['kg', 1000]],
  ['吨', ['kg', 1000]],
  ['公斤', ['kg', 1]],
  ['千克', ['kg', 1]],
  ['kg', ['kg', 1]],
  ['平方米', ['m2', 1]],
  ['平米', ['m2', 1]],
  ['㎡', ['m2', 1]],
  ['m²', ['m2', 1]],
  ['立方米', ['m3', 1]],
  ['m³', ['m3', 1]],
  ['㎥', ['m3', 1]],
  ['公顷', ['m2', 10_000]],
  ['公里', ['m', 1000]],
  ['千米', ['m', 1000]],
  ['毫米', ['m', 0.001]],
  ['厘米', ['m', 0.01]],
]);

type Form = ValueKind | 'measure' | 'clock';

const digits = '[0-9０-９零〇一二三四五六七八九十百两]';
const counters = '[份名人台套次期倍个件批笔项层栋间辆条幢张只部本册页株头架艘吨米级等类星轮户组席%]';
/** What is no figure by itself but counts with its neighbours. */
const forms: readonly (readonly [Form, RegExp])[] = [
  [
    'reference',
    /第[0-9０-９.．零〇一二三四五六七八九十百]{1,8}[编章节条款项]|附[件表录图][0-9０-９零〇一二三四五六七八九十]{1,3}/g,
  ],
  ['copies', new RegExp(`(?:一式|各执|各持|各)?(?:${digits}|[壹贰叁肆伍陆柒捌玖拾]){1,3}份(?!额)`, 'g')],
  ['reference', /第[0-9一二三四五六七八九十]{1,3}(?:顺位|顺序|位|名|期|批次?|阶段|年度?|季度|个?月|周)/g],
  [
    'percentage',
    /(?<=[息利率]{1,2}[^，。；]{0,2})[0-9一二三四五六七八九十两]{1,3}[分厘毫](?:[一二三四五六七八九]厘)?(?![钟之])/g,
  ],
  ['amount', /(?<![0-9.])[0-9][0-9,]*(?:\.[0-9]+)?万?块钱?(?![砖板石状])/g],
  ['period', /(?<![0-9])[0-9]{1,3}分(?:钟)?[0-9]{1,2}秒|(?<![0-9])[0-9]{1,5}秒/g],
  ['period', /(?<![0-9一二三四五六七八九十])半(?:个?月|年|天|日)/g],
  ['account', /(?<![0-9A-Za-z])[0-9A-Z]{15,20}(?![0-9A-Za-z])(?<=[A-Z][0-9A-Z]{0,19})/g],
  [
    'number',
    new RegExp(
      `(?<![第其另任某同每之唯统单万零〇一二三四五六七八九十百千0-9])[一二三四五六七八九十两壹贰叁肆伍陆柒捌玖拾](?=${counters}(?![性致方般样直律概旦定切分]|工作日|自然日|日历日|营业日|交易日|小时|月|季度))`,
      'g',
    ),
  ],
  [
    'measure',
    new RegExp(
      `(?<![0-9.])(?:[0-9][0-9,]*(?:\\.[0-9]+)?|[一二三四五六七八九十百千两零]{1,9})万?[ ]?(?:${[...measures.keys()].join('|')})(?![a-zA-Z])`,
      'g',
    ),
  ],
  [
    'percentage',
    /[一二三四五六七八九][成折]半?(?![员立交果品功套年本新不熟分像长])|[二三四五六七八九十]分之[一二三四五六七八九]|(?<![0-9/])[1-9]\/[1-9](?![0-9/])|一半|半数/g,
  ],
  [
    'clock',
    /(?:[上下]午|晚上?|凌晨|中午)?(?<![0-9])[0-9]{1,2}[:：][0-9]{2}(?![0-9])|(?:[上下]午|晚上?|凌晨|中午)?(?<![0-9一二三四五六七八九十])(?:[0-9]{1,2}|[一二三四五六七八九十]{1,3})[点时](?:整|钟|半|[0-9]{1,2}分)?(?![0-9一二三四五六七八九零〇])/g,
  ],
  ['number', /[双两]倍|加倍|翻倍/g],
];

function* spelled(text: string): Iterable<Value> {
  const taken: { start: number; end: number }[] = [];
  for (const [kind, form] of forms) {
    form.lastIndex = 0;
    for (let match = form.exec(text); match !== null; match = form.exec(text)) {
      const [start, end] = [match.index, match.index + match[0].length];
      if (taken.some((span) => span.start < end && span.end > start)) continue;
      taken.push({ start, end });
      const named = kind === 'measure' || kind === 'clock' ? 'number' : kind;
      yield { kind: named, text: match[0], start, end, ...spelledKey(kind, match[0]) };
    }
  }
}

function spelledKey(kind: Form, written: string): Pick<Value, 'key' | 'size'> {
  if (kind === 'measure') return measureKey(written);
  if (kind === 'percentage')
    return /[分厘毫]/.test(written) && !written.includes('分之')
      ? { key: written, size: null }
      : shareKey(written);
  if (kind === 'amount') return amountKey(plainDigits(written), '', '');
  if (written.endsWith('秒')) return secondsKey(written);
  if (kind === 'clock') {
    return { key: clockKey(written), size: null };
  }
  if (kind === 'period') {
    const unit = written.includes('月') ? 15 : written.includes('年') ? 6 : 12;
    return /年/.test(written)
      ? { key: `month ${unit}`, size: unit * 30 }
      : { key: `half ${written}`, size: unit };
  }
  const inside = /[0-9０-９.．零〇一二三四五六七八九十百两壹贰叁肆伍陆柒捌玖拾]+/.exec(
    kind === 'copies' ? written.replace(/^一式/, '') : written,
  )?.[0];
  const value = readNumber(plainDigits(inside ?? ''));
  const around = written.replace(inside ?? '', '');
  if (kind === 'account') return { key: written, size: null };
  return {
    key: [kind, around, value ?? inside].filter((part) => part !== '').join(' '),
    size: kind === 'number' ? value : null,
  };
}

/** 19时30分, 19:30 and 晚上7点半 are the same. */
function clockKey(written: string): string {
  const half = written.replace(/^[^0-9一二三四五六七八九十]+|[整钟分]/g, '').replace('半', '30');
  const [hour = '', minute = ''] = half.split(/[:：点时]/);
  const isLater = /^(?:下午|晚)/.test(written);
  const hours = readNumber(hour) ?? 0;
  return `clock ${isLater && hours < 12 ? hours + 12 : hours} ${minute === '' ? 0 : (readNumber(minute) ?? 0)}`;
}

/** 1分30秒 and 90秒 are the same. */
function secondsKey(written: string): Pick<Value, 'key' | 'size'> {
  const [seconds = 0, minutes = 0] = written
    .split(/分钟?|秒/)
    .filter((part) => part !== '')
    .map(Number)
    .toReversed();
  const total = minutes * 60 + seconds;
  return { key: `second ${total}`, size: total / 86_400 };
}

function measureKey(written: string): Pick<Value, 'key' | 'size'> {
  const unit = [...measures.keys()].find((name) => written.endsWith(name)) ?? '';
  const [scale = unit, factor = 1] = measures.get(unit) ?? [];
  const value = (readNumber(written.slice(0, -unit.length).trim()) ?? 0) * factor;
  return { key: `${scale} ${Number(value.toPrecision(12))}`, size: value };
}

/** 三成, 八折, 三分之一, 1/3, 一半 */
function shareKey(written: string): Pick<Value, 'key' | 'size'> {
  const [part = '', whole = ''] = written.includes('/')
    ? written.split('/')
    : written.split('分之').toReversed();
  const tenths = (readNumber(written.charAt(0)) ?? 0) + (/[成折]半$/.test(written) ? 0.5 : 0);
  const fraction = whole === '' ? tenths / 10 : (readNumber(part) ?? 0) / (readNumber(whole) ?? 1);
  const share = Number((/半数|一半/.test(written) ? 0.5 : fraction).toPrecision(12));
  return { key: `share ${share}`, size: share };
}

function plainDigits(text: string): string {
  return normalisedText(text, [foldWidth]);
}

/** 万一, 千万, 一一 and names (陆万里) are words made of digits. */
function isWordOfDigits(written: string, text: string, start: number): boolean {
  if (/[0-9０-９]/.test(written)) return false;
  if (/^(?:万一|千万|一一|百万(?!元)|万千|千百|三七|九九|一万一)$/.test(written)) return true;
  const after = text.slice(start + written.length, start + written.length + 2);
  return (
    /^(?:先生|女士|经理|工程)/.test(after) ||
    (/[:：]$/.test(text.slice(0, start)) === false &&
      /^[陆伍万千百]/.test(written) &&
      written.length < 3 &&
      after === '')
  );
}

function readFigure(
  kind: ReturnType<typeof figuresIn>[number]['kind'],
  written: string,
  text: string,
  start: number,
): Pick<Value, 'kind' | 'key' | 'size'> {
  const plain = plainDigits(written).replace(/[\s\u3000]/g, '');
  switch (kind) {
    case 'date':
      return { kind, ...dateKey(plain) };
    case 'amount':
      return { kind, ...amountKey(plain, text.slice(0, start), text.slice(start + written.length)) };
    case 'percentage':
      return { kind, ...percentageKey(plain) };
    case 'period':
      return { kind, ...periodKey(plain) };
    case 'number':
      return numberKey(plain, text.slice(0, start));
  }
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

function amountKey(plain: string, before: string, after: string): Pick<Value, 'key' | 'size'> {
  const context = `${/(?:人民币|RMB|CNY|USD|EUR|HKD|美元|港币|欧元)[:：\s（(大写小]*$/.exec(before)?.[0] ?? ''}${plain}${/^(?:人民币|美元|港币)/.exec(after)?.[0] ?? ''}`;
  const currency = currencies.find(([, form]) => form.test(context))?.[0] ?? 'CNY';
  const match = /^[¥￥$€£]?([0-9,.]+)([十百千万亿]*)/.exec(plain);
  const chinese = /^([零〇○一二三四五六七八九十百千万亿两壹贰叁肆伍陆柒捌玖拾佰仟萬億]+)/.exec(plain)?.[1];
  const whole = match === null ? readNumber(chinese ?? '') : readNumber(`${match[1]}${match[2]}`);
  if (whole === null) return { key: `amount ${plain}`, size: null };
  const small = (unit: string): number =>
    readNumber(new RegExp(`([0-9零一二三四五六七八九壹贰叁肆伍陆柒捌玖]+)${unit}`).exec(plain)?.[1] ?? '') ??
    0;
  const fen = Math.round(whole * 100 + small('角') * 10 + small('分'));
  return { key: `amount ${currency} ${fen}`, size: fen };
}

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

function numberKey(plain: string, before: string): Pick<Value, 'kind' | 'key' | 'size'> {
  const count = plain.replace(/[^0-9]/g, '').length;
  const isNamed = /(?:[账帐]号|[账帐]户|卡号|税号|信用代码|证号)[^0-9，。；]*$/.test(before);
  if (count >= ACCOUNT_DIGITS || (count > 4 && isNamed))
    return { kind: 'account', key: `account ${plain.replace(/\s/g, '')}`, size: null };
  const value = readNumber(plain);
  return { kind: 'number', key: `number ${value ?? plain}`, size: value };
}
