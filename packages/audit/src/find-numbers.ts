/** Numbers in the sense rules need them: the whole price, a rate for a year, a period in months, a term between two dates. */
import type { Amount, Contract, DateFact, Percentage, Period } from '@wenjian/contract';
import type { Span } from '@wenjian/document';
import { factsWithin, type Sentence, sentencesOf } from './find-sentences.ts';

/** What the whole contract costs; null where no amount is called so. */
export function totalPrice(contract: Contract): Amount | null {
  const filled = contract.amounts.filter((amount) => amount.fen !== null);
  const isWhole = (amount: Amount) => wholePrice.test(wordsBefore(contract, amount));
  return filled.find((amount) => !amount.isUppercase && isWhole(amount)) ?? filled.find(isWhole) ?? null;
}

/** A percentage as a share for a year; null where the contract does not say per which time it counts. */
export function yearlyRate({ per, value }: Percentage): number | null {
  return per === null ? null : value * { day: DAYS_OF_INTEREST_YEAR, month: 12, year: 1 }[per];
}

export function monthsOf({ count, unit }: Period): number {
  return count * monthsByUnit[unit];
}

/** Whether a sentence names periods and none of them is shorter than so many days. */
export function allLast(contract: Contract, sentence: Sentence, days: number): boolean {
  const periods = factsWithin(contract.periods, sentence);
  return periods.length > 0 && periods.every((period) => daysOf(period) >= days - DAY_OF_ROUNDING);
}

/** Whether a sentence names a period of more than so many days. */
export function someLastLonger(contract: Contract, sentence: Sentence, days: number): boolean {
  return factsWithin(contract.periods, sentence).some((period) => Math.round(daysOf(period)) > days);
}

function daysOf(period: Period): number {
  return monthsOf(period) * DAYS_OF_MONTH;
}

/** From the first to the second date of a span, both days included; null where they are not both there. */
export function monthsBetween(contract: Contract, span: Span): number | null {
  const [from, to] = factsWithin(contract.dates, span).filter(({ iso }) => iso !== null);
  const days = from === undefined || to === undefined ? null : daysBetween(from, to);
  return days === null || days < 0 ? null : (days + 1) / DAYS_OF_MONTH;
}

export function daysBetween(from: DateFact, to: DateFact): number | null {
  if (from.iso === null || to.iso === null) return null;
  return Math.round((Date.parse(to.iso) - Date.parse(from.iso)) / MILLISECONDS_OF_DAY);
}

/** The few characters of text right before a fact, without white space. */
export function wordsBefore({ document }: Contract, fact: Span, reach = 16): string {
  return document.text.slice(Math.max(0, fact.start - reach), fact.start).replace(/\s/g, '');
}

export function wordsAfter({ document }: Contract, fact: Span, reach = 16): string {
  return document.text.slice(fact.end, fact.end + reach).replace(/\s/g, '');
}

/** The sentences that match, each with its facts of one kind; only those that have any. */
export function sentencesWith<Fact extends Span>(
  contract: Contract,
  pattern: RegExp,
  facts: readonly Fact[],
): readonly { readonly sentence: Sentence; readonly facts: readonly Fact[] }[] {
  return sentencesOf(contract)
    .filter(({ text }) => pattern.test(text))
    .map((sentence) => ({ sentence, facts: factsWithin(facts, sentence) }))
    .filter((row) => row.facts.length > 0);
}

export function percentText(share: number): string {
  return `${Number((share * 100).toFixed(4))}%`;
}

const wholePrice =
  /(?:合同|协议)?(?:总价款?|总金额|总额|总价格|价款总[额计]|总(?:货款|房款|工程款|加工费|服务费|运费|租金|转让款)|货款总[额计]|总造价|总费用|总报酬|合同金额|合同价款?|合同额|转让价款?|转让款|成交价|房(?:屋)?(?:总)?价款?|借款(?:本金|金额|数额)|暂定价|签约合同价|价税合计|服务费总额|购房(?:总)?(?:价)?款)[^0-9，。；]{0,10}$/;

const DAYS_OF_INTEREST_YEAR = 360;
const DAYS_OF_MONTH = 30.4375;
/** A month has no whole number of days. */
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
