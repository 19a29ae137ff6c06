/** How long a day's and a week's work is, from the times of the clock: 周一至周六上午八点半至十二点、下午一点至六点. */
import { readNumber } from '@wenjian/contract';

const clock = (name: string) =>
  `(?<${name}Half>凌晨|早上?|上午|中午|下午|晚上?)?(?<${name}Hour>\\d{1,2}|[一二两三四五六七八九十]{1,3})(?:[:：点时](?:(?<${name}Minute>[0-5]\\d)分?|(?<${name}Part>半|一刻|三刻|整))?)`;
const range = new RegExp(`${clock('from')}\\s?(?:至|到|-|—|~|～|–)\\s?${clock('to')}`, 'g');
const rest =
  /(?:午休|中午休息|午餐(?:及休息)?|用餐(?:及休息)?|休息)(?:时间)?(?:为|共|各)?(\d(?:\.\d)?|[一两二半])(?:个)?(半)?小时/;
const sixDays =
  /每周(?:工作)?(?:六|6)[天日]|(?:周|星期)一[至到](?:周|星期)六|每周(?:只|仅)?休(?:息)?(?:一|1)[天日]|单休/;
const sevenDays = /每周(?:工作)?(?:七|7)[天日]|(?:周|星期)一[至到](?:周|星期)[日天]/;
const work = /上班|工作|出勤|作息|坐班|到岗/;
const PARTS: Readonly<Record<string, number>> = { 半: 0.5, 一刻: 0.25, 三刻: 0.75, 整: 0 };
const NOON = 12;
const MINUTES = 60;
/** One stretch over noon holds a break, said or not. */
const USUAL_BREAK = 1;

export interface ClockHours {
  readonly daily: number;
  readonly weekly: number;
}

/** Null where the sentence gives no times of work, or those of shifts. */
export function clockHours(text: string): ClockHours | null {
  if (!work.test(text) || /轮班|倒班|班次|早班|晚班|夜班|弹性|营业时间|受理/.test(text)) return null;
  const stretches = [...text.matchAll(range)].map(({ groups = {} }) => {
    const from = hourOf(groups, 'from', 0);
    return { from, to: hourOf(groups, 'to', from) };
  });
  const [only, another] = stretches;
  if (only === undefined || stretches.length > 3) return null;
  const sum = stretches.reduce((hours, { from, to }) => hours + to - from, 0);
  const daily = another === undefined ? sum - breakIn(text, only) : sum;
  const days = sevenDays.test(text) ? 7 : sixDays.test(text) ? 6 : 5;
  return daily <= 0 || daily > 16 ? null : { daily, weekly: daily * days };
}

function hourOf(
  groups: Readonly<Record<string, string | undefined>>,
  name: 'from' | 'to',
  after: number,
): number {
  const hour = readNumber(groups[`${name}Hour`] ?? '') ?? 0;
  const minutes = Number(groups[`${name}Minute`] ?? 0) / MINUTES;
  const time = hour + minutes + (PARTS[groups[`${name}Part`] ?? '整'] ?? 0);
  const isLate = /下午|晚/.test(groups[`${name}Half`] ?? '') || time <= after;
  return isLate && time < NOON ? time + NOON : time;
}

function breakIn(text: string, { from, to }: { readonly from: number; readonly to: number }): number {
  const [, count = '', half] = rest.exec(text) ?? [];
  if (count !== '') return (count === '半' ? 0.5 : (readNumber(count) ?? 0)) + (half === undefined ? 0 : 0.5);
  return from < NOON && to > NOON + 1 ? USUAL_BREAK : 0;
}
