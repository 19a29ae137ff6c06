/**
 * Periods: 三年, 30日, 5个工作日, 六个月, 三十（30）日, 一年半. Calendar dates, ordinals and days of a month
 * are not periods.
 */

import type { DateFact, Period } from '../contract.ts';
import { arabicPattern, chineseDigitPattern, readNumber } from '../numbers/read-number.ts';
import { inLine, type Line } from '../text/body-lines.ts';

const bare = `(?:${arabicPattern}|${chineseDigitPattern}{1,6})`;
/** 30, 三十, 【30】, 三十（30）, 30（三十） */
const count = `(?:[【\\[] ?)?(?<count>${bare})(?: ?[】\\]])?(?: ?[（(](?:[大小]写[:：]?)?${bare}[）)])?`;
const unit =
  '(?<unit>个?(?:工作日|交易日)|个?(?:日历|自然)?[日天]|个?(?:完整)?月|个?季度|周年|年度?|载|个?(?:星期|周)|个?小时)';
const period = new RegExp(
  `(?<![0-9０-９.．第零〇○一二三四五六七八九十百千万×])(?![一二三四1-4]季度)(?:${count} ?${unit}(?:(?<half>半)|[零又]?(?<months>${bare})个月)?|(?<halfOf>半个?[年月]))`,
  'g',
);

/** 四季度 is the last one of a year. A larger number is a calendar year (2026年), not a period. */
const MAX_YEARS = 200;

export function findPeriods(lines: readonly Line[], dates: readonly DateFact[]): readonly Period[] {
  const found: Period[] = [];
  let next = 0;
  for (const line of lines) {
    for (const match of line.text.matchAll(period)) {
      const span = inLine(line, match.index, match.index + match[0].length);
      while ((dates[next]?.end ?? Number.POSITIVE_INFINITY) <= span.start) next++;
      if ((dates[next]?.start ?? Number.POSITIVE_INFINITY) < span.end) continue;
      const length = match.groups?.halfOf ? halfOf(match.groups.halfOf) : lengthOf(match, line.text);
      if (length !== null) found.push({ ...span, ...length });
    }
  }
  return found;
}

type Length = Pick<Period, 'count' | 'unit'>;

function halfOf(words: string): Length {
  return words.includes('年') ? { count: 6, unit: 'month' } : { count: 15, unit: 'day' };
}

function lengthOf(match: RegExpExecArray, text: string): Length | null {
  const { count: written = '', unit: unitWord = '', half, months } = match.groups ?? {};
  const value = readNumber(written);
  if (value === null || value === 0) return null;
  const unit = unitOf(unitWord);
  const before = text.slice(Math.max(0, match.index - 3), match.index);
  const after = text.charAt(match.index + match[0].length);
  if (isDayOfMonth(unitWord, before) || isMonthName(unitWord) || /[级龄代轮]/.test(after)) return null;
  if (unit === 'year' && (value > MAX_YEARS || /^[〇零二][〇零一二三四五六七八九]{2,}/.test(written)))
    return null;
  if (unit === 'year' && half) return { count: value * 12 + 6, unit: 'month' };
  if (unit === 'year' && months) return { count: value * 12 + (readNumber(months) ?? 0), unit: 'month' };
  if (unitWord.includes('季')) return { count: value * 3, unit: 'month' };
  return { count: value, unit };
}

/** 每月5日, 次月10日: a day of the month. */
function isDayOfMonth(unitWord: string, before: string): boolean {
  return unitWord === '日' && /月[份的]?第? ?$/.test(before);
}

/** 六月 is a calendar month, 六个月 a period. */
function isMonthName(unitWord: string): boolean {
  return unitWord === '月';
}

function unitOf(word: string): Period['unit'] {
  if (/工作|交易/.test(word)) return 'workday';
  if (/[日天]/.test(word)) return 'day';
  if (/[年载]/.test(word)) return 'year';
  if (/[月季]/.test(word)) return 'month';
  return word.includes('小时') ? 'hour' : 'week';
}
