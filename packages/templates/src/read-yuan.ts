/** Parses a sum typed into a form, in whole fen; null when it is not a sum. */
export function readYuan(written: string): number | null {
  const text = written.replaceAll(/[,，\s]/g, '');
  const match = /^(\d{1,13})(?:\.(\d{1,2}))?$/.exec(text);
  if (match === null) return null;
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}

/** Parses a whole number typed into a form; null when it is none. */
export function readWhole(written: string): number | null {
  const text = written.replaceAll(/[,，\s]/g, '');
  return /^\d{1,12}$/.test(text) ? Number(text) : null;
}
