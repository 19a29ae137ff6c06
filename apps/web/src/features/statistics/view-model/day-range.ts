/** Pure: the selected days. The product's day is Beijing's, wherever the browser is. */

export interface DayRange {
  readonly startDate: string;
  readonly endDate: string;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const OFFSET_MS = 8 * HOUR_MS;

/** This many days, ending today. */
export function lastDays(count: number, now: Date): DayRange {
  return { startDate: dayOf(now.getTime() - (count - 1) * DAY_MS), endDate: dayOf(now.getTime()) };
}

function dayOf(ms: number): string {
  return new Date(ms + OFFSET_MS).toISOString().slice(0, 'YYYY-MM-DD'.length);
}
