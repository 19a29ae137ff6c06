/** Below ten seconds with one decimal, above in whole seconds; never zero. */
export function thinkSeconds(thinkMs: number): string {
  const seconds = Math.max(thinkMs / 1000, 0.1);
  return seconds < 9.95 ? seconds.toFixed(1) : String(Math.round(seconds));
}
