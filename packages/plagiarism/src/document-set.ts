/**
 * A document and its possible sources, each made ready once. In: the documents, what to subtract, and whether there is still time. Out: any
 * two of those that were made ready compared when it is asked for, so that whoever asks decides what comes first and when to stop; and how
 * much of the document stands in what it was compared with.
 */
import type { Coverage, Document } from '@wenjian/document';
import {
  comparePrepared,
  type PairOptions,
  type PairResult,
  ratesFrom,
  type SideRates,
} from './compare-pair.ts';
import { textCoverage } from './plagiarism-coverage.ts';
import { type PreparedText, prepareText } from './prepared-text.ts';
import { countFrequencies } from './rarity.ts';
import { prepareSubtraction } from './subtraction.ts';

export interface Source {
  readonly id: string;
  readonly document: Document;
}

export interface ComparedDocuments {
  readonly result: PairResult;
  /** For each word of the first whether it stands in the second; see `total`. */
  readonly covered: Uint8Array;
}

export interface DocumentSet {
  /** Whether there was time to make it ready: of another nothing can be asked. */
  has(id: string): boolean;
  /** How many fingerprints both hold: what shares most is worth comparing first. */
  sharedPrints(a: string, b: string): number;
  compare(a: string, b: string): ComparedDocuments;
  /** How much of a document stands in any of those it was compared with. */
  total(id: string, covered: readonly Uint8Array[]): SideRates;
  coverage(id: string): Coverage;
  /** Sources that hold a fingerprint, where several do. */
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
  for (const { id, document: one } of [document, ...sources]) {
    // The document and one source are made ready whatever the time: a set of one is none.
    if (texts.size >= FEWEST_READY && !hasTime()) break;
    texts.set(id, prepareText(one, subtract));
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
    compare: (a, b) => comparePrepared(textOf(a), textOf(b), frequencies),
    total: (id, covered) => ratesFrom(joinCovered(textOf(id).mask.length, covered), textOf(id)),
    coverage: (id) => textCoverage(textOf(id)),
    commonPrints: heldBySeveral(ready.flatMap(({ id }) => prints.get(id) ?? [])),
  };
}

const FEWEST_READY = 2;

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
