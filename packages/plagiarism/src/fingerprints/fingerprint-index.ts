/**
 * The text base of one-to-many checks, as a port: stores fingerprints of many documents and looks them up by
 * hash. An implementation serves one team's scope; the caller chooses the ids of documents. A search reads a
 * bounded amount, whatever the size of the base.
 */
import type { DocumentFrequencies } from './rarity.ts';

export interface IndexedDocument {
  readonly documentId: string;
  /** `fingerprintSet` of its tokens. */
  readonly hashes: Int32Array;
}

export interface FingerprintIndex {
  /** Adds or replaces the documents: all or none. */
  put(documents: readonly IndexedDocument[]): Promise<void>;
  /** Does nothing when there is no such document. */
  remove(documentId: string): Promise<void>;
  /**
   * The number of documents with each of these hashes: exact up to COUNTED_HOLDERS, above it an estimate is
   * enough.
   */
  frequencies(hashes: Int32Array): Promise<DocumentFrequencies>;
  /** The documents with the greatest weight of these hashes; any order among equals. */
  rank(query: RankQuery): Promise<Ranking>;
}

export interface RankQuery {
  readonly hashes: Int32Array;
  /** One per hash. Integers, so that their sum does not depend on the order. */
  readonly weights: Int32Array;
  readonly limit: number;
  /** Ids of documents to exclude. */
  readonly except: readonly string[];
}

export interface Ranking {
  readonly best: readonly RankedDocument[];
  /** Number of documents with any of the hashes. */
  readonly total: number;
}

export interface RankedDocument {
  readonly documentId: string;
  readonly shared: number;
  readonly weight: number;
}

export interface CandidateSearch {
  readonly limit: number;
  /** Frequencies of the document's hashes, from the same index. */
  readonly frequencies: DocumentFrequencies;
  readonly except?: readonly string[];
}

export interface Candidates {
  readonly best: readonly Candidate[];
  /** Number of other documents that share something with it. */
  readonly further: number;
  /**
   * Number of fingerprints in the base that were not looked up: the most common ones, after the limit was
   * reached.
   */
  readonly notSearched: number;
}

export interface Candidate {
  readonly documentId: string;
  /** The share of the document's fingerprints that is in this source. */
  readonly share: number;
  /** Each of these fingerprints counts one divided by the number of its documents; candidates are ranked by this. */
  readonly weight: number;
}

/** Up to this many documents per fingerprint are counted exactly: enough to know that it is common. */
export const COUNTED_HOLDERS = 256;
/**
 * The maximum a search reads: rare fingerprints first, then common ones. A copy of a text that everybody has
 * is still found.
 */
const MOST_POSTINGS = 500_000;
/** Weights are integer multiples of 1 / this: a fingerprint that a million documents have still has a weight. */
const WEIGHT_UNIT = 1_000_000;

/** Documents of the index that share most with the given fingerprints, best first. */
export async function findCandidates(
  index: FingerprintIndex,
  hashes: Int32Array,
  { limit, frequencies, except = [] }: CandidateSearch,
): Promise<Candidates> {
  const found = hashes.filter((hash) => frequencies.frequencyOf(hash) > 0);
  const searched = rarestFirst(found, frequencies);
  const notSearched = found.length - searched.length;
  if (searched.length === 0) return { best: [], further: 0, notSearched };
  const weights = searched.map((hash) => weightOf(hash, frequencies));
  const { best, total } = await index.rank({ hashes: searched, weights, limit, except });
  return {
    best: best.map(({ documentId, shared, weight }) => ({
      documentId,
      share: shared / hashes.length,
      weight: weight / WEIGHT_UNIT,
    })),
    further: total - best.length,
    notSearched,
  };
}

function rarestFirst(found: Int32Array, { frequencyOf }: DocumentFrequencies): Int32Array {
  const sorted = found.toSorted((one, other) => frequencyOf(one) - frequencyOf(other) || one - other);
  let postings = 0;
  const beyond = sorted.findIndex((hash, index) => {
    postings += frequencyOf(hash);
    return index > 0 && postings > MOST_POSTINGS;
  });
  return beyond < 0 ? sorted : sorted.subarray(0, beyond);
}

/**
 * A fingerprint counts for each of its documents; the more there are, the less it counts. A logarithm, as in
 * text search, does not work here: a few hundred standard clauses would outweigh a passage that only one
 * document has. Common fingerprints still have some weight.
 */
function weightOf(hash: number, { frequencyOf }: DocumentFrequencies): number {
  return Math.max(1, Math.round(WEIGHT_UNIT / frequencyOf(hash)));
}
