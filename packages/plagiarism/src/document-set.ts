/**
 * A document and its possible sources, each prepared once. In: the documents, what to subtract, and whether
 * there is time left. Out: compares any two prepared documents on request, so that the caller decides the
 * order and when to stop; and computes how much of the document is in those it was compared with.
 */
import type { Coverage, Document } from '@wenjian/document';
import {
  comparePrepared,
  type PairOptions,
  type PairResult,
  ratesFrom,
  type SideRates,
} from './compare-pair.ts';
import { countFrequencies } from './fingerprints/rarity.ts';
import { textCoverage } from './plagiarism-coverage.ts';
import { type PreparedText, prepareText } from './prepared-text.ts';
import type { EncodedSentence } from './sense/encoded-sentences.ts';
import { prepareSubtraction } from './subtraction/subtraction.ts';

export interface Source {
  readonly id: string;
  readonly document: Document;
  /** What its sentences mean, where a model was asked for it. */
  readonly sentences?: readonly EncodedSentence[];
}

export interface ComparedDocuments {
  readonly result: PairResult;
  /** For each word of the first whether it is in the second; see `total`. */
  readonly covered: Uint8Array;
}

export interface DocumentSet {
  /** Whether it was prepared in time; otherwise it cannot be compared. */
  has(id: string): boolean;
  /** The number of fingerprints both have: the pairs that share most are worth comparing first. */
  sharedPrints(a: string, b: string): number;
  compare(a: string, b: string): ComparedDocuments;
  /** Without what a model says of the sentences: the rates of copied words are the same, and found sooner. */
  compareWords(a: string, b: string): PairResult;
  /** How much of a document is in any of those it was compared with. */
  total(id: string, covered: readonly Uint8Array[]): SideRates;
  coverage(id: string): Coverage;
  /** The number of sources with a fingerprint, when there are several. */
  readonly commonPrints: readonly (readonly [hash: number, holders: number])[];
}

export function prepareSet(
  document: Source,
  sources: readonly Source[],
  options: PairOptions = {},
  hasTime: () => boolean = () => true,
): DocumentSet {
  const subtract = prepareSubtraction(options.subtract ?? {});
  const texts = new Map<string, PreparedText>();
  for (const { id, document: one, sentences } of [document, ...sources]) {
    // The document and one source are always prepared, because a set of one cannot be compared.
    if (texts.size >= FEWEST_READY && !hasTime()) break;
    texts.set(id, prepareText(one, subtract, sentences));
  }
  const textOf = (id: string): PreparedText => {
    const text = texts.get(id);
    if (text === undefined) throw new RangeError(`document ${id} is not in the set`);
    return text;
  };
  const ready = sources.filter(({ id }) => texts.has(id));
  const ofSources = ready.map(({ id }) => textOf(id).fingerprints);
  const frequencies = options.frequencies ?? countFrequencies(ofSources);
  const prints = new Map([...texts].map(([id, { fingerprints }]) => [id, hashesOf(fingerprints)]));
  return {
    has: (id) => texts.has(id),
    sharedPrints: (a, b) => countShared(prints.get(a), prints.get(b)),
    compare: (a, b) => comparePrepared(textOf(a), textOf(b), frequencies, options.mostFragments),
    compareWords: (a, b) =>
      comparePrepared(wordsOf(textOf(a)), wordsOf(textOf(b)), frequencies, options.mostFragments).result,
    total: (id, covered) => ratesFrom(joinCovered(textOf(id).mask.length, covered), textOf(id)),
    coverage: (id) => textCoverage(textOf(id)),
    commonPrints: heldBySeveral(ready.flatMap(({ id }) => prints.get(id) ?? [])),
  };
}

const FEWEST_READY = 2;

function wordsOf(text: PreparedText): PreparedText {
  return { ...text, sentences: null };
}

/** The most copied first; of those with as much the most rewritten. */
export function byReuse({ aInB: one }: PairResult, { aInB: other }: PairResult): number {
  return other.after.rate - one.after.rate || other.rewritten.after.rate - one.rewritten.after.rate;
}

function hashesOf(fingerprints: PreparedText['fingerprints']): ReadonlySet<number> {
  return new Set(fingerprints.map(({ hash }) => hash));
}

function countShared(a: ReadonlySet<number> = new Set(), b: ReadonlySet<number> = new Set()): number {
  const [small, large] = a.size < b.size ? [a, b] : [b, a];
  let shared = 0;
  for (const hash of small) if (large.has(hash)) shared++;
  return shared;
}

function joinCovered(length: number, all: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(length);
  for (const covered of all)
    covered.forEach((marks, index) => {
      joined[index] = (joined[index] ?? 0) | marks;
    });
  return joined;
}

function heldBySeveral(sets: readonly ReadonlySet<number>[]): readonly (readonly [number, number])[] {
  const holders = new Map<number, number>();
  for (const hashes of sets) for (const hash of hashes) holders.set(hash, (holders.get(hash) ?? 0) + 1);
  return [...holders].filter(([, count]) => count > 1);
}
