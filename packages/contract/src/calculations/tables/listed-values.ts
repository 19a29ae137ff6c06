/**
 * The figures of one sentence that can stand in a list: sums in any currency and quantities, each with the words
 * that name it, the time it covers and whether it is only the price of one.
 */
import { documentSpan, type Span } from '@wenjian/document';
import type { Amount, Contract } from '../../contract.ts';
import { halfWidth, ONE, readExact } from '../../numbers/exact-number.ts';
import { factsWithin, type Sentence } from '../../text/sentences.ts';
import { figureOfAmount } from '../figures/figure-of-fact.ts';
import type { Figure } from '../figures/figure-relation.ts';
import { measuresIn } from '../figures/measures.ts';
import { isFilled, priceOfOne } from '../prices/price-sentences.ts';
import { type Time, timeNamed } from '../terms/timed-amounts.ts';

export interface ListedValue extends Span {
  readonly figure: Figure;
  /** 元, 美元, 平方米: only figures of one unit are added up. */
  readonly unit: string;
  readonly time: Time | null;
  /** 单价, 每台: the price of one. */
  readonly isPrice: boolean;
  /** The words before it since the last mark. */
  readonly label: string;
}

export function listedValues(contract: Contract, sentence: Sentence): readonly ListedValue[] {
  const sums = factsWithin(contract.amounts, sentence).flatMap((amount) => {
    const read = moneyOf(contract, amount);
    return read === null ? [] : [described(contract, sentence, read, amount)];
  });
  const counts = measuresIn(sentence).map(({ unit, figure, from, to }) =>
    described(contract, sentence, { figure, unit }, sentence.at(from, to)),
  );
  return [...sums, ...counts].sort((one, other) => one.start - other.start);
}

const foreign: Readonly<Record<string, string>> = {
  USD: '美元',
  EUR: '欧元',
  HKD: '港元',
  JPY: '日元',
  GBP: '英镑',
  AUD: '澳元',
};

function moneyOf(contract: Contract, amount: Amount): { figure: Figure; unit: string } | null {
  if (amount.isUppercase) return null;
  if (isFilled(amount)) return { figure: figureOfAmount(contract, amount), unit: '元' };
  const figure = foreignFigure(contract, amount);
  return figure === null ? null : { figure, unit: figure.currency };
}

/** A sum in another currency; null when it cannot be read. */
export function foreignFigure(
  contract: Contract,
  amount: Amount,
): (Figure & { readonly currency: string }) | null {
  const currency = foreign[amount.currency];
  const written = halfWidth(contract.document.text.slice(amount.start, amount.end));
  const match = /\d[\d,]*(?:\.\d+)?\s?[百千]?[万亿]?/.exec(written);
  const read = match === null ? null : readExact(match[0]);
  if (currency === undefined || match === null || read === null) return null;
  const start = amount.start + match.index;
  const one = readExact(`1${/[百千]?[万亿]?$/.exec(match[0])?.[0] ?? ''}`)?.value ?? ONE;
  const span = documentSpan(start, start + match[0].trimEnd().length);
  return { span, ...read, unit: one, kind: 'money', currency };
}

const REACH = 32;
const price =
  /每(?![月年季日天周]|个月)[^，。；\d]{0,14}$|(?:[日天]|小时)(?:租金|工资|薪|费)[^，。；\d]{0,4}$|[日月年](?:利?息|利)[^，。；\d]{0,4}$/;
const perAfter = /^(?:（[^）]{0,6}）)?(?:\/|／|每)/;

function described(
  { document: { text } }: Contract,
  sentence: Sentence,
  { figure, unit }: { readonly figure: Figure; readonly unit: string },
  { start, end }: Span,
): ListedValue {
  const label = wordsSince(text.slice(Math.max(sentence.start, start - REACH), start));
  const after = text.slice(end, end + 8).replace(/\s/g, '');
  // 月工资由基本工资4,500元、…: the month belongs to the whole.
  const own = label.split(/由|其中|包括/).at(-1) ?? '';
  const time = timeNamed(own) ?? (/^(?:\/|／|每)个?月/.test(after) ? 'month' : null);
  const isPerTime = /^(?:\/|／|每)(?:个?月|年|季)/.test(after);
  // 40吨×680元/吨＝27,200元: a factor.
  const isPrice =
    priceOfOne.test(label) ||
    price.test(label) ||
    /[×＊*✕]$/.test(label) ||
    (perAfter.test(after) && !isPerTime);
  return { ...documentSpan(start, end), figure, unit, time, isPrice, label };
}

/** A sum in capital numerals right before it, and the bracket it stands in, are skipped. */
function wordsSince(before: string): string {
  const words = before
    .replace(/\s/g, '')
    .replace(
      /(?:人民币)?(?<![零壹贰叁肆伍陆柒捌玖拾佰仟万亿元圆整正])[零壹贰叁肆伍陆柒捌玖拾佰仟万亿元圆整正]{3,}[（(](?:小写)?[：:]?$/,
      '',
    );
  return words.split(/[，。；｜|、=＝]|(?<!\d),/).at(-1) ?? '';
}
