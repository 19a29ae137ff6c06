/** 2026-11-15 14:03, in Beijing time. */
export function timeOf(date: Date): string {
  return new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: 'Asia/Shanghai',
  }).format(date);
}
