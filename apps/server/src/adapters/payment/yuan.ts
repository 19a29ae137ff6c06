/** Alipay writes yuan with two decimals; we count fen. Whole numbers all the way. */
const FEN_PER_YUAN = 100;

export function fenToYuan(fen: number): string {
  const rest = String(fen % FEN_PER_YUAN).padStart(2, '0');
  return `${Math.floor(fen / FEN_PER_YUAN)}.${rest}`;
}

/** Null if the text is not an amount. */
export function yuanToFen(yuan: string): number | null {
  const [, whole, decimals = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(yuan) ?? [];
  if (whole === undefined) return null;
  return Number(whole) * FEN_PER_YUAN + Number(decimals.padEnd(2, '0'));
}
