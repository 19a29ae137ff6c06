/**
 * Which documents of a check are compared, in which order, and for how long. In: the prepared documents and
 * the available time. Out: the document against its sources, then the submitted sources in pairs; pairs that
 * share most come first, and pairs skipped for lack of time are named instead of being called different.
 */
import { byReuse, type DocumentSet, type PairResult } from '@wenjian/plagiarism';

export interface CheckTime {
  readonly now: () => number;
  /** Nothing new is started after this time. */
  readonly until: number;
}

export interface ComparedSource {
  readonly id: string;
  readonly result: PairResult;
  /** Words of the document that are also in the source. */
  readonly covered: Uint8Array;
}

export interface SourcesOutcome {
  /** Most reused first. */
  readonly compared: readonly ComparedSource[];
  readonly notReached: readonly string[];
}

/** The first source is always compared: a check without any comparison would be empty. */
export function compareSources(
  set: DocumentSet,
  origin: string,
  sources: readonly string[],
  { now, until }: CheckTime,
  onDone: () => void,
): SourcesOutcome {
  const compared: ComparedSource[] = [];
  const notReached: string[] = [];
  const shared = new Map(sources.map((id) => [id, set.sharedPrints(origin, id)]));
  // A document that was not prepared in time has no known shared fingerprints, and comes last.
  for (const id of [...sources].sort((a, b) => (shared.get(b) ?? 0) - (shared.get(a) ?? 0))) {
    if (!set.has(id) || (compared.length > 0 && now() >= until)) notReached.push(id);
    else compared.push({ id, ...set.compare(origin, id) });
    onDone();
  }
  return {
    compared: compared.sort((one, other) => byReuse(one.result, other.result)),
    notReached,
  };
}

export interface MatrixCell {
  readonly a: string;
  readonly b: string;
  readonly aInB: number;
  readonly bInA: number;
}

export interface Matrix {
  readonly cells: readonly MatrixCell[];
  readonly skipped: number;
}

/**
 * Pairs without a shared fingerprint come last but are aligned too: one may repeat the other's sentences in
 * other words.
 */
export function compareHandedIn(
  set: DocumentSet,
  targets: readonly string[],
  { now, until }: CheckTime,
  onDone: () => void,
): Matrix {
  const cells: MatrixCell[] = [];
  let skipped = 0;
  for (const { a, b } of pairsOf(set, targets)) {
    if (!set.has(a) || !set.has(b) || now() >= until) skipped += 1;
    else cells.push(cellOf(a, b, set.compareWords(a, b)));
    onDone();
  }
  return { cells, skipped };
}

export function cellOf(a: string, b: string, { aInB, bInA }: PairResult): MatrixCell {
  return { a, b, aInB: aInB.after.rate, bInA: bInA.after.rate };
}

/** In the order of the documents. */
export function sortCells(cells: readonly MatrixCell[], documents: readonly string[]): readonly MatrixCell[] {
  const rank = new Map(documents.map((id, index) => [id, index]));
  const placeOf = (id: string) => rank.get(id) ?? documents.length;
  return [...cells].sort(
    (one, other) => placeOf(one.a) - placeOf(other.a) || placeOf(one.b) - placeOf(other.b),
  );
}

function pairsOf(set: DocumentSet, targets: readonly string[]) {
  return targets
    .flatMap((a, index) => targets.slice(index + 1).map((b) => ({ a, b, shared: set.sharedPrints(a, b) })))
    .sort((one, next) => next.shared - one.shared);
}
