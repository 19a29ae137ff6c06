/** Rates with the figures behind them. Pure. */
import { formatCount } from '../../../shared/format/format-count.ts';
import { resultText } from '../result.text.ts';
import type { Rate } from './plagiarism-shapes.ts';

/** One decimal. 0 % and 100 % are shown only when exact. */
export function percentWords(share: number): string {
  if (share <= 0) return '0 %';
  if (share >= 1) return '100 %';
  const percent = share * 100;
  if (percent < SMALLEST) return `< ${SMALLEST} %`;
  return `${Math.min(LARGEST, Math.round(percent * 10) / 10).toFixed(1)} %`;
}

const SMALLEST = 0.1;
const LARGEST = 99.9;

/** “重复 1,234 / 8,900 字 = 13.9 %” */
export function rateWords({ matched, total, rate }: Rate): string {
  return resultText.rate(formatCount(matched), formatCount(total), percentWords(rate));
}
