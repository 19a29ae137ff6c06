/**
 * Dates that contradict each other or the calendar. In: the facts of the contract. Out: remarks with the
 * wrong calculation.
 */
import { type Contract, type DateFact, type Period, readNumber } from '@wenjian/contract';
import type { CorrectionDraft } from '../correction.ts';
import { remark } from '../draft-remark.ts';
import { checkAnnouncedFigures } from './check-announced-figures.ts';
import { checkCapitalForms } from './check-capital-forms.ts';
import { checkChanges } from './check-changes.ts';
import { checkComparedFigures } from './check-compared-figures.ts';
import { checkCountedLists } from './check-counted-lists.ts';
import { checkCountedPeople } from './check-counted-people.ts';
import { checkDerivedSums } from './check-derived-sums.ts';
import { checkHours } from './check-hours.ts';
import { checkLegalFigures } from './check-legal-figures.ts';
import { checkListedCounts } from './check-listed-counts.ts';
import { checkPaidParts } from './check-paid-parts.ts';
import { checkRestatedFacts } from './check-restated-facts.ts';
import { checkSaidFigures } from './check-said-figures.ts';
import { checkSharedWhole } from './check-shared-whole.ts';
import { checkToldLengths } from './check-told-lengths.ts';
import { figuresText } from './contract-checks.text.ts';

const DAY_MS = 86_400_000;

export function checkFigures(contract: Contract): readonly CorrectionDraft[] {
  return [
    ...impossibleDates(contract),
    ...weekdays(contract),
    ...terms(contract),
    ...works(contract),
    ...checkChanges(contract),
    ...checkHours(contract),
    ...checkSaidFigures(contract),
    ...checkAnnouncedFigures(contract),
    ...checkComparedFigures(contract),
    ...checkSharedWhole(contract),
    ...checkCountedLists(contract),
    ...checkListedCounts(contract),
    ...checkCapitalForms(contract),
    ...checkDerivedSums(contract),
    ...checkToldLengths(contract),
    ...checkCountedPeople(contract),
    ...checkLegalFigures(contract),
    ...checkPaidParts(contract),
    ...checkRestatedFacts(contract),
  ];
}

const calendarDates = [
  /^(?<year>\S{1,4}?)\s*年\s*(?<month>\S{1,3}?)\s*月\s*(?<day>\S{1,3}?)\s*[日号]$/,
  /^(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})$/,
  /^(?<month>\S{1,3}?)\s*月\s*(?<day>\S{1,3}?)\s*[日号]$/,
];
/** Without a year, February may have 29 days. */
const LEAP_YEAR = 2024;

/** Complete dates that do not exist in the calendar. */
function impossibleDates(contract: Contract): CorrectionDraft[] {
  return contract.dates.flatMap((date) => {
    if (date.iso !== null) return [];
    const written = cut(contract, date);
    const groups = calendarDates
      .map((pattern) => pattern.exec(written)?.groups)
      .find((each) => each !== undefined);
    if (groups === undefined) return [];
    const year = groups.year === undefined ? null : readNumber(groups.year);
    const [month, day] = [readNumber(groups.month ?? ''), readNumber(groups.day ?? '')];
    if ((groups.year !== undefined && year === null) || month === null || day === null || day < 1) return [];
    const isMonth = month >= 1 && month <= 12;
    if (isMonth && day <= daysIn(year ?? LEAP_YEAR, month)) return [];
    const formula = isMonth
      ? figuresText.daysOfMonth(year, month, daysIn(year ?? LEAP_YEAR, month))
      : figuresText.noMonth(month);
    return [{ ...remark(date, 'figures', 'no-such-date', 'error', figuresText.noSuchDate), formula }];
  });
}

