/**
 * Parts whose whole stands elsewhere: 投资款中125万元计入注册资本，475万元计入资本公积, where 投资款 is 600万元. The whole is found
 * by a word that both places share. Promise: silent when any sum of the contract is the sum of the parts.
 */
import { documentSpan } from '@wenjian/document';
import type { Contract } from '../../contract.ts';
import { ONE, size } from '../../numbers/exact-number.ts';
import { figureOfAmount } from '../figures/figure-of-fact.ts';
import { type FilledAmount, isFilled } from '../prices/price-sentences.ts';
import { wordsAfter, wordsBefore } from '../prices/whole-price.ts';
import type { StatedRelation } from '../stated-relation.ts';
import { paymentSchedules } from '../terms/payment-schedules.ts';
import type { ListedValue } from './listed-values.ts';
import { isOtherMatter, type Stretch, stretchesOf } from './parts-and-wholes.ts';

export function partsOfNamed(
  contract: Contract,
  known: readonly StatedRelation[],
): readonly StatedRelation[] {
  const read = new Set(known.map(({ place }) => place.start));
  const paid = new Set(paymentSchedules(contract).flatMap(({ sentences }) => sentences));
  return stretchesOf(contract).flatMap((stretch, index) => {
    const isKnown = stretch.sentences.some((sentence) => paid.has(sentence) || read.has(sentence.start));
    return isKnown ? [] : (listIn(contract, stretch, stretchesOf(contract)[index - 1]) ?? []);
  });
}

const announcing = /中|分配|分解|构成|组成|来源|处理|使用|用途|安排|明细|配置|分为|包括|由|[：:]/;
const open = /等|其余|剩余|余款|尾款|余下|余额|另/;
/** Parts further apart are no list. */
const LONGEST_GAP = 22;
const LONGEST_LEAD = 24;

function listIn(contract: Contract, stretch: Stretch, before: Stretch | undefined): StatedRelation[] | null {
  const { text } = contract.document;
  const parts = stretch.values.filter(({ unit, isPrice }) => unit === '元' && !isPrice);
  const [first] = parts;
  const last = parts.at(-1);
  if (first === undefined || last === undefined || parts.length < 2) return null;
  const lead = text.slice(Math.max(stretch.start, first.start - LONGEST_LEAD), first.start);
  const said = text.slice(stretch.start, last.end);
  const isList = parts.every((part, at) => at === 0 || part.start - (parts[at - 1]?.end ?? 0) <= LONGEST_GAP);
  if (!isList || !announcing.test(lead) || open.test(said) || isOtherMatter(said, parts)) return null;
  if (parts.some(({ time }) => time !== null)) return null;
  const sum = parts.reduce((all, { figure }) => all + figure.value, 0n);
  const sumInYuan = Number(sum / ONE);
  const others = contract.amounts
    .filter(isFilled)
    .filter(({ start, isUppercase }) => !isUppercase && (start < stretch.start || start >= stretch.end))
    .filter(({ fen }) => Math.abs(ofYuan(fen) - sumInYuan) * Number(NEAR) <= ofYuan(fen) + 1);
  const figures = others.map((amount) => ({ amount, figure: figureOfAmount(contract, amount) }));
  if (figures.some(({ figure }) => figure.value === sum)) return null;
  const wholes = figures.filter(
    ({ amount, figure }) =>
      size(figure.value - sum) * NEAR <= figure.value &&
      parts.every((part) => part.figure.value < figure.value) &&
      isWholeOf(contract, amount, lead, before),
  );
  const [whole] = wholes;
  if (whole === undefined || wholes.some(({ figure }) => figure.value !== whole.figure.value)) return null;
  return [relationOf(parts, whole, stretch)];
}

function ofYuan(fen: number): number {
  return fen / 100;
}

/** An eighth. */
const NEAR = 8n;

function relationOf(
  parts: readonly ListedValue[],
  { amount, figure }: { amount: FilledAmount; figure: ListedValue['figure'] },
  { start, end }: Stretch,
): StatedRelation {
  return {
    relation: { kind: 'sum', name: 'total', parts: parts.map((part) => part.figure), result: figure },
    place: documentSpan(start, end),
    others: [documentSpan(amount.start, amount.end)],
  };
}

const plainWords =
  /人民币|支付|金额|合同|本协议|协议|甲方|乙方|丙方|万元|为|的|向|将|按照?|应当?|其中?|约定|双方|公司|由|[^\u4e00-\u9fff]/g;

/** It is called what the list is called, or it is the total said right before the list. */
function isWholeOf(
  contract: Contract,
  amount: FilledAmount,
  lead: string,
  before: Stretch | undefined,
): boolean {
  const words =
    wordsBefore(contract, amount, 22)
      .split(/[，。；]/)
      .at(-1) ?? '';
  const around = `${words} ${wordsAfter(contract, amount, 6).split(/[，。；]/)[0] ?? ''}`;
  const pairs = lead.replace(plainWords, ' ').match(/[\u4e00-\u9fff]{2,}/g) ?? [];
  const isNamed = pairs.some((word) =>
    Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2)).some((pair) =>
      around.includes(pair),
    ),
  );
  const isRightBefore = before !== undefined && amount.start >= before.start && amount.start < before.end;
  return isNamed || (isRightBefore && /总/.test(words));
}
