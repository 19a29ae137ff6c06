/** Thousands separators, as everywhere a figure is shown. */
export function formatCount(count: number): string {
  return count.toLocaleString('zh-CN');
}
