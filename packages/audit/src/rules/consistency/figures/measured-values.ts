/** The values of a piece of text in one form, so that two places can be compared: terms by dates, lengths, shares, sums, measures. */
import { type Contract, factsWithin, readNumber } from '@wenjian/contract';
import { documentSpan, type Span } from '@wenjian/document';
import { monthsOf } from '../../../checks/find-numbers.ts';

export interface Measured extends Span {
  readonly kind: 'dates' | 'period' | 'share' | 'amount' | 'measure' | 'often';
  /** Of what: ℃, 人; a rate per day; a number of working days. */
  readonly unit: string;
  /** One, or the two ends of a range. */
  readonly numbers: readonly number[];
  readonly written: string;
}

export function valuesIn(contract: Contract, place: Span): readonly Measured[] {
  return [
    ...terms(contract, place),
    ...lengths(contract, place),
    ...shares(contract, place),
    ...sums(contract, place),
    ...measures(contract, place),
    ...often(contract, place),
    ...timesInAll(contract, place),
    ...hours(contract, place),
  ];
}

/** A year, 12 months and 365 days are the same. */
const SAME_LENGTH = 0.04;
const EXACT = 0.0005;

export function sameValue(one: Measured, other: Measured): boolean {
  const slack = one.kind === 'period' ? SAME_LENGTH : EXACT;
  const isTerm = one.kind === 'dates';
  // The last day of a term alone is compared with its end.
  const [mine, theirs] =
    isTerm && one.numbers.length !== other.numbers.length
      ? [one.numbers.slice(-1), other.numbers.slice(-1)]
      : [one.numbers, other.numbers];
  return (
    mine.length === theirs.length &&
    mine.every((value, at) => {
      const second = theirs[at] ?? Number.NaN;
      return isTerm
        ? Math.abs(value - second) <= 1
        : Math.abs(value - second) <= Math.max(Math.abs(value), Math.abs(second)) * slack;
    })
  );
}

const DAY_MS = 86_400_000;
const until = /^[^。；\d]{0,8}(?:至|到|—|-|~|～)[^。；\d]{0,4}$/;

const lastDay = /(?:截止|截至|到期|届满|终止|结束)(?:日期?|时间)?[^，。；\d]{0,4}$/;
const REACH = 12;

/** 2025年7月1日至2026年6月30日; or its last day alone, where it is called so. */
function terms({ document, dates }: Contract, place: Span): readonly Measured[] {
  const { text } = document;
  const found = factsWithin(dates, place);
  return found.flatMap((to, at): Measured[] => {
    const from = found[at - 1];
    if (to.iso === null) return [];
    const end = Date.parse(to.iso) / DAY_MS;
    if (from?.iso != null && until.test(text.slice(from.end, to.start)))
      return [
        measured(text, 'dates', '', [Date.parse(from.iso) / DAY_MS, end], { start: from.start, end: to.end }),
      ];
    const before = text.slice(Math.max(0, to.start - REACH), to.start).replace(/\s/g, '');
    return lastDay.test(before) ? [measured(text, 'dates', '', [end], to)] : [];
  });
}

function lengths({ document, periods }: Contract, place: Span): readonly Measured[] {
  return factsWithin(periods, place).map((period) => {
    const unit = period.unit === 'workday' || period.unit === 'hour' ? period.unit : '';
    const value = unit === '' ? monthsOf(period) : period.count;
    return measured(document.text, 'period', unit, [value], period);
  });
}

function shares({ document, percentages }: Contract, place: Span): readonly Measured[] {
  return factsWithin(percentages, place).map((share) =>
    measured(document.text, 'share', share.per === 'year' ? '' : (share.per ?? ''), [share.value], share),
  );
}

function sums({ document, amounts }: Contract, place: Span): readonly Measured[] {
  return factsWithin(amounts, place).flatMap((amount) =>
    amount.fen === null || amount.isUppercase
      ? []
      : [measured(document.text, 'amount', '', [amount.fen], amount)],
  );
}

