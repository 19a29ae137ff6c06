/**
 * Finds the statutes that the documents of a check quote, so that their words are subtracted; the articles
 * are stored with the check, for pairs compared later.
 */
import type { Coverage } from '@wenjian/document';
import type { BlobStore } from '../../../adapters/blob-store/blob-store.port.ts';
import type { Database } from '../../../platform/database/database.ts';
import { storeJson } from '../../../platform/documents/stored-json.ts';
import { beijingToday } from '../../../platform/people/beijing-day.ts';
import { findQuotedStatutes, statuteDocument } from '../../laws/index.ts';
import type { KeptDocument, PlagiarismInput } from '../plagiarism.input.ts';
import { coverageText as text } from '../plagiarism.text.ts';
import { takeFingerprints } from '../text-base/take-fingerprints.ts';

export interface StatuteSearch {
  /** One document with all the articles found; null if there is nothing to subtract. */
  readonly documents: readonly string[];
  readonly coverage: Coverage;
}

/** The others are only counted. */
const MOST_LAWS_NAMED = 20;

export async function findStatutes(
  { database, blobs }: { readonly database: Database; readonly blobs: BlobStore },
  { subtract }: Pick<PlagiarismInput, 'subtract'>,
  handedIn: readonly KeptDocument[],
  signal: AbortSignal,
): Promise<StatuteSearch> {
  if (!subtract.includes('statute')) return { documents: [], coverage: { examined: [], notExamined: [] } };
  const hashes: number[] = [];
  for (const { documentSha256 } of handedIn)
    for (const hash of await takeFingerprints(blobs, documentSha256, signal)) hashes.push(hash);
  const found = await findQuotedStatutes(database, Int32Array.from(hashes), beijingToday());
  if (found.corpus === 'none') return { documents: [], coverage: missingCorpus };
  const named = found.laws.slice(0, MOST_LAWS_NAMED);
  const others = found.laws.slice(MOST_LAWS_NAMED);
  return {
    documents:
      found.texts.length === 0 ? [] : [await storeJson(blobs, JSON.stringify(statuteDocument(found.texts)))],
    coverage: {
      examined: [
        ...named.map(({ name, articles }) => ({ what: text.statutesOf(name), count: articles })),
        ...(others.length === 0 ? [] : [{ what: text.statutesOfOthers, count: others.length }]),
        ...(found.laws.length === 0 ? [{ what: text.noStatutes, count: 0 }] : []),
      ],
      notExamined:
        found.corpus === 'ready' ? [] : [{ what: text.statutes, count: 1, reason: text.statutesIndexing }],
    },
  };
}

const missingCorpus: Coverage = {
  examined: [],
  notExamined: [{ what: text.statutes, count: 1, reason: text.statutesReason }],
};
