/** The product's days are China's, wherever the browser is (UTC+8, docs/spec.md#calls). */
const dayFormat = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' });

/** `2023-05-31T16:00:00Z` → `2023-06-01` */
export function formatDay(instant: string): string {
  return dayFormat.format(new Date(instant));
}
