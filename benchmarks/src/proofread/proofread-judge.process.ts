/**
 * Learns what the proposals of the trained corrector are worth: prints the numbers of
 * packages/proofread/src/corrector/judge.weights.ts. Reads the learning halves only: planted and right sentences of
 * one half of the contracts and statutes, every other sentence of EC-LAW.
 */
import { editDistance } from '@wenjian/contract';
import {
  type LanguageModel,
  type Proposal,
  type ProposalForm,
  runOf,
  type Signs,
  signsOf,
} from '@wenjian/proofread';
import { openLanguage } from '@wenjian/server/language';
import { openCorrector } from '@wenjian/server/sentence-corrector';
import { linesOf, readClassSets } from './proofread-class-table.ts';
import type { PlantedPair } from './proofread-classes.ts';
import { readPairs } from './proofread-pairs.ts';

const SEED = 300;
const ROUNDS = 3000;
const STEP = 0.3;
const DECAY = 1e-4;
/** Of right sentences, so many may be touched by proposals of one form. */
const MOST_TOUCHED: Readonly<Record<ProposalForm, number>> = {
  alike: 0.0012,
  grammar: 0.0006,
  other: 0.0004,
  insert: 0.0008,
  doubled: 0.0004,
  repeated: 0.0003,
  alone: 0.0002,
};

interface Example extends Signs {
  readonly isRight: boolean;
  readonly isOfClean: boolean;
}

export function examplesOf(
  { source, target }: PlantedPair,
  proposals: readonly Proposal[],
  language: LanguageModel | null,
): readonly Example[] {
  const before = editDistance(source, target);
  return proposals.map((proposal) => {
    const run = runOf(source, proposal);
    const made = source.slice(0, run.at) + run.character + source.slice(run.at + run.length);
    const isRight = editDistance(made, target) < before;
    return { ...signsOf(source, run, language), isRight, isOfClean: source === target };
  });
}

/** Logistic regression of three numbers, by gradient descent. */
export function learn(examples: readonly Example[]): {
  readonly bias: number;
  readonly own: number;
  readonly gain: number;
} {
  let [bias, own, gain] = [0, 0, 0];
  for (let round = 0; round < ROUNDS; round += 1) {
    let [byBias, byOwn, byGain] = [0, 0, 0];
    for (const example of examples) {
      const odds = bias + own * example.own + gain * example.gain;
      const error = 1 / (1 + Math.exp(-odds)) - (example.isRight ? 1 : 0);
      byBias += error;
      byOwn += error * example.own;
      byGain += error * example.gain;
    }
    const step = STEP / Math.max(1, examples.length);
    bias -= step * byBias;
    own = Math.max(0, own - step * byOwn - DECAY * own);
    gain = Math.max(0, gain - step * byGain - DECAY * gain);
  }
  return { bias, own, gain };
}

/** The least evidence that touches few enough of the right sentences. */
function leastOf(evidences: readonly number[], most: number): number {
  const [first = 0] = [...evidences].sort((one, other) => other - one).slice(most);
  return Math.max(0, first + 0.01);
}

const language = await openLanguage();
const propose = await openCorrector();
const sets = await readClassSets('learning', SEED);
const published = ((await readPairs('ec_law_test')) ?? []).filter((_, index) => index % 2 === 0);
const clean = sets.clean.map((source) => ({ source, target: source }));
const pairs = [...[...sets.planted.values()].flat(), ...clean, ...published];
const proposals = await propose([...linesOf(sets), ...published.map(({ source }) => source)]);
const examples = pairs.flatMap((pair) => examplesOf(pair, proposals.get(pair.source) ?? [], language));
for (const [form, own] of Map.groupBy(examples, (example) => example.form)) {
  const weights = learn(own);
  const evidences = own
    .filter(({ isOfClean, isRight }) => isOfClean && !isRight)
    .map((example) => weights.bias + weights.own * example.own + weights.gain * example.gain);
  const least = leastOf(evidences, Math.floor(MOST_TOUCHED[form] * clean.length));
  const numbers = Object.entries({ ...weights, least }).map(
    ([name, value]) => `${name}: ${value.toFixed(2)}`,
  );
  console.log(`  ${form}: { ${numbers.join(', ')} }, // ${own.length} examples`);
}
