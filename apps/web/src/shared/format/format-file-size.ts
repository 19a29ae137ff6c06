const UNITS = ['B', 'KB', 'MB', 'GB', 'TB'] as const;
const BASE = 1024;

/** B to TB, base 1024, at most two decimals: 1536 → "1.5 KB". */
export function formatFileSize(bytes: number): string {
  let value = Math.max(0, bytes);
  let unit = 0;
  // Compared after rounding, or 1023.999 KB would show as "1024 KB".
  while (Number(value.toFixed(2)) >= BASE && unit < UNITS.length - 1) {
    value /= BASE;
    unit += 1;
  }
  return `${Number(value.toFixed(unit === 0 ? 0 : 2))} ${UNITS[unit]}`;
}
