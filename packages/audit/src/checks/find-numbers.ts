/** Numbers as rules need them: a rate per year, a period in months, a term between two dates. */
import {
  type Contract,
  type DateFact,
  factsWithin,
  type Percentage,
  type Period,
  type Sentence,
  sentencesOf,
  writeNumberLike,
} from '@wenjian/contract';
import type { Span } from '@wenjian/document';
import { worthTrying } from '../search/sentence-index.ts';

/** A percentage as a rate per year; null when the contract names no period for it. */
export function yearlyRate({ per, value }: Percentage): number | null {
  return per === null ? null : value * { day: DAYS_OF_INTEREST_YEAR, month: 12, year: 1 }[per];
}

export function monthsOf({ count, unit }: Period): number {
  return count * monthsByUnit[unit];
}

/** Whether a sentence names periods and all of them are at least this many days long. */
export function allLast(contract: Contract, sentence: Sentence, days: number): boolean {
  const periods = factsWithin(contract.periods, sentence);
  return periods.length > 0 && periods.every((period) => daysOf(period) >= days - DAY_OF_ROUNDING);
}

/** Whether a sentence names a period of more than this many days. */
export function someLastLonger(contract: Contract, sentence: Sentence, days: number): boolean {
  return factsWithin(contract.periods, sentence).some((period) => Math.round(daysOf(period)) > days);
}

function daysOf(period: Period): number {
  return monthsOf(period) * DAYS_OF_MONTH;
}

/** From the first to the second date of a span, both days included; null unless both are present. */
export function monthsBetween(contract: Contract, span: Span): number | null {
  const [from, to] = factsWithin(contract.dates, span).filter(({ iso }) => iso !== null);
  const days = from === undefined || to === undefined ? null : daysBetween(from, to);
  return days === null || days < 0 ? null : (days + 1) / DAYS_OF_MONTH;
}

export function daysBetween(from: DateFact, to: DateFact): number | null {
  if (from.iso === null || to.iso === null) return null;
  return Math.round((Date.parse(to.iso) - Date.parse(from.iso)) / MILLISECONDS_OF_DAY);
}

/** The sentences that match and contain facts of one kind, each with these facts. */
export function sentencesWith<Fact extends Span>(
  contract: Contract,
  pattern: RegExp,
  facts: readonly Fact[],
): readonly { readonly sentence: Sentence; readonly facts: readonly Fact[] }[] {
  return worthTrying(sentencesOf(contract), [[pattern]])
    .filter(({ text }) => pattern.test(text))
    .map((sentence) => ({ sentence, facts: factsWithin(facts, sentence) }))
    .filter((row) => row.facts.length > 0);
}

/** Another share in place of a written one, in the same notation: 百分之三十 → 百分之二十, 30% → 20%. */
export function shareEdit(
  contract: Contract,
  { start, end }: Span,
  share: number,
): Span & { readonly text: string } {
  const isInWords = /分之/.test(contract.document.text.slice(start, end));
  const [of, parts] = share >= 0.01 ? ['百', 100] : share >= 0.001 ? ['千', 1000] : ['万', 10_000];
  const count = Number((share * parts).toFixed(2));
  const inWords = Number.isInteger(count) ? writeNumberLike(count, '一') : null;
  const isWritten = inWords !== null && (isInWords || of !== '百');
  return { start, end, text: isWritten ? `${of}分之${inWords}` : percentText(share) };
}

export function percentText(share: number): string {
  return `${Number((share * 100).toFixed(4))}%`;
}

const DAYS_OF_INTEREST_YEAR = 360;
const DAYS_OF_MONTH = 30.4375;
/** Tolerance, because months have different numbers of days. */
const DAY_OF_ROUNDING = 0.05;
const MILLISECONDS_OF_DAY = 86_400_000;

const monthsByUnit: Readonly<Record<Period['unit'], number>> = {
  year: 12,
  month: 1,
  week: 7 / DAYS_OF_MONTH,
  day: 1 / DAYS_OF_MONTH,
  workday: 7 / 5 / DAYS_OF_MONTH,
  hour: 1 / 24 / DAYS_OF_MONTH,
};
