/**
 * The figures a sentence states. In: words. Out: figures in one form, however they were written (百分之九十六, 96%, 九成六 are one; so are 一周 and 7 天, 二十毫米
 * and 2 厘米). Figures that are no facts (一旦, 十分, 二者) are left out. Time grows with the length of the words.
 */
const DIGITS: Readonly<Record<string, number>> = {
  ...{ 零: 0, 〇: 0, 一: 1, 二: 2, 两: 2, 三: 3, 四: 4, 五: 5, 六: 6, 七: 7, 八: 8, 九: 9 },
};
const POWERS: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 };
const GROUPS: Readonly<Record<string, number>> = { 万: 1e4, 亿: 1e8 };
const FRACTIONS: Readonly<Record<string, number>> = { 百分之: 1, 千分之: 0.1, 万分之: 0.01 };
/** In days. A year of twelve equal months, so that half a year is six of them. */
const DAYS: Readonly<Record<string, number>> = {
  ...{
    小时: 1 / 24,
    钟头: 1 / 24,
    钟点: 1 / 24,
    刻钟: 1 / 96,
    分钟: 1 / 1440,
    秒钟: 1 / 86_400,
    秒: 1 / 86_400,
    昼夜: 1,
    日历天: 1,
    天: 1,
    日: 1,
    周: 7,
    星期: 7,
    礼拜: 7,
  },
  ...{ 个月: 30, 月: 30, 季度: 90, 年度: 360, 年头: 360, 年: 360, 载: 360 },
};
/** In metres and kilograms. */
const MEASURES: Readonly<Record<string, readonly [value: number, sign: string]>> = {
  ...{
    毫米: [0.001, 'm'],
    厘米: [0.01, 'm'],
    公分: [0.01, 'm'],
    米: [1, 'm'],
    mm: [0.001, 'm'],
    cm: [0.01, 'm'],
    m: [1, 'm'],
  },
  ...{ 千米: [1000, 'm'], 公里: [1000, 'm'], 里: [500, 'm'], km: [1000, 'm'] },
  ...{
    毫克: [1e-6, 'kg'],
    mg: [1e-6, 'kg'],
    克: [0.001, 'kg'],
    千克: [1, 'kg'],
    公斤: [1, 'kg'],
    kg: [1, 'kg'],
    g: [0.001, 'kg'],
  },
  ...{ 斤: [0.5, 'kg'], 吨: [1000, 'kg'], t: [1000, 'kg'] },
};

const NO_FIGURES =
  /一[旦律致般定些切直起同并概经方边样]|[统唯单逐万专任]一|(?<![二两三四五六七八九几])十分(?!钟|之)|[二两]者|千方百计|[三四]级|一级|二级|[前上次]一年|第三[方人者]|零[件部配散星售下]|[为归]零|四周(?=[须应要设围竖的有是])|第[一二三四1-4]季度|第[一二三四五六七八九十\d]{1,3}周|百姓|百货|千万(?=不|别|要)|万一|一[连向]|星期[一二三四五六]|周[一二三四五六]/g;
const COUNTED = String.raw`(?:\d[\d,]{0,15}(?:\.\d{1,6})?[万亿]{0,2})|(?:[零〇一二两三四五六七八九十百千万亿]{1,16}(?:点[零〇一二三四五六七八九]{1,6}[万亿]{0,2})?)`;
const TIMES =
  '个?工作日|个?小时|个?钟头|个?钟点|刻钟|分钟|秒钟?|个?昼夜|个?日历天|天|日|周(?!围|边|岁|年)|个?星期|个?礼拜|个?季度|个?月|个?年度|个?年头|年|载(?![重货量体荷])';
// 平方米 and 米/秒 are other things; 里 as in 五里路, not 一年里.
const LENGTHS =
  '毫米|厘米|公分|千米|公里|里(?=路|地|长|外|远)|(?:mm|cm|km|m)(?![a-z²³/\\d]|网|宽带|流量)|米(?![/每²³])';
const WEIGHTS =
  '毫克|千克|(?:公斤|斤|吨)(?!\\s?[/每])|(?:mg|kg|g|t)(?![a-z\\d/]|网|宽带|物联|信号|流量|打印)|克(?![/拉])';
const FIGURE = new RegExp(
  `(百分之|千分之|万分之)?(${COUNTED}|半)(%|‰|k|成半?|${TIMES}|${LENGTHS}|${WEIGHTS})?`,
  'g',
);

export function saidNumbers(words: string): ReadonlySet<string> {
  const plain = words
    .normalize('NFKC')
    // The thousand of a kilowatt belongs to its unit, the hundred of 五个百分点 to its word.
    .replaceAll('千瓦时', '度')
    .replaceAll(/(?<=[\d一二三四五六七八九十百万亿])千(?=[瓦伏帕卡焦赫])/g, 'k')
    .replaceAll(/个?百分点/g, '分点')
    // 一个半月 is one and a half; a quarter of an hour and half past six are read as they are written.
    .replaceAll(
      /([\d一二两三四五六七八九])个半(?=月|小时|钟头|星期|季度)/g,
      (_, whole) => `${readFigure(whole) ?? whole}.5个`,
    )
    .replaceAll(
      /(?<![\d:.比例])(\d{1,2}):(30|00)(?![\d:])/g,
      (_, hour: string, minutes: string) => `${hour}${minutes === '30' ? '.5' : ''}点`,
    )
    .replaceAll(
      /([\d一二两三四五六七八九十]{1,3})点半/g,
      (_, hour: string) => `${readFigure(hour) ?? hour}.5点`,
    )
    .replaceAll(/[一过大近]半数?|半数/g, '百分之五十')
    .replaceAll(NO_FIGURES, '＿')
    // 每月5号前 and 每月5日前 are one day.
    .replaceAll(/(?<=[\d一二三四五六七八九十])号(?=[前后以之起止])/g, '日');
  const said = new Set<string>();
  for (const [, fraction, figure = '', unit = ''] of plain.matchAll(FIGURE)) {
    const value = figure === '半' ? halfOf(unit) : readFigure(figure);
    const written = value === null ? null : inOneForm(value, fraction, unit.replace(/^个(?!月)/, ''));
    if (written !== null) said.add(written);
  }
  return said;
}

