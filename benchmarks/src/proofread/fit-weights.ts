/** Logistic regression by Newton's method, drawn towards weights that are known already. In: examples. Out: one weight for each sign. */

export interface Example {
  readonly signs: readonly number[];
  readonly isRight: boolean;
}

const MOST_ROUNDS = 30;
const SMALL_STEP = 1e-4;
const LONGEST_STEP = 2;
const LEAST_CURVE = 1e-5;

/** `pull`: how strongly the weights stay at `known`. */
export function fitWeights(
  examples: readonly Example[],
  known: readonly number[],
  pull: number,
): readonly number[] {
  let weights = [...known];
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const step = solve(...slopeOf(examples, weights, known, pull)).map((each) =>
      Math.max(-LONGEST_STEP, Math.min(LONGEST_STEP, each)),
    );
    weights = weights.map((weight, at) => weight + (step[at] ?? 0));
    if (step.every((each) => Math.abs(each) < SMALL_STEP)) break;
  }
  return weights;
}

export function probabilityWith(weights: readonly number[], signs: readonly number[]): number {
  const odds = signs.reduce((sum, sign, at) => sum + sign * (weights[at] ?? 0), 0);
  return 1 / (1 + Math.exp(-odds));
}

function slopeOf(
  examples: readonly Example[],
  weights: readonly number[],
  known: readonly number[],
  pull: number,
): [rows: number[][], slope: number[]] {
  const rows = weights.map((_, row) => weights.map((_, column) => (row === column ? pull : 0)));
  const slope = weights.map((weight, at) => pull * ((known[at] ?? 0) - weight));
  for (const { signs, isRight } of examples) {
    const probability = probabilityWith(weights, signs);
    const error = (isRight ? 1 : 0) - probability;
    const curve = Math.max(LEAST_CURVE, probability * (1 - probability));
    for (const [at, sign] of signs.entries()) {
      if (sign === 0) continue;
      slope[at] = (slope[at] ?? 0) + error * sign;
      const row = rows[at] ?? [];
      for (const [other, second] of signs.entries()) row[other] = (row[other] ?? 0) + curve * sign * second;
    }
  }
  return [rows, slope];
}

/** By elimination; the matrix is positive, so no row is exchanged. */
function solve(rows: number[][], right: number[]): number[] {
  const size = right.length;
  for (let pivot = 0; pivot < size; pivot += 1)
    for (let below = pivot + 1; below < size; below += 1) {
      const factor = (rows[below]?.[pivot] ?? 0) / (rows[pivot]?.[pivot] ?? 1);
      const [row = [], own = []] = [rows[below], rows[pivot]];
      for (let at = pivot; at < size; at += 1) row[at] = (row[at] ?? 0) - factor * (own[at] ?? 0);
      right[below] = (right[below] ?? 0) - factor * (right[pivot] ?? 0);
    }
  const found = right.map(() => 0);
  for (let row = size - 1; row >= 0; row -= 1) {
    const own = rows[row] ?? [];
    const rest = found.reduce((sum, value, at) => (at > row ? sum + value * (own[at] ?? 0) : sum), 0);
    found[row] = ((right[row] ?? 0) - rest) / (own[row] ?? 1);
  }
  return found;
}
