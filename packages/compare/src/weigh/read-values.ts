/**
 * In: a sentence. Out: its figures with their values, so that 1 万元 and 10,000 元, 百分之五 and 5 %, 一年 and
 * 12 个月 are the same. Promise: each value slices out of the text; none overlap.
 */
import { readNumber } from '@wenjian/contract';
import { figuresIn } from '../prepare/figures.ts';
import { amountKey, plainDigits, readFigure, type Value, type ValueKind } from './figure-values.ts';
import { createFormFinder } from './find-forms.ts';
import { measures, unitOf } from './measures.ts';
import { signed } from './signed-value.ts';

export function readValues(text: string): readonly Value[] {
  const taken = spelled(text);
  for (const { kind, text: written, start } of figuresIn(text)) {
    const end = start + written.length;
    if (taken.some((value) => value.start < end && value.end > start)) continue;
    if (kind === 'number' && isWordOfDigits(written, text, start)) continue;
    const { kind: named, key, size } = readFigure(kind, written, text, start);
    taken.push({ kind: named, text: written, start, end, key, size });
  }
  return taken.map((value) => signed(value, text)).sort((one, other) => one.start - other.start);
}

type Form = ValueKind | 'measure' | 'clock';

const dayPart = '(?:[上下]午|[早晚]上?|清晨|凌晨|中午)';
const digits = '[0-9０-９零〇一二三四五六七八九十百两]';
const counters = '份名人台套次期倍个件批笔项层栋间辆条幢张只部本册页株头架艘级等类星轮户组席%';
/**
 * 6222 0210 0100 3456, 9111 0000 1234 5678 9X: an account, a card or the number of a person or company, written in groups.
 * Without a name before it only a bank card is sure: 3000 4000 5000 may be three figures.
 */
const groupedCode =
  /(?<=(?:[账帐][号户]|卡号|税号|代码|识别号|证号码?|身份证|注册号|支付宝)[^0-9，。；]{0,12})[0-9]{3,8}(?:[ \u3000-][0-9A-Z]{1,8}){2,7}(?![0-9A-Za-z])/;
const groupedCard =
  /(?<![0-9A-Za-z])6[0-9]{3}(?:[ \u3000-][0-9]{4}){2,4}(?:[ \u3000-][0-9]{1,3})?(?![0-9A-Za-z])/;

