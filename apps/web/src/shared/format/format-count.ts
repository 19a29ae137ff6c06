/** Adds thousands separators. */
export function formatCount(count: number): string {
  return count.toLocaleString('zh-CN');
}
