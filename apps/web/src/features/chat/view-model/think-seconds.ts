/** Under ten seconds with one decimal, beyond in whole seconds; never nothing. */
export function thinkSeconds(thinkMs: number): string {
  const seconds = Math.max(thinkMs / 1000, 0.1);
  return seconds < 9.95 ? seconds.toFixed(1) : String(Math.round(seconds));
}
