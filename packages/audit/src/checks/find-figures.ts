/** Shares and periods in any notation (30%, 百分之三十, 三成, 一半; 两个月, 60日), found in plain text. */
import { readNumber } from '@wenjian/contract';

/** Shares as fractions of one, in reading order. */
export function sharesIn(text: string): readonly number[] {
  return [...text.matchAll(SHARE)].map((match) => shareOf(match));
}

/** Periods in days, in reading order. */
export function daysIn(text: string): readonly number[] {
  return [...text.matchAll(PERIOD)].map((match) => daysOf(match));
}

export function replaceShares(text: string, sign: (share: number) => string): string {
  return text.replace(SHARE, (...groups) => sign(shareOf(groups)));
}

export function replacePeriods(text: string, sign: (days: number) => string): string {
  return text.replace(PERIOD, (...groups) => sign(daysOf(groups)));
}

/** A number in figures or characters, as the source of a pattern. */
export const DIGITS =
  '[0-9零〇一二三四五六七八九十百千万亿两壹贰叁肆伍陆柒捌玖拾佰仟][0-9零〇一二三四五六七八九十百千万亿两半壹贰叁肆伍陆柒捌玖拾佰仟,.点]{0,24}';
const SHARE = new RegExp(
  `(百|千|万|十)分之(${DIGITS})|(${DIGITS})(%|‰|成(?!立|本|果|员|交|功|品|为|年|就|熟|套))|(?<![十百千])([一二三四五])分之([一二三四])|(一半|半数)`,
  'g',
);
const PERIOD = new RegExp(`(${DIGITS})个?(?:工作|自然|营业)?(日|天|周|星期|月|季度|年)(?!份|度|底|初)`, 'g');

const daysByUnit: Readonly<Record<string, number>> = {
  日: 1,
  天: 1,
  周: 7,
  星期: 7,
  月: 30.5,
  季度: 91,
  年: 365,
};
const wholeByWord: Readonly<Record<string, number>> = {
  十: 10,
  百: 100,
  千: 1000,
  万: 10000,
  '%': 100,
  '‰': 1000,
};
const HALF = 0.5;

function shareOf(groups: readonly unknown[]): number {
  const [, whole, part, count, unit, below, above] = groups.map((group) =>
    typeof group === 'string' ? group : '',
  );
  if (whole !== undefined && whole !== '') return (readNumber(part ?? '') ?? 1) / (wholeByWord[whole] ?? 100);
  if (unit !== undefined && unit !== '') return (readNumber(count ?? '') ?? 1) / (wholeByWord[unit] ?? 10);
  if (below !== undefined && below !== '') return (readNumber(above ?? '') ?? 1) / (readNumber(below) ?? 2);
  return HALF;
}

function daysOf([, count, unit]: readonly unknown[]): number {
  if (typeof count !== 'string' || typeof unit !== 'string') return 0;
  return (readNumber(count) ?? 1) * (daysByUnit[unit] ?? 1);
}
