/** The product uses the Beijing day, which has no daylight saving time. */
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const OFFSET_MS = 8 * HOUR_MS;
const DAY_CHARACTERS = 'YYYY-MM-DD'.length;
const SECOND_CHARACTERS = 'YYYY-MM-DD HH:MM:SS'.length;

/** The day that contains `now`; the next one begins at its end. */
export function beijingDay(now: Date): { readonly start: Date; readonly end: Date } {
  const number = dayNumber(now);
  return { start: dayStart(number), end: dayStart(number + 1) };
}

/** Days as consecutive numbers, for calculations with ranges. */
export function dayNumber(at: Date): number {
  return Math.floor((at.getTime() + OFFSET_MS) / DAY_MS);
}

export function dayStart(number: number): Date {
  return new Date(number * DAY_MS - OFFSET_MS);
}

/** The current date, as used for laws and answers. */
export function beijingToday(now = new Date()): string {
  return dayName(dayNumber(now));
}

/** 2026-11-15 */
export function dayName(number: number): string {
  return new Date(number * DAY_MS).toISOString().slice(0, DAY_CHARACTERS);
}

/** For `2026-11-15`, or for the instant a day begins or ends with. */
export function dayNumberOf(date: string): number {
  return date.length === DAY_CHARACTERS
    ? Math.floor(Date.parse(`${date}T00:00:00Z`) / DAY_MS)
    : dayNumber(new Date(date));
}

/** 2026-11-15 14:03:05 */
export function beijingTime(at: Date): string {
  const local = new Date(at.getTime() + OFFSET_MS).toISOString();
  return local.slice(0, SECOND_CHARACTERS).replace('T', ' ');
}
