/** The length between the first and the last day of a term, both counted, and whether a length that is said agrees with it. */
import type { Period } from '../contract.ts';

const DAY_MS = 86_400_000;
const TOLERANCE_DAYS = 3;
const MONTHS_OF_YEAR = 12;
/** No contract of ours lasts longer; more is a misread date. */
const MOST_YEARS = 100;

export interface Length {
  readonly count: number;
  readonly unit: 'year' | 'month' | 'day';
}

/**
 * Whole years or months where the days make them (2027-01-01 to 2028-12-31, or to 2029-01-01, are two years), else days. Null when a day is not known or the last lies before the first.
 */
export function lengthBetween(start: string | null, end: string | null): Length | null {
  if (start === null || end === null) return null;
  const days = daysBetween(start, end) + 1;
  if (!(days > 0) || days > MOST_YEARS * 366) return null;
  const about = Math.round(days / (365.25 / MONTHS_OF_YEAR));
  const isWhole = about > 0 && [0, 1].includes(daysBetween(lastDay(start, about), end));
  if (!isWhole) return { count: days, unit: 'day' };
  return about % MONTHS_OF_YEAR === 0
    ? { count: about / MONTHS_OF_YEAR, unit: 'year' }
    : { count: about, unit: 'month' };
}

/** Whether a length in months or years and the two ends disagree by more than a way of counting. */
export function differsFrom(length: Period | null, start: string | null, end: string | null): boolean {
  if (length === null || start === null || end === null) return false;
  const { unit, count } = length;
  const months = unit === 'year' ? MONTHS_OF_YEAR * count : unit === 'month' ? count : null;
  if (months === null) return false;
  return Math.abs(daysBetween(lastDay(start, months), end)) > TOLERANCE_DAYS;
}

/** The day before the same day of the month, so many months later. */
function lastDay(start: string, months: number): string {
  const date = new Date(`${start}T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return new Date(date.getTime() - DAY_MS).toISOString().slice(0, 10);
}

function daysBetween(one: string, other: string): number {
  return Math.round((Date.parse(`${other}T00:00:00Z`) - Date.parse(`${one}T00:00:00Z`)) / DAY_MS);
}
