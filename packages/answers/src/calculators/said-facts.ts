/** The figures a question states: 月薪8000, 工作了3年半, 定金十万, 月息两分, 2023年5月1日. Null where it states none. */
import { readNumber } from '@wenjian/contract';

const digit = '[零〇一二三四五六七八九十百千万亿两俩\\d.]';
/** Nobody says a sum in more characters, and a longer run is looked through once. */
const amount = `(?<amount>${digit}{1,16})\\s?(?<unit>[kKwW])?`;
/** Between the word and the figure: 月工资大概是8000. */
const near = '[^\\d零〇一二两三四五六七八九十百千万，。；？]{0,8}';

/** 一万二 is 12000, 8k 8000, 3w 30000. */
export function readSaidAmount(written: string, unit = ''): number | null {
  const colloquial = /^(?<head>.*(?<last>[万千百]))(?<tail>[一二三四五六七八九\d])$/.exec(written)?.groups;
  const scales: Readonly<Record<string, number>> = { 万: 1_000, 千: 100, 百: 10 };
  const head = readNumber((colloquial?.head ?? written).replaceAll('俩', '两'));
  if (head === null) return null;
  const tail =
    colloquial === undefined
      ? 0
      : (readNumber(colloquial.tail ?? '') ?? 0) * (scales[colloquial.last ?? ''] ?? 0);
  const factor = /k/i.test(unit) ? 1_000 : /w/i.test(unit) ? 10_000 : 1;
  return (head + tail) * factor;
}

/** 十万定金. */
export function amountBefore(question: string, word: string): number | null {
  const found = new RegExp(`(?<![\\d.])${amount}(?:元|块钱?)?的?${word}`).exec(question)?.groups;
  return found === undefined ? null : readSaidAmount(found.amount ?? '', found.unit);
}

/** The amount after one of these words. */
export function amountAfter(question: string, words: string, least = 1): number | null {
  for (const { groups } of question.matchAll(
    new RegExp(`(?:${words})${near}${amount}(?!\\d*(?:年|个月|月|天|日|%|个|人|小时|分|岁|次|套))`, 'g'),
  )) {
    const value = readSaidAmount(groups?.amount ?? '', groups?.unit);
    if (value !== null && value >= least) return value;
  }
  return null;
}

const LEAST_WAGE = 500;
/** 月薪8000到10000 is a range, and no figure. */
const noRange = `(?!${digit}|\\s?(?:[-~～—]+|到|至)\\s?${digit})`;
/** 工资被扣了2000 and 每月还房贷3000 are no pay. */
const paid = '(?:(?![扣罚欠拖少降涨缴交还租补从])[^\\d零〇一二两三四五六七八九十百千万，。；？]){0,8}';
const ofAYearOrDay = '(?<!年[的总]?|[天日]的?)';
/** 拖欠三个月工资2万 is not what a month brings. */
const pay = `月薪|(?<!个)月工资|(?<!个月的?|欠.{0,6})${ofAYearOrDay}(?:工资|薪水|薪资|到手)|底薪|月收入|月入`;

/** Null also where the question states several. 每月 alone tells of pay only where nothing else does. */
export function saidMonthlyWage(question: string): number | null {
  const stated = wagesAfter(question, pay);
  const wages = stated.size > 0 ? stated : wagesAfter(question, '一个月|每个?月');
  const [wage = null] = wages;
  return wages.size === 1 ? wage : null;
}

function wagesAfter(question: string, words: string): ReadonlySet<number> {
  const stated = new RegExp(
    `(?:${words})${paid}${amount}${noRange}(?!年|个月|月|天|日|%|个|人|小时|分|岁|次|套)`,
    'g',
  );
  return new Set(
    [...question.matchAll(stated)].flatMap(({ groups }) => {
      const value = readSaidAmount(groups?.amount ?? '', groups?.unit);
      return value === null || value < LEAST_WAGE ? [] : [value];
    }),
  );
}

export interface Duration {
  readonly years: number;
  readonly months: number;
}

/** 22年3月 and 18年入职 are dates. */
const noDate = `(?!\\s?${digit}{1,3}月|(?:就|才|刚|我|年?[初底中])?(?:入职|进|来|开始|毕业|加入|到|至|起|以来))`;
const lasting = new RegExp(
  `(?<!第|近|从|自|于|${digit})(?:(?<years>${digit}{1,4})(?<half>年半)|(?<onlyYears>${digit}{1,4})年(?!前|底|初|代|级|的?合同|度|龄)${noDate}(?:零?(?<rest>${digit}{1,3})个月)?|(?<months>${digit}{1,3})个(?<halfMonth>半)?月(?!的?(?:工资|补偿|试用)))`,
  'g',
);
const WORKED = /工作|干|上班|工龄|做|待|呆|入职|就职|任职|满|打工/;
const MOST_YEARS = 60;

