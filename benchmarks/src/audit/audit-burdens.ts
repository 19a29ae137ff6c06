/**
 * Learns to tell a burden from a harmless sentence whatever rule it belongs to: all examples of all rules together, and
 * the contracts of strangers in `packages/audit/burden-examples`.
 */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { digestOf, type Example, readExamples, UNLISTED } from './audit-train-examples.ts';
import { inputOf, score, train, type Weights } from './audit-train-regression.ts';

const AUDIT = join(import.meta.dirname, '../../../packages/audit');
const folders = [join(AUDIT, 'examples'), join(AUDIT, 'burden-examples')];

export function readBurdens(): readonly Example[] {
  return folders.flatMap(readExamples).map(
    (example): Example => ({
      ...example,
      holds: new Set(example.holds.size > 0 ? [UNLISTED] : []),
      nearly: new Set(example.holds.size === 0 && example.nearly.size > 0 ? [UNLISTED] : []),
      unknown: new Set(),
    }),
  );
}

export function burdenDigest(): string {
  return createHash('sha256').update(folders.map(digestOf).join()).digest('hex').slice(0, 16);
}

/** With so many examples rarer features only make the file larger. */
const FEWEST_SENTENCES = 4;

export function trainBurdens(examples: readonly Example[]): Weights {
  return train(examples, [UNLISTED], FEWEST_SENTENCES);
}

const FOLDS = 4;

/** The logit above which so many sentences of a clean contract are taken for burdens, on contracts put aside while training. */
export function burdenThreshold(examples: readonly Example[], alarmsPerContract: number): number {
  const clean = cleanContracts(examples);
  const logits: number[] = [];
  for (let fold = 0; fold < FOLDS; fold++) {
    const aside = new Set(clean.filter((_, index) => index % FOLDS === fold));
    const weights = trainBurdens(examples.filter(({ group }) => !aside.has(group)));
    const scores = new Float32Array(weights.columns.length);
    for (const { features, group, isMirrored, isSpoken } of examples) {
      if (isMirrored || !isSpoken || !aside.has(group)) continue;
      score(weights, inputOf(weights, features), scores);
      logits.push(scores[0] ?? 0);
    }
  }
  const sorted = logits.sort((one, other) => other - one);
  return sorted[Math.floor(clean.length * alarmsPerContract)] ?? 0;
}

/** Whole contracts in which nobody planted anything; `harmless-…` are collections of sentences that only sound like burdens. */
function cleanContracts(examples: readonly Example[]): readonly string[] {
  const groups = new Map<string, boolean>();
  for (const { group, contractType, holds } of examples)
    if (contractType !== null && !group.startsWith('harmless-'))
      groups.set(group, (groups.get(group) ?? true) && holds.size === 0);
  return [...groups].filter(([, isClean]) => isClean).map(([group]) => group);
}
