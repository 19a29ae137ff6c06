/**
 * Numbers without rounding: integer millionths in a bigint, so that sums of money and prices below one fen
 * are exact. In: digits as contracts write them (1,000.50, １２, 20万). Out: the value, and the value of one
 * unit in the last written digit.
 */

export interface ExactNumber {
  readonly value: bigint;
  /** One unit in the last written digit: 0.01 for 3.50, 1,000 for 12.3万. */
  readonly step: bigint;
}

export const ONE = 1_000_000n;
export const FEN = 10_000n;
const DECIMALS = 6;
const FULL_WIDTH_SHIFT = 0xfee0;

const scales: Readonly<Record<string, bigint>> = { 百: 100n, 千: 1000n, 万: 10_000n, 亿: 100_000_000n };

export function readExact(written: string): ExactNumber | null {
  const match = /^(-?)(\d+)(?:\.(\d{1,6}))?([百千]?[万亿]?)$/.exec(halfWidth(written).replace(/[\s,]/g, ''));
  if (match === null) return null;
  const [, sign, whole = '', fraction = '', words = ''] = match;
  const factor = [...words].reduce((product, word) => product * (scales[word] ?? 1n), 1n);
  const value = BigInt(whole + fraction.padEnd(DECIMALS, '0')) * factor;
  return { value: sign === '-' ? -value : value, step: 10n ** BigInt(DECIMALS - fraction.length) * factor };
}

export function ofFen(fen: number): bigint {
  return BigInt(fen) * FEN;
}

/** Rounded to the nearest millionth, halves away from zero. */
export function multiply(one: bigint, other: bigint): bigint {
  return divideRounded(one * other, ONE);
}

/** Null when the quotient has more than six decimals or does not exist. */
export function divideExactly(one: bigint, other: bigint): bigint | null {
  return other === 0n || (one * ONE) % other !== 0n ? null : (one * ONE) / other;
}

export function divideRounded(one: bigint, other: bigint): bigint {
  const isNegative = one < 0n !== other < 0n;
  const [top, bottom] = [size(one), size(other)];
  const rounded = (top * 2n + bottom) / (bottom * 2n);
  return isNegative ? -rounded : rounded;
}

export function roundTo(value: bigint, step: bigint): bigint {
  return divideRounded(value, step) * step;
}

export function size(value: bigint): bigint {
  return value < 0n ? -value : value;
}

const TEN_THOUSAND = 10_000n;

/** 元 for 万元: one is exactly ten thousand times the other. */
export function isTenThousandfold(one: bigint, other: bigint): boolean {
  return one !== 0n && (one === other * TEN_THOUSAND || other === one * TEN_THOUSAND);
}

/** 206,400 · 12.5: grouped, with all its decimals and at least `fewest`. */
export function decimalText(value: bigint, fewest = 0): string {
  const digits = size(value)
    .toString()
    .padStart(DECIMALS + 1, '0');
  const whole = digits.slice(0, -DECIMALS).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
  const fraction = digits
    .slice(-DECIMALS)
    .replace(/(?<!0)0+$/, '')
    .padEnd(fewest, '0');
  return `${value < 0n ? '-' : ''}${whole}${fraction === '' ? '' : `.${fraction}`}`;
}

export function halfWidth(text: string): string {
  return text
    .replaceAll(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - FULL_WIDTH_SHIFT))
    .replaceAll('\u3000', ' ');
}
