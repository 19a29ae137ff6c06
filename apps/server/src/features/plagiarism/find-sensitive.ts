/**
 * Sensitive words of a document, as the response of the routes; for a very frequent word, the number of
 * places that are not listed.
 */
import type { NotExamined } from '@wenjian/document';
import type { SensitiveWordFinder } from '@wenjian/plagiarism';
import { presentPlace } from '../../platform/documents/present-document.ts';
import type { CheckedDocument } from './checked-document.ts';
import type { Findings } from './findings.ts';
import { coverageText as text } from './plagiarism.text.ts';

export type SensitiveIn = Pick<Findings, 'hits' | 'moreHits'>;

export function findSensitive(
  { facts: { docId }, document }: CheckedDocument,
  find: SensitiveWordFinder,
): SensitiveIn {
  const { hits, more } = find(document);
  return {
    hits: hits.map(({ text, word, tags, hasNoise, start, end }) => ({
      ...presentPlace(document, { start, end }),
      docId,
      text,
      word,
      tags: [...tags],
      hasNoise,
    })),
    moreHits: more.map((item) => ({ docId, ...item })),
  };
}

export function joinSensitive(found: readonly SensitiveIn[]): SensitiveIn {
  return {
    hits: found.flatMap(({ hits }) => hits),
    moreHits: found.flatMap(({ moreHits }) => moreHits),
  };
}

/** Reports and screens without the list show it too: for the whole check, or for some of its documents. */
export function sensitiveNotes(
  { moreHits }: Pick<SensitiveIn, 'moreHits'>,
  isMeant: (docId: string) => boolean = () => true,
): readonly NotExamined[] {
  const meant = moreHits.filter(({ docId }) => isMeant(docId));
  return [...Map.groupBy(meant, ({ word }) => word)].map(([word, more]) => ({
    what: text.moreHits(word),
    count: more.reduce((sum, { count }) => sum + count, 0),
    reason: text.moreHitsReason,
  }));
}

/** Including those that are not listed. */
export function countSensitive({ hits, moreHits }: SensitiveIn): number {
  return moreHits.reduce((sum, { count }) => sum + count, hits.length);
}
