const FEN_PER_YUAN = 100;
const FEN_DIGITS = 2;

/** `4990` → `49.9`, `999900` → `9,999`; computed in integers. */
export function formatFen(fen: number): string {
  const yuan = Math.floor(fen / FEN_PER_YUAN).toLocaleString('zh-CN');
  const cents = String(fen % FEN_PER_YUAN).padStart(FEN_DIGITS, '0');
  const decimals = cents.replace(/(?<!0)0+$/, '');
  return decimals === '' ? yuan : `${yuan}.${decimals}`;
}