const weekdayAfter = /^\s*(?:[（(，,]\s*)?(?:星期|周|礼拜)([一二三四五六日天])/;
const weekdayNames = '日一二三四五六';

function weekdays(contract: Contract): CorrectionDraft[] {
  const { text } = contract.document;
  return contract.dates.flatMap(({ iso, start, end }) => {
    const match = weekdayAfter.exec(text.slice(end, end + 12));
    if (iso === null || match === null) return [];
    const written = (match[1] ?? '').replace('天', '日');
    const right = weekdayNames.charAt(new Date(`${iso}T00:00:00Z`).getUTCDay());
    if (written === right) return [];
    const at = end + match[0].length - 1;
    return [
      {
        ...remark({ start: at, end: at + 1 }, 'figures', 'weekday', 'suspect', figuresText.weekday),
        suggestion: right,
        formula: figuresText.weekdayOf(iso, right),
        related: [{ start, end }],
      },
    ];
  });
}

/** 自…起至…止 with a period beside it: 共两年, 期限为36个月. */
function terms(contract: Contract): CorrectionDraft[] {
  const { text } = contract.document;
  return contract.dates.flatMap((to, index) => {
    const from = contract.dates[index - 1];
    if (from?.iso == null || to.iso === null) return [];
    const between = text.slice(from.end, to.start);
    if (!until.test(between)) return [];
    const period = periodBeside(contract, from, to);
    if (period === undefined) return [];
    // 自…起至…止 names the first day and the last.
    const isStrict = between.includes('起') && /^\s*止/.test(text.slice(to.end, to.end + 2));
    if (isTerm(from.iso, to.iso, period, isStrict)) return [];
    return [
      {
        ...remark(to, 'figures', 'term', 'suspect', figuresText.term),
        formula: figuresText.termOf(from.iso, cut(contract, period), endOf(from.iso, period), to.iso),
        related: [
          { start: from.start, end: from.end },
          { start: period.start, end: period.end },
        ],
      },
    ];
  });
}

const begun = /开工(?:日期|时间)?[：:为是定于]{0,3}\s*$/;
const done = /(?:竣工|完工)(?:日期|时间)?[：:为是定于]{0,3}\s*$/;
const worksDays = /(?<![有净]效?)(?:工期|日历天数)[^，。；\n\d]{0,8}$/;
/** （扣除春节30天）: other days are counted. */
const lessDays = /^[天日]?[（(，]?(?:已)?扣除|^[天日][（(](?:已)?扣除/;
const LABEL = 14;
/** 计划于2024年7月8日开工，2024年9月15日竣工: the word stands behind the date. */
const begunBehind = /^(?:正式)?开工(?!前|后)/;
const doneBehind = /^(?:全部)?(?:竣工|完工)(?!前|后|验收)/;

/** 开工日期, 竣工日期 and 工期总日历天数, each in its line. */
function works(contract: Contract): CorrectionDraft[] {
  const before = ({ start }: { readonly start: number }): string =>
    contract.document.text.slice(Math.max(0, start - LABEL), start);
  const behind = ({ end }: { readonly end: number }): string =>
    contract.document.text.slice(end, end + LABEL);
  const [from, otherFrom] = contract.dates.filter(
    (date) => begun.test(before(date)) || begunBehind.test(behind(date)),
  );
  const [to, otherTo] = contract.dates.filter(
    (date) => done.test(before(date)) || doneBehind.test(behind(date)),
  );
  const [days, otherDays] = contract.periods.filter(
    (period) => period.unit === 'day' && worksDays.test(before(period)) && !lessDays.test(behind(period)),
  );
  if (otherFrom !== undefined || otherTo !== undefined || otherDays !== undefined) return [];
  if (from?.iso == null || to?.iso == null || days === undefined || isTerm(from.iso, to.iso, days)) return [];
  return [
    {
      ...remark(days, 'figures', 'term', 'suspect', figuresText.term),
      formula: figuresText.termOf(from.iso, cut(contract, days), endOf(from.iso, days), to.iso),
      related: [from, to].map(({ start, end }) => ({ start, end })),
    },
  ];
}

const until =
  /^\s*(?:(?:起|开始|起算|起计算|租)\s*)?(?:[，,]\s*)?(?:(?:暂?计算?|持续|施工|停工|延续)\s*)?(?:至|到|—{1,2}|–|～|~)\s*$/;
const lengthBefore = /(?:期限?|期间|为期|租期|任期|延长|顺延|延期|续展|续期|续租|续约|展期)[为是：:]?\s*$/;
const lengthAfter =
  /^\s*(?:(?:止|届满|期满|终止)\s*)?(?:[，,（(]\s*)?(?:共计?|合计|为期|(?:租赁|服务|仓储|合作|合同|借款|委托|承包|许可|聘用)?期限?[为共]?|租期|一共租?|总共|即|计|总?工期[为共]?|历时|持续|逾期|停工|展期[为共]?|共(?:停工|逾期|延误|使用|占用|施工)|累计)\s*$/;
/** 起至2027年5月31日止的三年期间. */
const periodAfter = /^\s*(?:止\s*)?的\s*$/;

function periodBeside({ periods, document }: Contract, from: DateFact, to: DateFact): Period | undefined {
  const { text } = document;
  return periods.find(
    ({ start, end, unit }) =>
      ['year', 'month', 'day'].includes(unit) &&
      ((start >= to.end && lengthAfter.test(text.slice(to.end, start))) ||
        (start >= to.end &&
          periodAfter.test(text.slice(to.end, start)) &&
          /^\s*(?:期间|期限|租期|服务期|合作期)/.test(text.slice(end, end + 4))) ||
        (end <= from.start &&
          /^\s*(?:[，,（(]\s*)?即?(?:[自从]\s*)?$/.test(text.slice(end, from.start)) &&
          lengthBefore.test(text.slice(Math.max(0, start - 8), start)))),
  );
}

/**
 * The first day may or may not be counted, so a term may end a day later than its length says, and where days are counted without 起 and 止 a day
 * earlier. A whole year in days has one number of them.
 */
function isTerm(from: string, to: string, period: Period, isStrict = false): boolean {
  const off = Math.round((Date.parse(to) - Date.parse(endOf(from, period))) / DAY_MS);
  if (off === 0) return true;
  const isYear = to === endOf(from, { count: 1, unit: 'year' });
  if (period.unit === 'day') return Math.abs(off) === 1 && !(isYear && period.count >= SHORTEST_YEAR);
  return Math.abs(off) === 1 && !isStrict && off > 0;
}

const SHORTEST_YEAR = 365;

/** The last day of a term that starts on `from`. */
function endOf(from: string, { count, unit }: Pick<Period, 'count' | 'unit'>): string {
  const date = new Date(`${from}T00:00:00Z`);
  if (unit === 'year') date.setUTCMonth(date.getUTCMonth() + Math.round(count * 12));
  else if (unit === 'month') date.setUTCMonth(date.getUTCMonth() + Math.round(count));
  else date.setUTCDate(date.getUTCDate() + Math.round(count));
  return new Date(date.getTime() - DAY_MS).toISOString().slice(0, 10);
}

function daysIn(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

function cut(
  { document }: Contract,
  { start, end }: { readonly start: number; readonly end: number },
): string {
  return document.text.slice(start, end).trim();
}
