/**
 * The text base of one-to-many checks, as a port: where fingerprints of many documents are kept and looked up by hash.
 * An implementation serves one team's scope; ids of documents are the caller's. What a search reads is bounded whatever the base holds.
 */
import type { DocumentFrequencies } from './rarity.ts';

export interface IndexedDocument {
  readonly documentId: string;
  /** `fingerprintSet` of its tokens. */
  readonly hashes: Int32Array;
}

export interface FingerprintIndex {
  /** Adds the documents or replaces what is kept of them: all or none. */
  put(documents: readonly IndexedDocument[]): Promise<void>;
  /** Nothing happens when there is no such document. */
  remove(documentId: string): Promise<void>;
  /** How many documents hold each of these hashes: exactly up to COUNTED_HOLDERS, beyond it an estimate is enough. */
  frequencies(hashes: Int32Array): Promise<DocumentFrequencies>;
  /** The documents that hold most of these hashes by weight; among equals, any. */
  rank(query: RankQuery): Promise<Ranking>;
}

export interface RankQuery {
  readonly hashes: Int32Array;
  /** Of each hash. Whole numbers: their sum is the same in whatever order it is made. */
  readonly weights: Int32Array;
  readonly limit: number;
  /** Documents that are not asked. */
  readonly except: readonly string[];
}

export interface Ranking {
  readonly best: readonly RankedDocument[];
  /** Documents that hold any of the hashes. */
  readonly total: number;
}

export interface RankedDocument {
  readonly documentId: string;
  readonly shared: number;
  readonly weight: number;
}

export interface CandidateSearch {
  readonly limit: number;
  /** Of the document's hashes, from the same index. */
  readonly frequencies: DocumentFrequencies;
  readonly except?: readonly string[];
}

export interface Candidates {
  readonly best: readonly Candidate[];
  /** Documents that have something in common with it beside the best. */
  readonly further: number;
  /** Fingerprints that stand in the base and were not looked up: the commonest, once the bound was reached. */
  readonly notSearched: number;
}

export interface Candidate {
  readonly documentId: string;
  /** Of the document's fingerprints, the share that was found in this source. */
  readonly share: number;
  /** Each of these fingerprints counts one, divided by the number of its holders: what candidates are ranked by. */
  readonly weight: number;
}

/** Holders of one fingerprint that are counted one by one: enough to tell what is common. */
export const COUNTED_HOLDERS = 256;
/** What a search may read: rare fingerprints first, boilerplate as far as it goes. A copy of a text that everybody has is still found. */
const MOST_POSTINGS = 500_000;
/** Weights are whole numbers of this part: a fingerprint that a million documents hold still has one. */
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
 * A fingerprint points at each of its holders, and the more they are, the less at each. A logarithm, as in text search, would not do: a
 * few hundred standard clauses outweigh a passage that one document alone holds. What everybody has still weighs something.
 */
function weightOf(hash: number, { frequencyOf }: DocumentFrequencies): number {
  return Math.max(1, Math.round(WEIGHT_UNIT / frequencyOf(hash)));
}
