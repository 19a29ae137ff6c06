/**
 * One document against many, in memory. In: a document and its possible sources. Out: each source with its
 * fragments, the most reused first, and how much of the document is in any of them. What many sources share
 * counts as common, so rarity needs no text base.
 */
import { type Coverage, type Document, joinCoverage } from '@wenjian/document';
import type { PairOptions, PairResult, SideRates } from './compare-pair.ts';
import { byReuse, prepareSet, type Source } from './document-set.ts';
import { setAsideNotes } from './plagiarism-coverage.ts';

export interface SourceResult {
  readonly id: string;
  /** Side a is the document, side b the source. */
  readonly result: PairResult;
}

export interface ManyResult {
  /** Rates of the document over all sources. */
  readonly total: SideRates;
  readonly sources: readonly SourceResult[];
  readonly coverage: Coverage;
}

/** The document's own id; no source has an empty id. */
const DOCUMENT = '';

export function compareMany(
  document: Document,
  sources: readonly Source[],
  options: PairOptions = {},
): ManyResult {
  const set = prepareSet({ id: DOCUMENT, document }, sources, options);
  const compared = sources.map(({ id }) => ({ id, ...set.compare(DOCUMENT, id) }));
  return {
    total: set.total(
      DOCUMENT,
      compared.map(({ covered }) => covered),
    ),
    sources: compared
      .map(({ id, result }) => ({ id, result }))
      .sort((one, other) => byReuse(one.result, other.result)),
    coverage: joinCoverage([
      set.coverage(DOCUMENT),
      { examined: [], notExamined: setAsideNotes(compared.map(({ result }) => result.setAside)) },
    ]),
  };
}
