/**
 * When a law was passed and amended and when it takes effect. In: the lines above its text, its articles, its
 * file name. Out: ISO dates.
 */

export interface StatuteDates {
  readonly published: string | null;
  readonly effective: string | null;
  readonly amended: readonly string[];
  /** Date of its first wording. */
  readonly firstPublished: string | null;
}

interface DatedEvent {
  readonly date: string;
  /** The words about the date, up to the next date. */
  readonly words: string;
}

const datePattern = '(\\d{4})\\s?年\\s?(\\d{1,2})\\s?月\\s?(\\d{1,2})\\s?日';
const amendment = /修正|修订|修改|通过的《.*修正案/;
const inForce = /施行|生效|实施/;
const becomingLaw = /通过|批准|公布|发布|印发|颁布|修正|修订|修改/;

export function statuteDates(
  head: readonly string[],
  articles: readonly string[],
  fileName: string,
): StatuteDates {
  const events = head.flatMap(eventsIn);
  const made = events.filter(({ words }) => becomingLaw.test(words) || !inForce.test(words));
  const days = [...made.map(({ date }) => date), ...fileDate(fileName)].sort();
  const published = days.at(-1) ?? null;
  return {
    published,
    firstPublished: days[0] ?? null,
    effective: effectiveDate(events, articles, published),
    amended: [...new Set(made.filter(({ words }) => amendment.test(words)).map(({ date }) => date))].sort(),
  };
}

/** The effective date as written in the law: 本法自2021年1月1日起施行. */
export function statedStart(text: string, published: string | null): string | null {
  const day = new RegExp(`自\\s?${datePattern}\\s?起?(?:施行|生效|实施)`).exec(text);
  if (day !== null) return isoDate(day);
  return /自(?:公布|发布|通过|颁布|印发)之日起(?:施行|生效|实施)/.test(text) ? published : null;
}

function effectiveDate(
  events: readonly DatedEvent[],
  articles: readonly string[],
  published: string | null,
): string | null {
  const named = events.filter(({ words }) => inForce.test(words)).map(({ date }) => date);
  // The last article states it, or the last but one when an annex follows.
  const stated = articles.toReversed().map((text) => statedStart(text, published));
  const found = [...named, stated.find((date) => date !== null) ?? null].filter((date) => date !== null);
  return found.sort().at(-1) ?? null;
}

function eventsIn(line: string): readonly DatedEvent[] {
  const days = [...line.matchAll(new RegExp(datePattern, 'g'))];
  return days.flatMap((day, index) => {
    const date = isoDate(day);
    const words = line.slice(day.index + day[0].length, days[index + 1]?.index);
    return date === null ? [] : [{ date, words }];
  });
}

function fileDate(fileName: string): readonly string[] {
  const [, ...parts] = /[（(](\d{4})-(\d{1,2})-(\d{1,2})[）)]/.exec(fileName) ?? [];
  const date = parts.length === 0 ? null : isoDate(['', ...parts]);
  return date === null ? [] : [date];
}

/** Null for a date that does not exist. */
function isoDate([, year = '', month = '', day = '']: readonly string[]): string | null {
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = Date.parse(iso);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(iso) ? iso : null;
}