const figure = '((?<![\\d,.])-?\\d[\\d,]{0,14}(?:\\.\\d{1,6})?\\s?万?)';
const units =
  '℃|°C|摄氏度|吨|公斤|千克|kg|公里|千米|平方米|㎡|亩|毫米|厘米|mm|cm|米|人|名|层|分贝|dB|kVA|kW|千瓦|MPa|升|Mbps|GB|TB|场|课时|页|篇|集|分钟|秒|瓶|件|只|间|床|台|套|箱|辆|桌|个(?!月|工作|自然|日历|小时|季|百分)';
const measure = new RegExp(
  `${figure}\\s?(${units})?(?:\\s?(?:至|到|-|—|~|～)\\s?${figure}\\s?)?(${units})`,
  'g',
);

const sameUnit: Readonly<Record<string, string>> = {
  名: '人',
  '㎡': '平方米',
  千米: '公里',
  公斤: '千克',
  kg: '千克',
};

/** 5℃至25℃, 不少于12人. */
function measures({ document }: Contract, { start, end }: Span): readonly Measured[] {
  return [...document.text.slice(start, end).matchAll(measure)].flatMap((match): Measured[] => {
    const [, first = '', inner, second, unit = ''] = match;
    if (inner !== undefined && (inner !== unit || second === undefined)) return [];
    const numbers = [first, second].flatMap((text) => (text === undefined ? [] : [numberOf(text)]));
    const from = start + match.index;
    return [
      measured(document.text, 'measure', sameUnit[unit] ?? unit, numbers, {
        start: from,
        end: from + match[0].length,
      }),
    ];
  });
}

const TEN_THOUSAND = 10_000;

/** 4.6万 is 46,000. */
function numberOf(written: string): number {
  const number = Number(written.replace(/[,万\s]/g, ''));
  return written.includes('万') ? Math.round(number * TEN_THOUSAND) : number;
}

const inAll = /共(?:计|做|进行|安排|开展|提供|举办)?([一二两三四五六七八九十\d]{1,3})次/g;

/** 一共做六次, as often as in all. */
function timesInAll({ document }: Contract, { start, end }: Span): readonly Measured[] {
  return [...document.text.slice(start, end).matchAll(inAll)].flatMap((match): Measured[] => {
    const count = readNumber(match[1] ?? '');
    const from = start + match.index;
    const place = { start: from, end: from + match[0].length };
    return count === null ? [] : [measured(document.text, 'often', '次', [count], place)];
  });
}

const every =
  /每(?:个)?(日|天|周|星期|月|季度?|半年|年度?)(?:[^，。；\d]{0,6}?)([一二两三四五六七八九十\d]{1,3})次/g;
const timesAYear: Readonly<Record<string, number>> = {
  日: 365,
  天: 365,
  周: 52,
  星: 52,
  月: 12,
  季: 4,
  半: 2,
  年: 1,
};

/** 每月不少于两次. */
function often({ document }: Contract, { start, end }: Span): readonly Measured[] {
  return [...document.text.slice(start, end).matchAll(every)].flatMap((match): Measured[] => {
    const count = readNumber(match[2] ?? '');
    const cycle = timesAYear[(match[1] ?? '').slice(0, 1)];
    if (count === null || cycle === undefined) return [];
    const from = start + match.index;
    return [
      measured(document.text, 'often', '', [count * cycle], { start: from, end: from + match[0].length }),
    ];
  });
}

const fromTo = /(\d{1,2})[:：](\d{2})\s?(?:至|到|-|—|~|～|–)\s?(\d{1,2})[:：](\d{2})/g;
const MINUTES = 60;

/** 9:00至18:00, in minutes. */
function hours({ document }: Contract, { start, end }: Span): readonly Measured[] {
  return [...document.text.slice(start, end).matchAll(fromTo)].map((match) => {
    const [, fromHour, fromMinute, toHour, toMinute] = match.map(Number);
    const numbers = [
      (fromHour ?? 0) * MINUTES + (fromMinute ?? 0),
      (toHour ?? 0) * MINUTES + (toMinute ?? 0),
    ];
    const from = start + match.index;
    return measured(document.text, 'often', '时刻', numbers, { start: from, end: from + match[0].length });
  });
}

function measured(
  text: string,
  kind: Measured['kind'],
  unit: string,
  numbers: readonly number[],
  { start, end }: { readonly start: number; readonly end: number },
): Measured {
  return { ...documentSpan(start, end), kind, unit, numbers, written: text.slice(start, end).trim() };
}
