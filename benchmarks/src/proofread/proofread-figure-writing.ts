/** The notation of planted figures, in tables and in sentences. */
import type { Random } from '../contract-text.ts';

export const sentenceSlips = [
  'purchase',
  'parts',
  'tax-sentence',
  'rate-sentence',
  'instalment-share',
  'instalment-sum',
  'restated-unit',
  'restated-digit',
  'words-and-figures',
  'share-over',
  'tax-rate-over',
  'parties-over',
] as const;
export type SentenceSlip = (typeof sentenceSlips)[number];

/** Writes a figure, wrongly if it is the planted one; `caseOf` removes the marks again. */
export type Mark = (right: string, isHere: boolean, wrong?: string) => string;

export function writeFen(fen: number, isGrouped: boolean, decimals: number): string {
  const whole = String(Math.floor(fen / 100));
  const fraction = decimals === 0 ? '' : `.${String(fen % 100).padStart(2, '0')}`;
  return (isGrouped ? groupDigits(whole) : whole) + fraction;
}

export function groupDigits(digits: string): string {
  return digits.replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
}

/** Multiples of five that add up to the whole. */
export function drawShares(count: number, random: Random): readonly number[] {
  const shares = Array.from({ length: count }, () => 5);
  for (let rest = 20 - count; rest > 0; rest--) {
    const at = random(count);
    shares[at] = (shares[at] ?? 0) + 5;
  }
  return shares;
}

export function pick<Value>(list: readonly [Value, ...Value[]] | readonly Value[], random: Random): Value {
  const value = list[random(list.length)];
  if (value === undefined) throw new RangeError('nothing to pick from');
  return value;
}