/** What is no figure by itself but counts with its neighbours; each needs one of the characters beside it. */
const forms: readonly (readonly [Form, RegExp, string])[] = [
  ['account', groupedCode, '号户证码宝'],
  ['account', groupedCard, '6'],
  [
    'reference',
    /第[0-9０-９.．零〇一二三四五六七八九十百]{1,8}[编章节条款项]|附[件表录图][0-9０-９零〇一二三四五六七八九十]{1,3}/,
    '第附',
  ],
  ['copies', new RegExp(`(?:[一壹]式|各执|各持|各)?(?:${digits}|[壹贰叁肆伍陆柒捌玖拾]){1,3}份(?!额)`), '份'],
  [
    'reference',
    /第[0-9一二三四五六七八九十]{1,3}(?:顺位|顺序|位|名|期|批次?|阶段|年度?|季度|个?月|周)/,
    '第',
  ],
  [
    'percentage',
    /(?<=[息利率]{1,2}[^，。；]{0,2})[0-9一二三四五六七八九十两]{1,3}[分厘毫](?:[一二三四五六七八九]厘)?(?![钟之])/,
    '分厘毫',
  ],
  [
    'percentage',
    /(?<![0-9.])(?:[0-9]{1,5}(?:\.[0-9]{1,4})?|[一二三四五六七八九十百两]{1,5})\s?(?:个?基点|BPS?(?![A-Za-z])|bps?(?![A-Za-z])|个百分点)/,
    '基BPbp点',
  ],
  ['amount', /(?<![0-9.])[0-9][0-9,]*(?:\.[0-9]+)?万?块钱?(?![砖板石状])/, '块'],
  ['period', /(?<![0-9])[0-9]{1,3}分(?:钟)?[0-9]{1,2}秒|(?<![0-9])[0-9]{1,5}秒/, '秒'],
  ['period', /(?<![0-9一二三四五六七八九十])半(?:个?月|年|天|日)/, '半'],
  [
    'account',
    /(?<![0-9A-Za-z])[0-9A-Z]{15,20}(?![0-9A-Za-z])(?<=[A-Z][0-9A-Z]{0,19})/,
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  ],
  [
    'number',
    new RegExp(
      `(?<![第其另任某同每之唯统单万零〇一二三四五六七八九十百千0-9])[一二三四五六七八九十两壹贰叁肆伍陆柒捌玖拾](?=[${counters}](?![性致方般样直律概旦定切分]|工作日|自然日|日历日|营业日|交易日|小时|月|季度))`,
    ),
    counters,
  ],
  [
    'measure',
    new RegExp(
      `(?<![0-9.])(?:[0-9][0-9,]*(?:\\.[0-9]+)?|[一二三四五六七八九十百千两零]{1,9})万?[ ]?(?:${[...measures.keys()].join('|')})(?![a-zA-Z0-9²³])`,
    ),
    [...measures.keys()].map((unit) => unit.slice(-1)).join(''),
  ],
  [
    'percentage',
    /(?<![零一二三四五六七八九十百])[一二三四五六七八九](?:十?[一二三四五六七八九])?折半?(?![叠算旧现价磨射返线断合中])|(?<![0-9.])[1-9]{1,2}(?:\.[0-9])?折半?(?![叠算旧现价磨射返线断合中])|[一二三四五六七八九]成半?(?![员立交果品功套年本新不熟分像长])|[二三四五六七八九十]分之[一二三四五六七八九]|(?<![0-9/])[1-9]\/[1-9](?![0-9/])|一半|半数/,
    '成折分/半',
  ],
  [
    'clock',
    new RegExp(
      `${dayPart}?(?<![0-9])[0-9]{1,2}[:：][0-9]{2}(?![0-9])|(?:${dayPart}两|${dayPart}?(?<![0-9一二三四五六七八九十])(?:[0-9]{1,2}|[一二三四五六七八九十]{1,3}))[点时](?:整|钟|半|[一三]刻|(?:[0-9]{1,2}|[零〇一二三四五六七八九十]{1,3})分)?(?![0-9一二三四五六七八九零〇])`,
    ),
    ':：点时',
  ],
  ['number', /[双两]倍|加倍|翻倍/, '倍'],
];

const findSpelled = createFormFinder(forms.map(([, form, needs]) => ({ forms: [form.source], needs })));

function spelled(text: string): Value[] {
  const values: Value[] = [];
  findSpelled(text, (index, _, start, end) => {
    if (values.some((value) => value.start < end && value.end > start)) return;
    const [kind = 'number'] = forms[index] ?? [];
    const written = text.slice(start, end);
    const named = kind === 'measure' || kind === 'clock' ? 'number' : kind;
    const part = kind === 'clock' ? partOfDay(values, text, written, start) : '';
    values.push({ kind: named, text: written, start, end, ...spelledKey(kind, `${part}${written}`) });
  });
  return values;
}

function spelledKey(kind: Form, written: string): Pick<Value, 'key' | 'size'> {
  if (kind === 'measure') return measureKey(written);
  if (kind === 'percentage' && /[点BPbps]$/.test(written)) return pointKey(written);
  if (kind === 'percentage')
    return /[分厘毫]/.test(written) && !written.includes('分之')
      ? { key: written, size: null }
      : shareKey(written);
  if (kind === 'account') return { key: `account ${written.replace(/[\s-]/g, '')}`, size: null };
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
    kind === 'copies' ? written.replace(/^[一壹]式/, '') : written,
  )?.[0];
  const value = readNumber(plainDigits(inside ?? ''));
  const around = written.replace(inside ?? '', '');
  return {
    key: [kind, around, value ?? inside].filter((part) => part !== '').join(' '),
    size: kind === 'number' ? value : null,
  };
}

