/** Last days of periods, on ISO dates. */
const DAY_MS = 86_400_000;

/** The same day so many years later; 29 February ends on the 28th. */
export function lastDayAfterYears(from: string, years: number): string {
  const start = new Date(`${from}T00:00:00Z`);
  const month = start.getUTCMonth();
  const last = new Date(Date.UTC(start.getUTCFullYear() + years, month, start.getUTCDate()));
  // The day does not exist in that month: the month's last one.
  return isoOf(last.getUTCMonth() === month ? last : new Date(Date.UTC(last.getUTCFullYear(), month + 1, 0)));
}

/** Counted from the next day; Saturdays and Sundays do not count. */
export function lastWorkingDay(from: string, count: number): string {
  let day = new Date(`${from}T00:00:00Z`);
  for (let left = count; left > 0; ) {
    day = new Date(day.getTime() + DAY_MS);
    if (day.getUTCDay() % 6 !== 0) left--;
  }
  return isoOf(day);
}

function isoOf(day: Date): string {
  return day.toISOString().slice(0, 10);
}
