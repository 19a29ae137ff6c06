/** Numbers in the sense rules need them: the whole price, a rate for a year, a period in months, a term between two dates. */
import type { Amount, Contract, DateFact, Percentage, Period } from '@wenjian/contract';
import type { Span } from '@wenjian/document';
import { factsWithin, type Sentence, sentencesOf } from './find-sentences.ts';

/** What the whole contract costs; null where no amount is called so. */
export function totalPrice(contract: Contract): Amount | null {
  const filled = contract.amounts.filter((amount) => amount.fen !== null && !amount.isUppercase);
  return filled.find((amount) => wholePrice.test(wordsBefore(contract, amount))) ?? null;
}

/** A percentage as a share for a year, by what the sentence says it is for; null where it does not say. */
export function yearlyRate(contract: Contract, percentage: Percentage): number | null {
  const per = percentage.per ?? periodOfRate(contract, percentage);
  if (per === null) return null;
  return percentage.value * { day: DAYS_OF_INTEREST_YEAR, month: 12, year: 1 }[per];
}

export function isPerDay(contract: Contract, percentage: Percentage): boolean {
  return (percentage.per ?? periodOfRate(contract, percentage)) === 'day';
}

export function monthsOf({ count, unit }: Period): number {
  return count * monthsByUnit[unit];
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
  /(?:合同|协议)?(?:总价款?|总金额|总额|总价格|价款总[额计]|总货款|货款总[额计]|总造价|总费用|总报酬|合同金额|合同价款?|合同额|转让价款?|转让款|成交价|房(?:屋)?(?:总)?价款?|借款(?:本金|金额|数额)|暂定价|签约合同价|价税合计|服务费总额|购房(?:总)?(?:价)?款)[^0-9，。；]{0,10}$/;

const DAYS_OF_INTEREST_YEAR = 360;
const DAYS_OF_MONTH = 30.4375;
const MILLISECONDS_OF_DAY = 86_400_000;

const monthsByUnit: Readonly<Record<Period['unit'], number>> = {
  year: 12,
  month: 1,
  week: 7 / DAYS_OF_MONTH,
  day: 1 / DAYS_OF_MONTH,
  workday: 7 / 5 / DAYS_OF_MONTH,
  hour: 1 / 24 / DAYS_OF_MONTH,
};

function periodOfRate(contract: Contract, percentage: Percentage): Percentage['per'] {
  const before = wordsBefore(contract, percentage, 24);
  const after = wordsAfter(contract, percentage, 6);
  if (
    /^(?:[/／]|每)(?:日|天)/.test(after) ||
    /(?:每(?:逾期|迟延|延迟|延期|拖延)?一?[日天]|按[日天]|日利率|日息|逐日|按逾期天数)[^，。；年月]{0,16}$|每[^，。；]{0,6}?[日天]，?[^。；]{0,16}$/.test(
      before,
    )
  )
    return 'day';
  if (/^(?:[/／]|每)月/.test(after) || /(?:每月|按月|月利率|月息|月利息)[^，。；年日]{0,14}$/.test(before))
    return 'month';
  if (
    /^(?:[/／]|每)年/.test(after) ||
    /(?:每年|年利率|年息|年化|年利息|按年)[^，。；月日]{0,14}$/.test(before)
  )
    return 'year';
  return null;
}