/** 19时30分, 19:30, 晚上7点半 and 下午七时三十分 are the same; 晚12点 is midnight. */
function clockKey(written: string): string {
  const part = /^[^0-9一二两三四五六七八九十]+/.exec(written)?.[0] ?? '';
  const [hour = '', minute = ''] = written
    .slice(part.length)
    .replace('两', '二')
    .replace('一刻', '15')
    .replace('三刻', '45')
    .replace('半', '30')
    .replace(/[整钟分]/g, '')
    .split(/[:：点时]/);
  const hours = readNumber(hour) ?? 0;
  return `clock ${hourOfDay(part, hours)} ${minute === '' ? 0 : (readNumber(minute) ?? 0)}`;
}

/** 晚8点至9点: the evening holds for both. */
function partOfDay(values: readonly Value[], text: string, written: string, start: number): string {
  const before = values.at(-1);
  if (before?.end !== start - 1 || !/[至到]/.test(text.charAt(start - 1))) return '';
  const part = /^(?:下午|晚上?)/.exec(before.text)?.[0];
  if (part === undefined || !/^[0-9一二三四五六七八九十]/.test(written)) return '';
  const [from, until] = [before.text.slice(part.length), written].map((time) =>
    readNumber(time.split(/[:：点时]/)[0] ?? ''),
  );
  return from != null && until != null && from <= until ? part : '';
}

function hourOfDay(part: string, hours: number): number {
  if (hours === 12) return part.startsWith('晚') ? 24 : part === '凌晨' ? 0 : 12;
  const isLater = /^(?:下午|晚)/.test(part) || (part === '中午' && hours < 3);
  return isLater && hours < 12 ? hours + 12 : hours;
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
  const unit = unitOf(written);
  const [scale = unit, factor = 1] = measures.get(unit) ?? [];
  const value = (readNumber(written.slice(0, -unit.length).trim()) ?? 0) * factor;
  return { key: `${scale} ${Number(value.toPrecision(12))}`, size: value };
}

/** 50个基点 and 0.50个百分点 are the same; half of one per cent of something is another thing. */
function pointKey(written: string): Pick<Value, 'key' | 'size'> {
  const count = readNumber(/^[0-9.一二三四五六七八九十百两]+/.exec(written)?.[0] ?? '');
  if (count === null) return { key: `point ${written}`, size: null };
  const points = Number((written.includes('百分点') ? count : count / 100).toPrecision(12));
  return { key: `point ${points}`, size: points };
}

/** 三成, 八折, 八五折, 9.5折, 三分之一, 1/3, 一半 */
function shareKey(written: string): Pick<Value, 'key' | 'size'> {
  const [part = '', whole = ''] = written.includes('/')
    ? written.split('/')
    : written.split('分之').toReversed();
  if (written.includes('折')) return discountKey(written.replace('折半', '5').replace('折', ''));
  const tenths = (readNumber(written.charAt(0)) ?? 0) + (/成半$/.test(written) ? 0.5 : 0);
  const fraction = whole === '' ? tenths / 10 : (readNumber(part) ?? 0) / (readNumber(whole) ?? 1);
  const share = Number((/半数|一半/.test(written) ? 0.5 : fraction).toPrecision(12));
  return { key: `share ${share}`, size: share };
}

/** 八五, 8.5 and 八折半 are 0.85. */
function discountKey(tenths: string): Pick<Value, 'key' | 'size'> {
  const digits = [...tenths.replace(/[.十]/g, '')].map((digit) => readNumber(digit) ?? 0);
  const share = Number(digits.reduce((sum, digit, at) => sum + digit / 10 ** (at + 1), 0).toPrecision(12));
  return { key: `share ${share}`, size: share };
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
