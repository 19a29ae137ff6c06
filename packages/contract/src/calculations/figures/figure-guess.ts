/**
 * Computes which value of one figure would make a relation correct. Promises: never divides by zero, for any
 * figures; a guess about a sum costs the same with two parts or two thousand.
 */
import {
  divideExactly,
  divideRounded,
  FEN,
  multiply,
  ONE,
  roundTo,
  size,
} from '../../numbers/exact-number.ts';
import {
  type ContainedRelation,
  expectedOf,
  type Figure,
  figuresOf,
  holds,
  isSame,
  type MarkupRelation,
  type ProductRelation,
  type Relation,
  type SumRelation,
  signed,
  slackOf,
} from './figure-relation.ts';

export interface WeighedRelation {
  readonly relation: Relation;
  /** Whether the relation contains a figure at the same place. */
  contains(figure: Figure): boolean;
  /** The value of one figure that would make the relation correct; null when no value in this notation would. */
  implied(figure: Figure): bigint | null;
  /** Whether the relation is correct when the figure has another value. */
  holdsWith(figure: Figure, value: bigint): boolean;
}

export function weigh(relation: Relation): WeighedRelation {
  return relation.kind === 'sum' ? weighSum(relation) : weighFew(relation);
}

/** Sum and rounding tolerance are computed once: a part's rounding does not depend on its value. */
function weighSum(relation: SumRelation): WeighedRelation {
  const { parts, result } = relation;
  const expected = expectedOf(relation);
  const slack = slackOf(relation);
  const byPlace = new Map<number, Figure[]>();
  for (const part of parts) {
    if (part.span === null) continue;
    const known = byPlace.get(part.span.start);
    if (known === undefined) byPlace.set(part.span.start, [part]);
    else known.push(part);
  }
  const partsAt = ({ span }: Figure): readonly Figure[] =>
    span === null ? [] : (byPlace.get(span.start) ?? []);
  const withoutPart = (figure: Figure): bigint => expected - sumOf(partsAt(figure));
  return {
    relation,
    contains: (figure) => figure.span !== null && (partsAt(figure).length > 0 || isSame(figure, result)),
    implied(figure) {
      if (isSame(figure, result)) return roundTo(expected, finest(figure));
      const value = result.value - withoutPart(figure);
      return figure.isDeduction ? -value : value;
    },
    holdsWith(figure, value) {
      const changed = sumOf(partsAt(figure).map((part) => ({ ...part, value })));
      const stated = isSame(figure, result) ? value : result.value;
      return size(withoutPart(figure) + changed - stated) <= slack;
    },
  };
}

function sumOf(parts: readonly Figure[]): bigint {
  return parts.reduce((sum, part) => sum + signed(part), 0n);
}

type FewRelation = Exclude<Relation, SumRelation>;

/** Three or four figures. */
function weighFew(relation: FewRelation): WeighedRelation {
  return {
    relation,
    contains: (figure) => figure.span !== null && figuresOf(relation).some((each) => isSame(each, figure)),
    implied: (figure) => impliedValue(relation, figure),
    holdsWith: (figure, value) => holds(withValue(relation, figure, value)),
  };
}

function impliedValue(relation: FewRelation, figure: Figure): bigint | null {
  if (isSame(figure, relation.result)) return roundTo(expectedOf(relation), finest(figure));
  switch (relation.kind) {
    case 'product':
      return impliedFactor(relation, figure);
    case 'markup':
      return isSame(figure, relation.net) ? impliedNet(relation, figure) : impliedMarkup(relation);
    case 'contained':
      return isSame(figure, relation.rate) ? impliedShare(relation) : null;
  }
}

function withValue(relation: FewRelation, figure: Figure, value: bigint): Relation {
  const change = (each: Figure): Figure => (isSame(each, figure) ? { ...each, value } : each);
  const result = change(relation.result);
  switch (relation.kind) {
    case 'product':
      return { ...relation, factors: relation.factors.map(change), result };
    case 'markup':
      return { ...relation, net: change(relation.net), rate: change(relation.rate), result };
    case 'contained':
      return { ...relation, gross: change(relation.gross), rate: change(relation.rate), result };
  }
}

function impliedFactor(relation: ProductRelation, figure: Figure): bigint | null {
  const others = relation.factors.filter((each) => !isSame(each, figure));
  const divisor = others.reduce((product, { value }) => multiply(product, value), ONE);
  if (relation.name === 'tax' && figure.kind === 'rate')
    return usualRate(ratio(relation.result.value, divisor));
  const value = divideExactly(relation.result.value, divisor);
  if (value === null || value <= 0n) return null;
  return value % finest(figure) === 0n ? value : null;
}

function impliedNet({ rate, result }: MarkupRelation, figure: Figure): bigint | null {
  const net = ratio(result.value, ONE + rate.value);
  return net === null ? null : roundTo(net, finest(figure));
}

function impliedMarkup({ net, result }: MarkupRelation): bigint | null {
  const whole = ratio(result.value, net.value);
  return usualRate(whole === null ? null : whole - ONE);
}

function impliedShare({ gross, result }: ContainedRelation): bigint | null {
  return usualRate(ratio(result.value, gross.value - result.value));
}

/** Null for zero and negative results: a price of 0, a tax as large as the price. */
function ratio(one: bigint, other: bigint): bigint | null {
  return other <= 0n ? null : divideRounded(one * ONE, other);
}

const rates = [0n, 5n, 10n, 15n, 20n, 30n, 50n, 60n, 90n, 100n, 110n, 130n, 160n, 170n];
const PER_MILLE = 1000n;
const RATE_TOLERANCE = 50n;

/** Current and former VAT rates; other rates are not candidates. */
function usualRate(rate: bigint | null): bigint | null {
  if (rate === null) return null;
  return rates.map((each) => each * PER_MILLE).find((each) => size(each - rate) <= RATE_TOLERANCE) ?? null;
}

/** Money is written down to the fen, everything else with its own precision; nothing is finer than a millionth. */
function finest({ kind, step }: Figure): bigint {
  if (kind === 'money' && step > FEN) return FEN;
  return step > 0n ? step : 1n;
}
