/** Weighs one relation: whether it holds, and if not, which of its figures looks like a slip, and how much that says. */
import type { NearName, NearRelation, Quantity } from './quantity.ts';
import { slipBits } from './slips.ts';

export type Finding =
  | { readonly holds: true; readonly figures: readonly Quantity[] }
  | { readonly holds: false; readonly relation: NearRelation };

/** A figure that could be the wrong one, and what it would be if the others are right. */
export interface Candidate {
  readonly quantity: Quantity;
  readonly expected: number;
}

export interface Weighed {
  readonly name: NearName;
  /** The result first. */
  readonly candidates: readonly Candidate[];
  /** What rounding can explain, of the result. */
  readonly slack: number;
  /** What the words and the order say, in bits. */
  readonly structure: number;
  readonly formula: string;
}

/** A figure that is like the right one in no way is another figure. */
const LEAST_BITS = 1.6;
const LEAST_BITS_OF_SUM = 0.5;
/** No slip is telling enough for words that say nothing. */
const LEAST_STRUCTURE = -5;
/** So little more than rounding is neither right nor wrong. */
const ALMOST = 1.3;
/** A figure other than the result is to blame more rarely. */
const NOT_RESULT = 1.5;

export function weigh({ name, candidates, slack, structure, formula }: Weighed): Finding | null {
  const [result] = candidates;
  if (result === undefined) return null;
  const figures = candidates.map(({ quantity }) => quantity);
  const off = Math.abs(result.expected - result.quantity.value);
  if (off <= slack) return { holds: true, figures };
  if (off <= ALMOST * slack || structure < LEAST_STRUCTURE) return null;
  const best = candidates
    .map(({ quantity, expected }, index) => ({
      quantity,
      expected,
      isUnit: isOtherUnit(candidates, result, quantity),
      bits: isOtherUnit(candidates, result, quantity) ? UNIT_BITS - index : bitsOf(quantity, expected, index),
    }))
    .reduce((most, each) => (each.bits > most.bits ? each : most));
  if (best.bits < (name === 'sum' ? LEAST_BITS_OF_SUM : LEAST_BITS)) return null;
  const relation: NearRelation = {
    name: best.isUnit ? 'unit' : name,
    wrong: best.quantity,
    expected: tidy(best.expected / best.quantity.scale),
    formula,
    result: result.quantity.written,
    isResult: best.quantity.start === result.quantity.start,
    figures: figures.filter(({ start }) => start !== best.quantity.start),
    weight: best.bits + structure,
  };
  return { holds: false, relation };
}

const UNIT_BITS = 8;

/** 60毫升 × 2 for 120立方米: right but for the unit. */
function isOtherUnit(candidates: readonly Candidate[], result: Candidate, quantity: Quantity): boolean {
  const units = candidates.filter(({ quantity: { dimension } }) => dimension === result.quantity.dimension);
  if (!units.some((each) => each.quantity.unit !== result.quantity.unit) || quantity.dimension === 'money')
    return false;
  const power = Math.log10(result.expected / result.quantity.value);
  return Math.abs(power) > 0.5 && Math.abs(power - Math.round(power)) < 1e-9;
}

/** Only what the writer would have written: a whole number of people, no more decimals than money has. */
function bitsOf({ value, step, scale, dimension }: Quantity, expected: number, index: number): number {
  if (!Number.isFinite(expected) || expected <= 0) return 0;
  const [right, written] = [tidy(expected / scale), tidy(value / scale)];
  const finest = Math.min(step / scale, dimension === 'money' ? 0.01 : 1);
  const rounded = tidy(Math.round(right / finest) * finest);
  const isWritten = Math.abs(rounded - right) <= 1e-7 * right || (dimension === 'share' && index === 0);
  if (!isWritten) return 0;
  return slipBits(rounded, written) - (index === 0 ? 0 : NOT_RESULT);
}

export function tidy(value: number): number {
  return Number(value.toPrecision(12));
}

/** Half of the last digit that was written, if the figure looks rounded. */
export function roundingOf({ value, step, scale, dimension }: Quantity): number {
  if (dimension === 'share') return step / 2;
  const isCoarse = scale >= 1e8 || step < scale;
  return isCoarse && value % (10 * step) !== 0 ? step / 2 : 0;
}