/** 半 alone is no figure. */
function halfOf(unit: string): number | null {
  return unit === '' ? null : 0.5;
}

function inOneForm(value: number, fraction: string | undefined, unit: string): string | null {
  if (fraction !== undefined) return shareOf(value * (FRACTIONS[fraction] ?? 1));
  if (unit === '%') return shareOf(value);
  if (unit === '‰') return shareOf(value / 10);
  if (unit.startsWith('成')) return shareOf(value * 10 + (unit === '成半' ? 5 : 0));
  // 2015—2020年: a year of the calendar, with or without its word.
  if (unit.startsWith('年') && value >= FIRST_YEAR && value <= LAST_YEAR) return rounded(value);
  if (unit === 'k') return rounded(value * 1000);
  if (unit === '工作日') return `${exact(value)}wd`;
  const days = DAYS[unit];
  if (days !== undefined) return `${exact(value * days)}d`;
  const measure = MEASURES[unit];
  if (measure !== undefined) return `${exact(value * measure[0])}${measure[1]}`;
  return value === 1 ? null : rounded(value);
}

const FIRST_YEAR = 1900;
const LAST_YEAR = 2100;

const shareOf = (percent: number): string => `${rounded(percent)}%`;
const rounded = (value: number): string => String(Math.round(value * 1e4) / 1e4);
/** Half a minute is few ten thousandths of a day. */
const exact = (value: number): string => String(Number(value.toPrecision(6)));

function readFigure(figure: string): number | null {
  if (/^\d/.test(figure)) {
    const [, digits = '', groups = ''] = /^([\d,.]+)([万亿]*)$/.exec(figure) ?? [];
    return inGroups(Number(digits.replaceAll(',', '')), groups);
  }
  const [whole = '', decimals] = figure.split('点');
  const value = wholeOf(whole);
  if (value === null || decimals === undefined) return value;
  const digits = [...decimals].filter((sign) => sign in DIGITS).map((sign) => DIGITS[sign]);
  return inGroups(Number(`${value}.${digits.join('')}`), decimals.replace(/[^万亿]/g, ''));
}

function inGroups(value: number, groups: string): number {
  // 3.2 times a hundred million is no whole number to a machine.
  return Number([...groups].reduce((sum, sign) => sum * (GROUPS[sign] ?? 1), value).toPrecision(15));
}

/** Signs one after another are digits (二〇二四); with 十, 百, 千 they are counted. */
function wholeOf(signs: string): number | null {
  if (![...signs].some((sign) => sign in POWERS || sign in GROUPS))
    return Number([...signs].map((sign) => DIGITS[sign] ?? 0).join(''));
  let [whole, section, group, digit] = [0, 0, 0, 0];
  for (const sign of signs) {
    if (sign === '亿') {
      whole += (section + group + digit) * 1e8;
      [section, group, digit] = [0, 0, 0];
    } else if (sign === '万') {
      section += (group + digit) * 1e4;
      [group, digit] = [0, 0];
    } else if (sign in POWERS) {
      group += (digit === 0 ? 1 : digit) * (POWERS[sign] ?? 1);
      digit = 0;
    } else digit = DIGITS[sign] ?? 0;
  }
  return whole + section + group + digit;
}

/** Small counts are often said without a figure: 双电源, 两种材料 and 二者. */
const isSlight = (figure: string): boolean => figure === '2';

/** 一天, 一周, 三个月 and 一年 are said without a figure too: 昼夜, 每周, 每季度, 全年. Not where the other sentence has another of them. */
const WHOLES: ReadonlySet<string> = new Set(['1d', '7d', '90d', '360d']);

function isSaidInWords(figure: string, said: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return WHOLES.has(figure) && ![...other].some((each) => WHOLES.has(each) && !said.has(each));
}

/** Whether neither states a figure that the other does not. What is left of a whole is the same fact: 55% saved, 45% used. */
export function sayTheSameNumbers(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return holds(a, b) && holds(b, a);
}

function holds(said: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return [...said].every(
    (figure) =>
      other.has(figure) ||
      isSlight(figure) ||
      isSaidInWords(figure, said, other) ||
      (figure.endsWith('%') && other.has(restOf(figure))),
  );
}

const FIGURES_AND_WORDS = new RegExp(
  `(${NO_FIGURES.source})|\\d[\\d,.]{0,15}|[零〇一二两三四五六七八九十百千万亿]{1,16}`,
  'g',
);

/** The words without their figures, which are judged apart. */
export function withoutFigures(words: string): string {
  return words.normalize('NFKC').replaceAll(FIGURES_AND_WORDS, (_, word?: string) => word ?? '');
}

function restOf(figure: string): string {
  return shareOf(100 - Number(figure.slice(0, -1)));
}
