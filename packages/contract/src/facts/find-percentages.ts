/**
 * Percentages and rates: 5%, 0.5‰, 万分之五, 百分之【20】, 三成, 三分之二, 一半, 两倍, and the time they
 * apply to, from the surrounding words. Multiples of an interest rate (报价利率的四倍) are not included.
 */

import type { Percentage } from '../contract.ts';
import { arabicPattern, chineseDigitPattern, readNumber } from '../numbers/read-number.ts';
import { inLine, type Line } from '../text/body-lines.ts';

const bracketed = (pattern: string) => `(?:[【\\[] ?)?${pattern}(?: ?[】\\]])?`;
const oneDigit = '[一二两三四五六七八九壹贰叁肆伍陆柒捌玖1-9]';
/** 三成, 三成半; not 九成新, 成员, 成果. */
const tenths = `(?<tenths>${oneDigit})成(?<half>半)?(?![员立交果品功套年本新不熟分像长])`;
/** 三分之二, 五分之一; not the end of 十二分之一. */
const fraction = `(?<![十百千])(?<whole>[二三四五六七八九十])分之(?<part>[一二两三四五六七八九])(?![、.．])`;
/** 一倍, 1.5倍; 双倍 without a number is the deposit rule. */
const times = `(?<times>${oneDigit}|[0-9]{1,2}(?:\\.[0-9]{1,2})?)倍`;
const percentage = new RegExp(
  `(?<![0-9０-９.．])(?:${bracketed(`(?<number>${arabicPattern})`)} ?(?<sign>[%％‰‱])|(?<base>[百佰千仟万])分之 ?${bracketed(
    `(?<share>${arabicPattern}|(?:${chineseDigitPattern}|点){1,10})`,
  )}|(?<![第之零〇一二三四五六七八九十百千])(?:${tenths}|${fraction}|${times})|(?<equal>一半|半数|对半))`,
  'g',
);

const bases = new Map([
  ['%', 1e2],
  ['％', 1e2],
  ['‰', 1e3],
  ['‱', 1e4],
  ['百', 1e2],
  ['佰', 1e2],
  ['千', 1e3],
  ['仟', 1e3],
  ['万', 1e4],
]);

/** The maximum distance of the words that name the time of a rate. */
const REACH = 60;
const late = '(?:逾期|延迟|迟延|延误|拖延|延期|超期|迟交|迟付|拖欠|迟|拖|晚)';
const dayWords = new RegExp(
  `每(?:逾|${late})[^，。；0-9二三四五六七八九十]{0,8}[日天]|(?:逾|${late})[^，。；0-9二三四五六七八九十]{0,6}?[一1壹][日天]|每[一1]?[日天]|[按以][日天]|逐[日天]|[日天](?:利率|息|违约金|滞纳金|罚息|罚|费率)|(?<![0-9一二三四五六七八九十第当])[日天]$`,
  'g',
);
const monthWords =
  /月(?:利率|息|利|费率)|[按以]月(?=(?:[计付支结收百千万利]|$)[^，。；]{0,6}$)|每[一1个]{0,2}月(?![0-9一二三四五六七八九十])(?=[^，。；]{0,12}$)/g;
const yearWords =
  /年(?:利率|息|利|化|费率|收益率|回报率)|[按以]年(?=(?:[计付支结收百千万]|$)[^，。；]{0,6}$)|每一?年(?=[^，。；]{0,12}$)|(?<![0-9一二三四五六七八九十两第])年$/g;

/** A tax rate applies per transaction, even if something else happens every month. */
const tax = /(?:税率|税点|含税?|增值税)[为是：:]?$/;

export function findPercentages(lines: readonly Line[]): readonly Percentage[] {
  const found: Percentage[] = [];
  for (const line of lines) {
    let previousEnd = 0;
    for (const match of line.text.matchAll(percentage)) {
      const value = shareOf(match.groups ?? {});
      const end = match.index + match[0].length;
      const isTimesOfRate =
        match.groups?.times !== undefined &&
        rate.test(line.text.slice(Math.max(0, match.index - REACH), match.index));
      if (value !== null && !isTimesOfRate) {
        found.push({
          ...inLine(line, match.index, end),
          value: Number(value.toPrecision(12)),
          per: timeOf(line.text, match.index, end, previousEnd),
        });
        previousEnd = end;
      }
    }
  }
  return found;
}

/** After these words, 四倍 multiplies an interest rate. */
const rate = /(?:利率|LPR|基准|利息)[^，。；]{0,12}$/;

function shareOf(groups: Readonly<Record<string, string | undefined>>): number | null {
  const { number, sign, base, share, tenths, half, whole, part, times, equal } = groups;
  if (equal !== undefined) return 0.5;
  if (times !== undefined) return readNumber(times);
  if (tenths !== undefined) return ((readNumber(tenths) ?? 0) + (half === undefined ? 0 : 0.5)) / 10;
  if (whole !== undefined) return (readNumber(part ?? '') ?? 0) / (readNumber(whole) ?? 1);
  const value = readNumber(number ?? share ?? '');
  return value === null ? null : value / (bases.get(sign ?? base ?? '') ?? 1);
}

function timeOf(text: string, start: number, end: number, previousEnd: number): Percentage['per'] {
  const after = /^ ?(?:[/／]|每)(?:[一1])?([日天月年])/.exec(text.slice(end, end + 5))?.[1];
  if (after !== undefined) return perOf(after);
  const sentence = text.slice(Math.max(0, start - REACH, previousEnd), start);
  const before = sentence.slice(Math.max(sentence.lastIndexOf('。'), sentence.lastIndexOf('；')) + 1);
  if (tax.test(before)) return null;
  // The nearest word decides: 年利率不得超过…，逾期的按日万分之五.
  const nearest = [
    { per: 'day', at: lastMatch(before, dayWords) },
    { per: 'month', at: lastMatch(before, monthWords) },
    { per: 'year', at: lastMatch(before, yearWords) },
  ] as const;
  const best = nearest.reduce((a, b) => (b.at > a.at ? b : a));
  return best.at < 0 ? null : best.per;
}

function perOf(word: string): Percentage['per'] {
  if (word === '月') return 'month';
  return word === '年' ? 'year' : 'day';
}

function lastMatch(text: string, pattern: RegExp): number {
  return [...text.matchAll(pattern)].at(-1)?.index ?? -1;
}
