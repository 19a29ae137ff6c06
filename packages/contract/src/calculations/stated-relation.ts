/** A calculation that running text states, with the places of its figures. */
import type { Span } from '@wenjian/document';
import { FEN, ONE, size } from '../numbers/exact-number.ts';
import { expectedOf, holds, type Relation } from './figures/figure-relation.ts';

export interface StatedRelation {
  readonly relation: Relation;
  /** The sentence or row with the result. */
  readonly place: Span;
  /** Sentences and rows with the other figures, when they stand elsewhere. */
  readonly others: readonly Span[];
  /** The words leave no doubt that these are all the parts: even a total that is confirmed elsewhere can be missed. */
  readonly isWhole?: true;
}

/** Rounding of a rate or of a month's days explains so much. */
const ROUNDING = 5_000n;

/** A yuan, a hundredth of a piece, a thousandth of a percent. */
const leastOf: Readonly<Record<Relation['result']['kind'], bigint>> = { money: ONE, count: FEN, rate: 10n };

/** Whether the result is the correct one, up to a yuan and to rounded rates; what is only added up is not rounded. */
export function agrees(relation: Relation): boolean {
  if (relation.kind === 'sum') return holds(relation);
  const expected = expectedOf(relation);
  const slack = expected / ROUNDING;
  const least = leastOf[relation.result.kind];
  return size(expected - relation.result.value) <= (slack > least ? slack : least);
}

/** Rounding leaves nothing of a result of a few yuan or pieces: 1.22 is one piece as well, and 2.08 yuan are 1.10 up to a yuan. */
const LEAST_ABOVE_ROUNDING = 20n;

/** Whether the result is so small that it agrees with nearly anything. */
export function isLostInRounding({ result: { value, step, kind } }: Relation): boolean {
  const slack = step > leastOf[kind] ? step : leastOf[kind];
  return value < slack * LEAST_ABOVE_ROUNDING;
}

/** Whether it comes out so closely that it hardly does by chance: a yuan more or less is forgiven and proves nothing. */
export function proves(relation: Relation): boolean {
  const [expected, { value, step }] = [expectedOf(relation), relation.result];
  const off = size(expected - value);
  return off === 0n || (value >= step * LEAST_ABOVE_ROUNDING && off <= expected / ROUNDING + step / 2n);
}

/** A result of another order is not a wrong result but another thing: less than half, or more than double. */
export function isNear(relation: Relation): boolean {
  const expected = expectedOf(relation);
  const { value } = relation.result;
  return expected > 0n && value * 2n > expected && value < expected * 2n;
}

/** 766,000 beside parts of 266,000: a digit was mistyped. */
export function isOneDigitOff(relation: Relation): boolean {
  const [expected, stated] = [expectedOf(relation), relation.result.value].map(String);
  if (expected === undefined || stated === undefined || expected.length !== stated.length) return false;
  // 8 and 1 have no digit in common: nothing was mistyped.
  if (/^\d0*$/.test(expected)) return false;
  return [...expected].filter((digit, at) => digit !== stated[at]).length === 1;
}

/**
 * Of several readings of one statement the one that is correct; without one the nearest, if it is near enough to
 * be meant.
 */
export function bestReading<Reading extends Relation>(readings: readonly Reading[]): Reading | null {
  const right = readings.find(agrees);
  if (right !== undefined) return right;
  const near = readings.filter(isNear);
  return near.reduce<Reading | null>(
    (best, each) => (best === null || distance(each) < distance(best) ? each : best),
    null,
  );
}

function distance(relation: Relation): bigint {
  return size(expectedOf(relation) - relation.result.value);
}
