/**
 * Chooses the similarity from which a sentence counts as the provision of a rule, on sentences and whole
 * contracts that were held out during training, a quarter at a time.
 */
import { allRules } from '@wenjian/audit/recognition';
import type { Example } from './audit-train-examples.ts';
import { inputOf, score, train } from './audit-train-regression.ts';

export interface Threshold {
  readonly ruleId: string;
  readonly logit: number;
  readonly precision: number;
  readonly recall: number;
}

const FOLDS = 4;
const PRECISION = 0.85;
/** Below this recall a rule is not worth its false alarms. */
const RECALL = 0.05;
/**
 * How often a false alarm of each kind would occur in contracts per real provision: a harmless sentence of a
 * contract represents many of its kind; a near miss was written to be as similar as possible.
 */
const alarmWeights = { contract: 0.65, other: 0.08, near: 0.03 };
/** A lower logit never counts, however few negatives are similar. */
const LOWEST_LOGIT = -2;
const NEVER = Number.NEGATIVE_INFINITY;

/** Only rules that reach the precision at a useful recall. */
export function chooseThresholds(
  examples: readonly Example[],
  rules: readonly string[],
): readonly Threshold[] {
  const points = rules.map((): Point[] => []);
  for (let fold = 0; fold < FOLDS; fold++) {
    const isAside = ({ group }: Example): boolean => foldOf(group) === fold;
    const weights = train(
      examples.filter((example) => !isAside(example)),
      rules,
    );
    const scores = new Float32Array(weights.columns.length);
    for (const example of examples) {
      if (example.isMirrored || !isAside(example) || !(example.isSpoken || example.holds.size > 0)) continue;
      score(weights, inputOf(weights, example.features), scores);
      // The review uses only the most likely rule of a sentence.
      const own = Math.max(...[...example.holds].map((rule) => scores[rules.indexOf(rule)] ?? NEVER));
      for (const [index, rule] of rules.entries()) {
        const logit = scores[index] ?? 0;
        if (example.holds.has(rule) || logit > own) addPoint(points[index], example, rule, logit);
      }
    }
  }
  return rules.flatMap((ruleId, index) => chooseThreshold(ruleId, points[index] ?? []) ?? []);
}

interface Point {
  readonly logit: number;
  readonly isRight: boolean;
  readonly weight: number;
}

function addPoint(points: Point[] | undefined, example: Example, rule: string, logit: number): void {
  const isRight = example.holds.has(rule);
  if (!isRight && (logit < LOWEST_LOGIT || example.unknown.has(rule) || isElsewhere(example, rule))) return;
  points?.push({ logit, isRight, weight: isRight ? 1 : alarmWeights[kindOf(example, rule)] });
}

function kindOf({ nearly, holds, contractType }: Example, rule: string): keyof typeof alarmWeights {
  if (nearly.has(rule)) return 'near';
  return contractType !== null && holds.size === 0 ? 'contract' : 'other';
}

/** A sentence of a contract type to which the rule does not apply. */
function isElsewhere({ contractType, holds }: Example, rule: string): boolean {
  const types = typesOf.get(rule) ?? 'all';
  if (types === 'all') return false;
  if (contractType !== null) return !types.some((type) => type === contractType);
  return [...holds].some((other) => {
    const others = typesOf.get(other) ?? 'all';
    return others !== 'all' && !others.some((type) => types.includes(type));
  });
}

const typesOf = new Map(allRules.map(({ id, types }) => [id, types]));

function chooseThreshold(ruleId: string, points: readonly Point[]): Threshold | null {
  const all = points.filter(({ isRight }) => isRight).length;
  let right = 0;
  let wrong = 0;
  let best: Threshold | null = null;
  for (const { logit, isRight, weight } of points.toSorted((one, other) => other.logit - one.logit)) {
    if (logit < LOWEST_LOGIT) break;
    if (isRight) right += weight;
    else wrong += weight;
    const precision = right / (right + wrong);
    if (precision >= PRECISION) best = { ruleId, logit, precision, recall: right / all };
  }
  return best === null || best.recall < RECALL ? null : best;
}

/** By name, so that an additional contract moves no other. */
function foldOf(group: string): number {
  let sum = 0;
  for (const letter of group) sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
  return sum % FOLDS;
}
