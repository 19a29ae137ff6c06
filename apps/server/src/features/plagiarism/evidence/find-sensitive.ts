/**
 * Sensitive words of a document, as the response of the routes; for a very frequent word, the number of
 * places that are not listed.
 */
import { type NotExamined, weightiest } from '@wenjian/document';
import type { SensitiveWordFinder } from '@wenjian/plagiarism';
import { presentPlace } from '../../../platform/documents/present-document.ts';
import type { CheckedDocument } from '../compare/checked-document.ts';
import type { Findings } from '../findings.ts';
import { coverageText as text } from '../plagiarism.text.ts';

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

/** A team may list thousands of words and hand in fifty documents: of each word the first places are listed, and the others counted. */
export function joinSensitive(found: readonly SensitiveIn[], most?: number): SensitiveIn {
  const counts = new Map<string, number>();
  const ranked = found
    .flatMap(({ hits }) => hits)
    .map((hit) => {
      const key = keyOf(hit);
      const rank = counts.get(key) ?? 0;
      counts.set(key, rank + 1);
      return { hit, rank };
    });
  const { listed } = weightiest(ranked, ({ rank }) => rank, most);
  const hits = listed.map(({ hit }) => hit);
  const moreHits = new Map<string, SensitiveIn['moreHits'][number]>();
  const add = ({ docId, word, count }: SensitiveIn['moreHits'][number]) => {
    const known = moreHits.get(keyOf({ docId, word }))?.count ?? 0;
    moreHits.set(keyOf({ docId, word }), { docId, word, count: known + count });
  };
  for (const { moreHits: more } of found) for (const one of more) add(one);
  const isListed = new Set(hits);
  for (const { hit } of ranked) if (!isListed.has(hit)) add({ docId: hit.docId, word: hit.word, count: 1 });
  return { hits, moreHits: [...moreHits.values()] };
}

function keyOf({ docId, word }: { readonly docId: string; readonly word: string }): string {
  return JSON.stringify([docId, word]);
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
