/** Numbers of instalments and of days that follow from the dates and cycles of the contract. */
import {
  type Contract,
  type DateFact,
  factsWithin,
  readNumber,
  sentencesOf,
  wordsBefore,
} from '@wenjian/contract';
import { daysBetween, monthsOf } from '../../../checks/find-numbers.ts';
import { sentenceAt } from '../../../checks/find-sentences.ts';
import type { Finding } from '../../../rule.ts';

const count = /(?:共计?|总计|分为?|合计)([一二三四五六七八九十\d]{1,3})期/;
const cycles: readonly (readonly [RegExp, number])[] = [
  [/按月|每个?月|逐月/, 1],
  [/[按每逐]季|每三个月/, 3],
  [/半年|每六个月/, 6],
  [/按年|每年|逐年/, 12],
];

/** 三十六个月、按季支付、共计十六期: should be twelve. */
export function wrongInstalmentCounts(contract: Contract): Finding[] {
  const term = sentencesOf(contract).find(
    (sentence) =>
      /(?:租赁|借款|贷款|还款|融资|分期)期限/.test(sentence.text) &&
      factsWithin(contract.periods, sentence).some(({ unit }) => unit === 'month' || unit === 'year'),
  );
  const [period] = term === undefined ? [] : factsWithin(contract.periods, term);
  if (term === undefined || period === undefined) return [];
  const months = Math.round(monthsOf(period));
  return sentencesOf(contract).flatMap((sentence): Finding[] => {
    const stated = readNumber(count.exec(sentence.text)?.[1] ?? '');
    const cycle = cycles.find(([words]) => words.test(sentence.text))?.[1];
    if (
      stated === null ||
      cycle === undefined ||
      months % cycle !== 0 ||
      !/租金|本息|利息|还款|付/.test(sentence.text)
    )
      return [];
    const expected = months / cycle;
    if (stated === expected || /宽限|首付|首期|预付|免租|先付/.test(sentence.text)) return [];
    return [
      {
        span: sentence,
        related: [term],
        detail: `期限${months}个月 ÷ 每期${cycle}个月 = ${expected}期，此处写为${stated}期`,
      },
    ];
  });
}

/** 开工日期, 竣工日期 and 工期总日历天数, wherever they stand. */
export function wrongWorkDays(contract: Contract): Finding[] {
  const named = (pattern: RegExp) =>
    contract.dates.find((date) => date.iso !== null && pattern.test(wordsBefore(contract, date)));
  const begin = named(/开工(?:日期?|时间)?[^，。；\d]{0,8}$/);
  const end = named(/(?:竣工|完工|交工)(?:日期?|时间)?[^，。；\d]{0,8}$/);
  const period = contract.periods.find(
    (one) =>
      one.unit === 'day' && /(?:工期|日历天数?)[^，。；\d]{0,12}$/.test(wordsBefore(contract, one, 18)),
  );
  if (begin === undefined || end === undefined || period === undefined) return [];
  const days = daysBetween(begin, end);
  if (days === null || days <= 0 || Math.abs(days - period.count) <= 1 || days + 1 === period.count)
    return [];
  const span = sentenceAt(contract, period) ?? period;
  const from = sentenceAt(contract, begin) ?? begin;
  return [
    {
      span,
      related: from.start === span.start ? [] : [from],
      detail: `开工至竣工共${days + 1}日，此处工期写为${period.count}日`,
    },
  ];
}

/** Differences of a day or two; larger ones are reported as a wrong term. */
const SMALL = 2;

/** 6天5晚, with the day of leaving and of coming back. */
const nights =
  /(?<days>\d{1,2}|[二三四五六七八九十]{1,3})[天日](?<nights>\d{1,2}|[一二三四五六七八九十]{1,3})[晚夜]/;

