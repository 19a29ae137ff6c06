/** A future time to the minute, in China's time zone like the product's days. */
const minuteFormat = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Shanghai',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** `2023-05-31T16:05:00Z` → `2023-06-01 00:05` */
export function formatMinute(instant: string): string {
  return minuteFormat.format(new Date(instant));
}
