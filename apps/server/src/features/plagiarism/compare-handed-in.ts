/**
 * Which documents of a check are compared, in which order, and for how long. In: the documents made ready, and the time there is. Out: the
 * document against its sources, then the sources that were handed in two by two; what shares most comes first, and what the time did not
 * suffice for is named instead of being called different.
 */
import type { DocumentSet, PairResult } from '@wenjian/plagiarism';

export interface CheckTime {
  readonly now: () => number;
  /** Nothing new is begun afterwards. */
  readonly until: number;
}

export interface ComparedSource {
  readonly id: string;
  readonly result: PairResult;
  /** Words of the document that stand in the source. */
  readonly covered: Uint8Array;
}

export interface SourcesOutcome {
  /** Most reused first. */
  readonly compared: readonly ComparedSource[];
  readonly notReached: readonly string[];
}

/** The first source is compared whatever the time: a check that compared nothing would be none. */
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
  // What there was no time to make ready shares nothing anybody knows of, and comes last.
  for (const id of [...sources].sort((a, b) => (shared.get(b) ?? 0) - (shared.get(a) ?? 0))) {
    if (!set.has(id) || (compared.length > 0 && now() >= until)) notReached.push(id);
    else compared.push({ id, ...set.compare(origin, id) });
    onDone();
  }
  return {
    compared: compared.sort((one, other) => other.result.aInB.after.rate - one.result.aInB.after.rate),
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

/** Pairs that share no fingerprint come last and are aligned as well: one may have told the other's sentences in words of its own. */
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
    else cells.push(cellOf(a, b, set.compare(a, b).result));
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