function wrongNights(contract: Contract): Finding[] {
  return sentencesOf(contract).flatMap((sentence): Finding[] => {
    const stated = readNumber(nights.exec(sentence.text)?.groups?.days ?? '');
    const [from, to, another] = factsWithin(contract.dates, sentence);
    if (stated === null || from === undefined || another !== undefined) return [];
    const days = to?.iso == null ? daysInYear(from, sentence.text) : daysBetween(from, to);
    if (days === null || days <= 0 || days + 1 === stated || Math.abs(days + 1 - stated) > SMALL) return [];
    return [{ span: sentence, detail: `起止之间共${days + 1}天，此处写为${stated}天` }];
  });
}

const DAY_MS = 86_400_000;
const dayOfYear = /(?<!年)(?<month>\d{1,2})月(?<day>\d{1,2})[日号]/;

/** 2026年7月6日出发，7月12日返回: the second day without its year. */
function daysInYear({ iso }: DateFact, text: string): number | null {
  const { month, day } = dayOfYear.exec(text)?.groups ?? {};
  if (iso === null || month === undefined || day === undefined) return null;
  const to = Date.parse(`${iso.slice(0, 4)}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
  return Number.isNaN(to) ? null : Math.round((to - Date.parse(iso)) / DAY_MS);
}

export function wrongDayCounts(contract: Contract): Finding[] {
  return [...wrongNights(contract), ...wrongCounts(contract), ...wrongSinceSigning(contract)];
}

const sinceSigning = /(?:签订|签署|订立|签约)(?:之日|后|当日|之后)?起?$/;
const isSaidAgain = /^(?:之?内)?[，,、（(]?(?:即|也就是|亦即|至)(?:于|在|截至)?$/;
const signed = /(?:签订|签署|签约|订立)(?:日期|时间|之日|日)[：:\s]*$/;
/** Days: holidays and the day of the last signature explain so much. */
const LEEWAY = 5;

/** 签订之日起45日内，即2026年6月30日前, signed on 20 April. */
function wrongSinceSigning(contract: Contract): Finding[] {
  const { text } = contract.document;
  const days = contract.dates.filter((date) => date.iso !== null && signed.test(wordsBefore(contract, date)));
  const [day] = days;
  if (day === undefined || days.some(({ iso }) => iso !== day.iso)) return [];
  return contract.periods.flatMap((period): Finding[] => {
    const sentence = sentenceAt(contract, period);
    if (period.unit !== 'day' || sentence === null || !sinceSigning.test(wordsBefore(contract, period)))
      return [];
    const until = factsWithin(contract.dates, sentence).find(({ start }) => start >= period.end);
    const gap = until === undefined ? '' : text.slice(period.end, until.start).replace(/\s/g, '');
    if (until === undefined || !isSaidAgain.test(gap)) return [];
    const between = daysBetween(day, until);
    if (between === null || Math.abs(between - period.count) <= LEEWAY) return [];
    return [
      {
        span: sentence,
        related: [sentenceAt(contract, day) ?? day],
        detail: `签订日期至该日共${between}日，此处写为${period.count}日`,
      },
    ];
  });
}

/** 10月1日至12月31日，共计90天: ninety-two. */
function wrongCounts(contract: Contract): Finding[] {
  const { text } = contract.document;
  return sentencesOf(contract).flatMap((sentence): Finding[] => {
    const [from, to, another] = factsWithin(contract.dates, sentence);
    if (from === undefined || to === undefined || another !== undefined) return [];
    if (!/^[^。；]{0,8}(?:至|到|—|-|~)[^。；]{0,4}$/.test(text.slice(from.end, to.start))) return [];
    const period = factsWithin(contract.periods, sentence).find(
      ({ start, unit }) =>
        unit === 'day' &&
        /(?:共计?|合计|总计|为期|历时)[^，。；\d]{0,4}$/.test(text.slice(sentence.start, start)),
    );
    const days = daysBetween(from, to);
    if (period === undefined || days === null || days <= 0) return [];
    const isRight = period.count === days || period.count === days + 1;
    if (isRight || Math.abs(days - period.count) > SMALL) return [];
    return [{ span: sentence, detail: `起止之间共${days + 1}日，此处写为${period.count}日` }];
  });
}
