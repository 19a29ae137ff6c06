/**
 * Arithmetic relations between figures: a product, a sum, a price with its tax. Review and correction use the
 * same relations, and each decides how to report an incorrect one. Promise: integers only; a difference
 * explained by rounding does not count.
 */
import type { Span } from '@wenjian/document';
import { divideRounded, FEN, multiply, ONE, size } from '../../numbers/exact-number.ts';

const PERCENT = 10_000n;

export interface Figure {
  /** Position of its digits; null for an implied figure (the whole is 100 %). */
  readonly span: Span | null;
  /** In millionths of a yuan, of one piece, or of the whole. */
  readonly value: bigint;
  /** One unit in its last written digit. */
  readonly step: bigint;
  /** The value of a written 1 (元, 万元, %); null when it is not written in digits. */
  readonly unit: bigint | null;
  readonly kind: 'money' | 'count' | 'rate';
  /** 美元, 欧元; money without it is in yuan. */
  readonly currency?: string;
  /** One figure for several rows (第1期至第12期): `value` is that of all of them. */
  readonly times?: bigint;
  /** 优惠, 折扣: subtracted from a sum. */
  readonly isDeduction?: boolean;
}

export type RelationName =
  | 'product' // 单价 × 数量
  | 'total' // rows of a table, parts of a price
  | 'tax' // 不含税 × 税率
  | 'gross' // 不含税 + 税额, 不含税 × (1 + 税率)
  | 'share' // 总额 × 比例
  | 'shares' // parts of the whole
  | 'instalments'
  | 'uppercase' // a sum in words and in figures
  | 'restated'; // a sum said once more

interface Named {
  readonly name: RelationName;
  readonly result: Figure;
}
export interface ProductRelation extends Named {
  readonly kind: 'product';
  readonly factors: readonly Figure[];
}
export interface SumRelation extends Named {
  readonly kind: 'sum';
  readonly parts: readonly Figure[];
}
/** 含税 = 不含税 × (1 + 税率). */
export interface MarkupRelation extends Named {
  readonly kind: 'markup';
  readonly net: Figure;
  readonly rate: Figure;
}
/** 税额 = 含税 × 税率 ÷ (1 + 税率). */
export interface ContainedRelation extends Named {
  readonly kind: 'contained';
  readonly gross: Figure;
  readonly rate: Figure;
}
export type Relation = ProductRelation | SumRelation | MarkupRelation | ContainedRelation;

/** The result comes last. */
export function figuresOf(relation: Relation): readonly Figure[] {
  switch (relation.kind) {
    case 'product':
      return [...relation.factors, relation.result];
    case 'sum':
      return [...relation.parts, relation.result];
    case 'markup':
      return [relation.net, relation.rate, relation.result];
    case 'contained':
      return [relation.gross, relation.rate, relation.result];
  }
}

/** The correct result. */
export function expectedOf(relation: Relation): bigint {
  switch (relation.kind) {
    case 'product':
      return relation.factors.reduce((product, { value }) => multiply(product, value), ONE);
    case 'sum':
      return relation.parts.reduce((sum, part) => sum + signed(part), 0n);
    case 'markup':
      return multiply(relation.net.value, ONE + relation.rate.value);
    case 'contained':
      return containedTax(relation);
  }
}

/** A rate of -100 % has no price that could contain a tax. */
function containedTax({ gross, rate }: ContainedRelation): bigint {
  const whole = ONE + rate.value;
  return whole <= 0n ? 0n : divideRounded(gross.value * rate.value, whole);
}

/** The absolute difference between the result and the correct result. */
export function differenceOf(relation: Relation): bigint {
  return size(expectedOf(relation) - relation.result.value);
}

export function holds(relation: Relation): boolean {
  return differenceOf(relation) <= slackOf(relation);
}

/** At the same place: a merged cell is read once for each of its rows. */
export function isSame(one: Figure, other: Figure): boolean {
  return one === other || (one.span !== null && one.span.start === other.span?.start);
}

/** Its value in a sum, negative for a deduction. */
export function signed({ value, isDeduction = false }: Figure): bigint {
  return isDeduction ? -size(value) : value;
}

/** The difference that rounding can explain. */
export function slackOf(relation: Relation): bigint {
  const { result } = relation;
  const half = halfStep(result);
  switch (relation.kind) {
    case 'product':
      return largest(
        result.kind === 'money' ? FEN : 0n,
        half,
        ...relation.factors.map((factor) => roundingOf(relation, factor)),
      );
    case 'sum': {
      // Whole yuan and fen add up exactly; ten thousands and percentages with decimals were rounded one by
      // one.
      const isRounded = result.kind === 'money' ? (result.unit ?? 0n) > ONE : result.kind === 'rate';
      const steps = relation.parts.reduce((sum, part) => sum + halfStep(part), half);
      const isWholePercent = result.kind === 'rate' && relation.parts.every(({ step }) => step >= PERCENT);
      return largest(result.kind === 'money' ? FEN : 0n, isRounded && !isWholePercent ? steps : 0n);
    }
    case 'markup':
      // A share is never rounded to a hundredth of the whole.
      return largest(result.kind === 'rate' ? 0n : FEN, half + halfStep(relation.net));
    case 'contained':
      return largest(FEN, half);
  }
}

/** A price in fen or a percentage with decimals may be rounded. */
function roundingOf(relation: ProductRelation, factor: Figure): bigint {
  const isRounded =
    factor.kind === 'money' ? factor.step <= FEN && factor.value % (10n * FEN) !== 0n : factor.step < PERCENT;
  if (!isRounded || factor.kind === 'count' || relation.name === 'tax') return 0n;
  const others = relation.factors.filter((each) => each !== factor);
  return others.reduce((product, { value }) => multiply(product, value), factor.step / 2n);
}

/** An amount in coarse steps (20万) is exact: only finer ones are rounded. */
const COARSEST_ROUNDING = 100n * ONE;

function halfStep({ step }: Figure): bigint {
  return step <= COARSEST_ROUNDING ? step / 2n : 0n;
}

function largest(...values: readonly bigint[]): bigint {
  return values.reduce((most, value) => (value > most ? value : most), 0n);
}
