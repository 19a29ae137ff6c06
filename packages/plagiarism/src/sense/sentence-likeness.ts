/**
 * The similarity of two sentences. In: sentences of both texts. Out: a similarity from 0 to 1 for any two of
 * them, and the most likely partners of a sentence. Words weigh by their rarity in both texts together, so
 * that 甲方应当 weighs little and 混凝土 much.
 */
import type { TokenRange } from '../passages/passage.ts';

export interface SentenceFeatures {
  /** Distinct pairs of neighbouring tokens, and distinct tokens. */
  readonly pairs: ReadonlySet<number>;
  readonly words: ReadonlySet<number>;
  pairWeight: number;
  wordWeight: number;
  readonly length: number;
}

/** Word order means more than the words alone. */
const SHARE_OF_PAIRS = 0.6;
/** A pair in more sentences than this is not used to find partners: it would find all of them. */
const MOST_POSTINGS = 60;
/** The rarest pairs of a sentence find its partners; the others only confirm them. */
const LEADING_PAIRS = 12;
const MOST_CANDIDATES = 4;

export class SentenceLikeness {
  readonly #weights = new Map<number, number>();
  readonly #counts = new Map<number, number>();
  readonly #sentenceCount: number;

  constructor(all: readonly SentenceFeatures[]) {
    this.#sentenceCount = all.length;
    for (const { pairs, words } of all)
      for (const set of [pairs, words])
        for (const feature of set) this.#counts.set(feature, (this.#counts.get(feature) ?? 0) + 1);
    for (const features of all) {
      features.pairWeight = this.#sum(features.pairs);
      features.wordWeight = this.#sum(features.words);
    }
  }

  of(one: SentenceFeatures, other: SentenceFeatures): number {
    const pairs = this.#shared(one.pairs, other.pairs) / ((one.pairWeight + other.pairWeight) / 2 || 1);
    const words = this.#shared(one.words, other.words) / ((one.wordWeight + other.wordWeight) / 2 || 1);
    return SHARE_OF_PAIRS * pairs + (1 - SHARE_OF_PAIRS) * words;
  }

  /** Sentences of `others` that share the greatest weight of token pairs, best first. */
  partnersIn(others: readonly SentenceFeatures[]): (one: SentenceFeatures) => readonly number[] {
    const postings = new Map<number, number[]>();
    others.forEach(({ pairs }, index) => {
      for (const pair of pairs) {
        if ((this.#counts.get(pair) ?? 0) > MOST_POSTINGS) continue;
        const list = postings.get(pair);
        if (list === undefined) postings.set(pair, [index]);
        else list.push(index);
      }
    });
    return (one) => {
      const hits = new Map<number, number>();
      for (const pair of this.#leading(one))
        for (const index of postings.get(pair) ?? [])
          hits.set(index, (hits.get(index) ?? 0) + this.#weight(pair));
      const ranked = [...hits].sort((first, second) => second[1] - first[1] || first[0] - second[0]);
      return ranked.slice(0, MOST_CANDIDATES).map(([index]) => index);
    };
  }

  #leading({ pairs }: SentenceFeatures): readonly number[] {
    const count = (pair: number): number => this.#counts.get(pair) ?? 0;
    const telling = [...pairs].filter((pair) => count(pair) > 1 && count(pair) <= MOST_POSTINGS);
    return telling.sort((one, other) => count(one) - count(other) || one - other).slice(0, LEADING_PAIRS);
  }

  #shared(one: ReadonlySet<number>, other: ReadonlySet<number>): number {
    const [small, large] = one.size <= other.size ? [one, other] : [other, one];
    let sum = 0;
    for (const feature of small) if (large.has(feature)) sum += this.#weight(feature);
    return sum;
  }

  #sum(features: ReadonlySet<number>): number {
    let sum = 0;
    for (const feature of features) sum += this.#weight(feature);
    return sum;
  }

  #weight(feature: number): number {
    const known = this.#weights.get(feature);
    if (known !== undefined) return known;
    const weight = Math.log(1 + this.#sentenceCount / (this.#counts.get(feature) ?? 1));
    this.#weights.set(feature, weight);
    return weight;
  }
}

export function featuresOf(tokens: Int32Array, { start, end }: TokenRange): SentenceFeatures {
  const words = new Set<number>();
  const pairs = new Set<number>();
  for (let index = start; index < end; index++) {
    const token = tokens[index] ?? 0;
    words.add(token);
    // Negative, so that a pair is never equal to a word.
    if (index > start) pairs.add(-1 - ((Math.imul(tokens[index - 1] ?? 0, PAIR_FACTOR) ^ token) >>> 0));
  }
  return { pairs, words, pairWeight: 0, wordWeight: 0, length: end - start };
}

const PAIR_FACTOR = 0x01000193;
