const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Relative under a day, otherwise 2026-11-15 14:03 in the reader's own time zone. */
export function formatInstant(instant: string, now: Date): string {
  const at = new Date(instant);
  const ageMs = now.getTime() - at.getTime();
  // A server clock slightly ahead of the browser's must not show a future time.
  if (ageMs < MINUTE_MS) return '刚刚';
  if (ageMs < HOUR_MS) return `${Math.floor(ageMs / MINUTE_MS)} 分钟前`;
  if (ageMs < DAY_MS) return `${Math.floor(ageMs / HOUR_MS)} 小时前`;
  const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('-');
  return `${day} ${two(at.getHours())}:${two(at.getMinutes())}`;
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}
