/** 2026-11-15 14:03, in the time of China. */
export function timeOf(date: Date): string {
  return new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: 'Asia/Shanghai',
  }).format(date);
}