/** How long somebody has worked: the one after a word for working, else the only one. */
export function saidService(question: string): Duration | null {
  const found = [...question.matchAll(lasting)].flatMap((match) => {
    const { years, onlyYears, half, rest, months } = match.groups ?? {};
    const whole = readNumber(years ?? onlyYears ?? '0');
    const more = half === undefined ? readNumber(rest ?? months ?? '0') : 6;
    if (whole === null || more === null || whole > MOST_YEARS) return [];
    const isWork = WORKED.test(question.slice(Math.max(0, match.index - 8), match.index));
    const total = Math.round(whole * 12) + Math.floor(more);
    return [{ isWork, years: Math.floor(total / 12), months: total % 12 }];
  });
  const told = found.find(({ isWork }) => isWork) ?? (found.length === 1 ? found[0] : undefined);
  return told === undefined ? null : { years: told.years, months: told.months };
}

/** Between the word and the figure, within the same clause. */
const inClause = '[^\\d，。？；,;?]{0,6}';
const cents = `(?<whole>${digit}{1,2})分(?<part>[一二三四五六七八九半\\d])?`;

/** Yearly, in percent: 年利率24%, 月息2分, 月利率2%, 一分五的利息. One 分 is a tenth by the year, a hundredth by the month. */
export function saidYearlyRate(question: string): number | null {
  const percent = (words: string) =>
    new RegExp(`(?:${words})${inClause}(?<rate>\\d+(?:\\.\\d+)?)\\s?[%％]`).exec(question)?.groups?.rate;
  const yearly = percent('年利率|年息|年化|年利');
  if (yearly !== undefined) return Number(yearly);
  const monthly = percent('月利率|月息|月利|每个?月利息');
  if (monthly !== undefined) return Number(monthly) * 12;
  const between = '[^，。？；,;?]{0,4}?';
  const tenths = readCents(question, `年(?:利率|利息|化|息|利)${between}${cents}`);
  if (tenths !== null) return tenths * 10;
  const hundredths =
    readCents(question, `(?<![年日天]利?)(?:息|利)${between}${cents}`) ??
    readCents(question, `(?<!${digit})${cents}(?:的?利|息)`);
  return hundredths === null ? null : hundredths * 12;
}

function readCents(question: string, pattern: string): number | null {
  const found = new RegExp(pattern).exec(question)?.groups;
  const whole = readNumber((found?.whole ?? '').replace('两', '二'));
  if (whole === null || whole > 30) return null;
  const part = found?.part ?? '0';
  return whole + (part === '半' ? 5 : (readNumber(part) ?? 0)) / 10;
}

/** The published rate for a year, where the question gives it. */
export function saidLpr(question: string): number | null {
  const rate = /(?:LPR|lpr|市场报价利率)[^\d]{0,8}(?<rate>\d+(?:\.\d+)?)\s?[%％]/.exec(question)?.groups
    ?.rate;
  return rate === undefined ? null : Number(rate);
}

const completeDate =
  /(?<year>20\d\d|19\d\d)\s?[年./-]\s?(?<month>\d{1,2})\s?[月./-]\s?(?<day>\d{1,2})[日号]?/g;

/** The date as an ISO date; of several the one beside one of these words, null where that is not one. */
export function saidDate(question: string, words: string): string | null {
  const dates = [...question.matchAll(completeDate)].map(({ groups, index, 0: { length } }) => ({
    iso: `${groups?.year}-${groups?.month?.padStart(2, '0')}-${groups?.day?.padStart(2, '0')}`,
    before: question.slice(0, index),
    after: question.slice(index + length),
  }));
  const follows = new RegExp(`^[^，。；？,\\d]{0,4}(?:${words})`);
  const leads = new RegExp(`(?:${words})[^，。；？,\\d]{0,4}$`);
  const isMeant = new Set(dates.map(({ iso }) => iso)).size === 1;
  const meant = dates.filter(({ before, after }) => isMeant || follows.test(after) || leads.test(before));
  const [iso, ...others] = new Set(meant.map((date) => date.iso));
  return iso === undefined || others.length > 0 || !isDay(iso) ? null : iso;
}

function isDay(iso: string): boolean {
  const time = Date.parse(`${iso}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === iso;
}

/** 12小时, 3天 near one of these words, in hours. 国庆放假7天 is no work. */
export function saidHours(question: string, words: string): number | null {
  const pattern = new RegExp(
    `(?:${words})(?:(?![休放])[^，。；]){0,10}?(?<number>${digit}{1,4})个?(?<unit>小时|钟头|天|日)`,
  );
  const found = pattern.exec(question)?.groups;
  const value = readNumber(found?.number ?? '');
  return value === null ? null : value * (/[天日]/.test(found?.unit ?? '') ? 8 : 1);
}

export function saidCount(question: string, unit: string): number | null {
  return readNumber(new RegExp(`(?<number>${digit}{1,4})个?${unit}`).exec(question)?.groups?.number ?? '');
}
