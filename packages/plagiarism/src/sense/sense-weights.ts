/**
 * What windows of sentences have in common. In: two texts. Out: for windows of neighbouring sentences, one of
 * each text, the weight of the words and word pairs they share. What occurs in many sentences of the two
 * texts weighs little.
 */
import type { SideName } from '../fragment.ts';
import type { TokenStream } from '../tokens/token-stream.ts';
import { featuresOf } from './sentence-likeness.ts';

/** Neighbouring sentences: their indices and their tokens. */
export interface Window {
  readonly first: number;
  readonly last: number;
  readonly start: number;
  readonly end: number;
  readonly features: ReadonlySet<number>;
  readonly weight: number;
}

/** A sentence of each text. */
export interface LikelyPair {
  readonly a: number;
  readonly b: number;
  readonly likeness: number;
}

/** A pair repeats its two words, so it adds half. Keys of pairs are negative, keys of words are not. */
const WEIGHT_OF_PAIR = 0.5;
/** Two texts on one subject share at least this part of their weight. */
const LEAST_USUAL = 0.2;
/**
 * In a small vocabulary they share more: this many times the median of what sentences share with their most
 * likely partner.
 */
const TIMES_USUAL = 1.6;
/** With fewer sentences, the median may be a paraphrased one. */
const FEWEST_MEASURED = 12;
/** The number of features used to find a sentence's most likely partners. */
const LEADING_FEATURES = 16;
const MOST_POSTINGS = 40;
const MOST_PARTNERS = 3;

export class SenseWeights {
  readonly #sentences: Readonly<Record<SideName, readonly ReadonlySet<number>[]>>;
  readonly #ends: Readonly<Record<SideName, Uint32Array>>;
  readonly #counts = new Map<number, number>();
  readonly #weights = new Map<number, number>();
  readonly #total: number;

  constructor(a: TokenStream, b: TokenStream) {
    this.#sentences = { a: sentenceFeatures(a), b: sentenceFeatures(b) };
    this.#ends = { a: a.sentenceEnds, b: b.sentenceEnds };
    const all = [...this.#sentences.a, ...this.#sentences.b];
    this.#total = all.length;
    for (const features of all)
      for (const feature of features) this.#counts.set(feature, (this.#counts.get(feature) ?? 0) + 1);
  }

  window(side: SideName, first: number, last: number): Window {
    const features = new Set<number>();
    let weight = 0;
    for (let index = first; index <= last; index++)
      for (const feature of this.#sentences[side][index] ?? []) {
        if (features.has(feature)) continue;
        features.add(feature);
        weight += this.#weight(feature);
      }
    const ends = this.#ends[side];
    return { first, last, start: ends[first - 1] ?? 0, end: ends[last] ?? 0, features, weight };
  }

  /** Shared weight divided by the mean weight of both. */
  likeness(a: Window, b: Window): number {
    const mean = (a.weight + b.weight) / 2;
    return mean === 0 ? 0 : this.#shared(a, b) / mean;
  }

  /**
   * The share of weight that means nothing in these two texts: most sentences have a partner with as much by
   * chance.
   */
  usualShare(pairs: readonly LikelyPair[]): number {
    const best = new Map<number, number>();
    for (const { a, likeness } of pairs) best.set(a, Math.max(best.get(a) ?? 0, likeness));
    const sorted = [...best.values()].sort((one, other) => one - other);
    if (sorted.length < FEWEST_MEASURED) return LEAST_USUAL;
    return Math.max(LEAST_USUAL, TIMES_USUAL * (sorted[sorted.length >>> 1] ?? 0));
  }

  /** Shared weight beyond the usual: it grows with the length, so that a long passage needs less similarity. */
  excess(a: Window, b: Window, usualShare: number): number {
    return this.#shared(a, b) - (usualShare * (a.weight + b.weight)) / 2;
  }

  /** Pairs of open sentences that share rare features, in either direction, the most likely first. */
  likelyPairs(openA: readonly boolean[], openB: readonly boolean[]): readonly LikelyPair[] {
    const pairs = new Map<string, readonly [number, number]>();
    const toB = this.#partners('b', openB);
    const toA = this.#partners('a', openA);
    this.#sentences.a.forEach((features, index) => {
      if (openA[index]) for (const other of toB(features)) pairs.set(`${index} ${other}`, [index, other]);
    });
    this.#sentences.b.forEach((features, index) => {
      if (openB[index]) for (const other of toA(features)) pairs.set(`${other} ${index}`, [other, index]);
    });
    const windows = { a: this.#singles('a'), b: this.#singles('b') };
    return [...pairs.values()]
      .map(([a, b]) => ({ a, b, likeness: this.likeness(windows.a(a), windows.b(b)) }))
      .sort((one, other) => other.likeness - one.likeness || one.a - other.a || one.b - other.b);
  }

  #singles(side: SideName): (index: number) => Window {
    const made = new Map<number, Window>();
    return (index) => {
      const window = made.get(index) ?? this.window(side, index, index);
      made.set(index, window);
      return window;
    };
  }

  #partners(
    side: SideName,
    isOpen: readonly boolean[],
  ): (features: ReadonlySet<number>) => readonly number[] {
    const postings = new Map<number, number[]>();
    this.#sentences[side].forEach((features, index) => {
      if (!isOpen[index]) return;
      for (const feature of features) {
        const list = postings.get(feature);
        if (list === undefined) postings.set(feature, [index]);
        else list.push(index);
      }
    });
    return (features) => {
      const leading = [...features]
        .filter((feature) => (postings.get(feature)?.length ?? MOST_POSTINGS) < MOST_POSTINGS)
        .sort((one, other) => this.#weight(other) - this.#weight(one) || one - other)
        .slice(0, LEADING_FEATURES);
      const hits = new Map<number, number>();
      for (const feature of leading)
        for (const index of postings.get(feature) ?? [])
          hits.set(index, (hits.get(index) ?? 0) + this.#weight(feature));
      return [...hits]
        .sort((one, other) => other[1] - one[1] || one[0] - other[0])
        .slice(0, MOST_PARTNERS)
        .map(([index]) => index);
    };
  }

  #shared(a: Window, b: Window): number {
    let sum = 0;
    for (const feature of a.features) if (b.features.has(feature)) sum += this.#weight(feature);
    return sum;
  }

  #weight(feature: number): number {
    const known = this.#weights.get(feature);
    if (known !== undefined) return known;
    const rarity = Math.log((this.#total + 1) / Math.max(2, this.#counts.get(feature) ?? 0));
    const weight = Math.max(0, feature < 0 ? WEIGHT_OF_PAIR * rarity : rarity);
    this.#weights.set(feature, weight);
    return weight;
  }
}

function sentenceFeatures({ tokens, sentenceEnds }: TokenStream): readonly ReadonlySet<number>[] {
  return Array.from(sentenceEnds, (end, index) => {
    const { words, pairs } = featuresOf(tokens, { start: sentenceEnds[index - 1] ?? 0, end });
    return new Set([...words, ...pairs]);
  });
}
