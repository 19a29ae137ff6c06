/**
 * Logistic regression, one rule against all others, for all rules in one pass. Adagrad over the examples in a fixed shuffled order:
 * the same examples give the same weights.
 */

import { createRandom } from '../contract-text.ts';
import type { Example } from './audit-train-examples.ts';

export interface Weights {
  /** Rule ids, then `harmedColumns`. */
  readonly columns: readonly string[];
  /** Feature bucket → row of `values`. */
  readonly rowOf: ReadonlyMap<number, number>;
  /** By row: the weight of a feature, lower for frequent ones. */
  readonly rarity: Float32Array;
  /** By row, then by rule. */
  readonly values: Float32Array;
  readonly bias: Float32Array;
}

/** Starts with "no" for everything, so that the first examples do not move every rule. */
const FIRST_BIAS = -5;

/** The harmed side is learned together with the rules, from the same features. */
export const harmedColumns = ['payer', 'performer'] as const;

/** Chosen on the sentences of one group of authors after training on those of another. */
const settings = {
  epochs: 12,
  rate: 0.6,
  /** Pulls every weight towards zero whenever its feature occurs. */
  decay: 5e-4,
  positive: 4,
  near: 3,
  contract: 4,
  minCount: 2,
};

/** `minCount`: a feature of fewer sentences says nothing about others. */
export function train(
  examples: readonly Example[],
  rules: readonly string[],
  minCount = settings.minCount,
): Weights {
  const columns = [...rules, ...harmedColumns];
  const counts = countsOf(examples);
  const rowOf = vocabularyOf(counts, minCount);
  const width = columns.length;
  const weights: Weights = {
    columns,
    rowOf,
    rarity: rarityOf(rowOf, counts, examples.filter(({ isMirrored }) => !isMirrored).length),
    values: new Float32Array(rowOf.size * width),
    bias: new Float32Array(width).fill(FIRST_BIAS),
  };
  const squares = new Float32Array(rowOf.size * width).fill(1e-2);
  const biasSquares = new Float32Array(width).fill(1);
  const inputs = examples.map((example) => inputOf(weights, example.features));
  const targets = examples.map((example) => targetsOf(example, columns));
  const random = createRandom(7);
  const order = examples.map((_, index) => index);
  const scores = new Float32Array(width);
  for (let epoch = 0; epoch < settings.epochs; epoch++) {
    shuffle(order, random);
    for (const index of order) {
      const input = inputs[index];
      const target = targets[index];
      if (input === undefined || target === undefined) continue;
      // A mirrored sentence teaches only who is harmed.
      const first = examples[index]?.isMirrored === true ? rules.length : 0;
      score(weights, input, scores, first);
      step(weights, squares, biasSquares, input, target, scores, first);
    }
  }
  return weights;
}

export interface Input {
  readonly rows: Int32Array;
  /**
   * By feature: its rarity, divided by the sentence length, so that a long sentence counts no more than a
   * short one.
   */
  readonly values: Float32Array;
}

export function inputOf({ rowOf, rarity }: Weights, features: readonly number[]): Input {
  const rows = Int32Array.from(features.flatMap((feature) => rowOf.get(feature) ?? []));
  const share = 1 / Math.sqrt(Math.max(1, rows.length));
  return { rows, values: Float32Array.from(rows, (row) => (rarity[row] ?? 1) * share) };
}

export function score({ values, bias }: Weights, input: Input, into: Float32Array, first = 0): void {
  const width = bias.length;
  into.set(bias);
  for (let index = 0; index < input.rows.length; index++) {
    const base = (input.rows[index] ?? 0) * width;
    const value = input.values[index] ?? 0;
    for (let rule = first; rule < width; rule++)
      into[rule] = (into[rule] ?? 0) + value * (values[base + rule] ?? 0);
  }
}

/** Smaller gradients have no visible effect. */
const SMALL = 1e-2;

function step(
  { values, bias }: Weights,
  squares: Float32Array,
  biasSquares: Float32Array,
  input: Input,
  { wanted, importance }: Targets,
  scores: Float32Array,
  first: number,
): void {
  const width = bias.length;
  for (let rule = first; rule < width; rule++) {
    const error = (1 / (1 + Math.exp(-(scores[rule] ?? 0))) - (wanted[rule] ?? 0)) * (importance[rule] ?? 0);
    if (Math.abs(error) < SMALL) continue;
    biasSquares[rule] = (biasSquares[rule] ?? 0) + error * error;
    bias[rule] = (bias[rule] ?? 0) - (settings.rate * error) / Math.sqrt(biasSquares[rule] ?? 1);
    for (let index = 0; index < input.rows.length; index++) {
      const at = (input.rows[index] ?? 0) * width + rule;
      const value = values[at] ?? 0;
      const gradient = error * (input.values[index] ?? 0) + settings.decay * value;
      const square = (squares[at] ?? 0) + gradient * gradient;
      squares[at] = square;
      values[at] = value - (settings.rate * gradient) / Math.sqrt(square);
    }
  }
}

interface Targets {
  readonly wanted: Float32Array;
  readonly importance: Float32Array;
}

function targetsOf(example: Example, columns: readonly string[]): Targets {
  const { holds, harmed } = example;
  return {
    wanted: Float32Array.from(columns, (column) => (holds.has(column) || harmed === column ? 1 : 0)),
    importance: Float32Array.from(columns, (column) => importanceOf(example, column)),
  };
}

function importanceOf(
  { holds, nearly, unknown, harmed, isMirrored, contractType }: Example,
  column: string,
): number {
  if (column === 'payer' || column === 'performer') return harmed === null ? 0 : 1;
  if (isMirrored || (unknown.has(column) && !holds.has(column))) return 0;
  if (holds.has(column)) return settings.positive;
  if (nearly.has(column)) return settings.near;
  return contractType !== null ? settings.contract : 1;
}

function countsOf(examples: readonly Example[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const { features, isMirrored } of examples)
    for (const feature of isMirrored ? [] : features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  return counts;
}

function vocabularyOf(counts: ReadonlyMap<number, number>, minCount: number): ReadonlyMap<number, number> {
  const kept = [...counts].filter(([, count]) => count >= minCount).map(([feature]) => feature);
  return new Map(kept.sort((one, other) => one - other).map((feature, row) => [feature, row]));
}

/** A feature that occurs once in this many sentences counts one. */
const USUAL_RARITY = Math.exp(5);

function rarityOf(
  rowOf: ReadonlyMap<number, number>,
  counts: ReadonlyMap<number, number>,
  all: number,
): Float32Array {
  return Float32Array.from(rowOf.keys(), (feature) =>
    Math.sqrt(Math.log(all / (counts.get(feature) ?? 1)) / Math.log(USUAL_RARITY)),
  );
}

function shuffle(order: number[], random: (below: number) => number): void {
  for (let index = order.length - 1; index > 0; index--) {
    const other = random(index + 1);
    [order[index], order[other]] = [order[other] ?? 0, order[index] ?? 0];
  }
}
