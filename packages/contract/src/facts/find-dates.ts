/**
 * Calendar dates in all Chinese spellings, including those with blanks. A date that does not exist or is
 * incomplete has no `iso`.
 */

import type { DateFact } from '../contract.ts';
import { chineseDigitPattern, digitPattern, readNumber } from '../numbers/read-number.ts';
import { inLine, type Line } from '../text/body-lines.ts';

const gap = '[ \\u3000]{0,4}';
const number = `(?:${digitPattern}{1,4}|${chineseDigitPattern}{1,4})`;
const blank = '(?:[_＿ \\u3000]{1,24}|【[ \\u3000_]{0,12}】|[×X]{1,4})';
const part = (name: string, optional = '') => `(?<${name}>${number}|${blank})${optional}`;

const patterns = [
  new RegExp(
    `(?<!${digitPattern})${part('year')}${gap}年${gap}${part('month')}${gap}月(?:${gap}${part('day')}${gap}[日号])?`,
    'g',
  ),
  new RegExp(
    `(?<!${digitPattern}|[-/.])(?<year>(?:19|20)${digitPattern}{2})(?<mark>[-/.])(?<month>${digitPattern}{1,2})\\k<mark>(?<day>${digitPattern}{1,2})(?!${digitPattern}|[-/.])`,
    'g',
  ),
  new RegExp(
    `(?<!${digitPattern}|${chineseDigitPattern})(?<month>${digitPattern}{1,2}|[一二三四五六七八九十]{1,2})${gap}月${gap}(?<day>${digitPattern}{1,2}|[一二三四五六七八九十]{1,3})${gap}[日号]`,
    'g',
  ),
];

const labelWords =
  /(?:签订|签署|签约|订立|开工|竣工|完工|交付|交货|交房|起租|起始|起算|到期|届满|终止|生效|入职|借款|还款|付款|发货|验收|上线|开业|截止|出具|有效)(?:之?日期?|时间)?|日期|时间/g;
const LABEL_REACH = 14;

export function findDates(lines: readonly Line[]): readonly DateFact[] {
  return lines.flatMap((line) => (/[年月\-/.]/.test(line.text) ? datesOf(line) : []));
}

function datesOf(line: Line): DateFact[] {
  const found: DateFact[] = [];
  const taken: [number, number][] = [];
  for (const pattern of patterns) {
    const known = taken.length;
    for (const match of line.text.matchAll(pattern)) {
      const start = match.index + leadingSpace(match[0]);
      const end = match.index + match[0].length;
      if (overlapsSorted(taken, known, start, end)) continue;
      taken.push([start, end]);
      const { year, month, day } = match.groups ?? {};
      found.push({
        ...inLine(line, start, end),
        iso: isoDate(year, month, day),
        label: labelOf(line.text, start, end),
      });
    }
    taken.sort((a, b) => a[0] - b[0]);
  }
  return found.sort((a, b) => a.start - b.start);
}

/** Blanks before 年 may start with the space between two words, which is not part of the date. */
function leadingSpace(text: string): number {
  return text.length - text.trimStart().length;
}

function overlapsSorted(
  taken: readonly [number, number][],
  known: number,
  start: number,
  end: number,
): boolean {
  let low = 0;
  let high = known;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((taken[middle]?.[1] ?? 0) <= start) low = middle + 1;
    else high = middle;
  }
  const next = taken[low];
  return low < known && next !== undefined && next[0] < end;
}

function isoDate(year?: string, month?: string, day?: string): string | null {
  if (year === undefined || month === undefined || day === undefined) return null;
  const [y, m, d] = [readNumber(year), readNumber(month), readNumber(day)];
  if (y === null || m === null || d === null || y < 1900 || y > 2199 || m < 1 || m > 12) return null;
  if (d < 1 || d > daysIn(y, m)) return null;
  return `${y}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}`;
}

function daysIn(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** The noun before it (签订日期), else 起 or 止 when the surrounding words say that something starts or ends then. */
function labelOf(text: string, start: number, end: number): string | null {
  const before = text.slice(Math.max(0, start - LABEL_REACH), start);
  const after = text.slice(end, end + 4);
  if (/(?:至|到|截止)[ :：]?$/.test(before) || /^止/.test(after)) return '止';
  if (/[自从][^，。；]{0,4}$/.test(before) || /^(?:起|之日起|开始)/.test(after)) return '起';
  const words = [...(/(?<![^，。；])[^，。；]*$/.exec(before)?.[0] ?? '').matchAll(labelWords)];
  return words.at(-1)?.[0] ?? null;
}
