/** The size of all files in a task's input, whatever tool it is of. Pure. */
export function bytesOf(input: unknown): number {
  if (typeof input !== 'object' || input === null) return 0;
  const { fileId, size } = input as { readonly fileId?: unknown; readonly size?: unknown };
  if (typeof fileId === 'string' && typeof size === 'number') return size;
  return Object.values(input).reduce<number>((total, value) => total + bytesOf(value), 0);
}
