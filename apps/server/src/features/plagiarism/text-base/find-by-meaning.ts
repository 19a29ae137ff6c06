/**
 * Sources of the text base that were rewritten as a whole, so that they share no words with the document. Promise: a bounded number of
 * sentences of a bounded number of documents, the newest; how many documents were looked at is said.
 */
import { type MeaningCandidate, MOST_SENTENCES, signsOf } from '@wenjian/plagiarism';
import type { BlobStore } from '../../../adapters/blob-store/blob-store.port.ts';
import type { SentenceEncoder } from '../../../adapters/embedder/sentence-encoder.port.ts';
import type { TeamScope } from '../../../platform/access/team-scope.ts';
import type { Database } from '../../../platform/database/database.ts';
import { runEngine } from '../../../platform/queue/engine-thread.ts';
import type { MeaningInput } from './meaning.thread.ts';
import { listMeanings, saveMeaning } from './meanings.repository.ts';

export interface MeaningParts {
  readonly database: Database;
  readonly blobs: BlobStore;
  readonly sentenceEncoder: SentenceEncoder;
}

/** Of a document of the base: 64 bytes and a hundredth of a second each. */
const MOST_KEPT = 120;
/** With all their sentences 15 MB, and a few seconds in the thread. */
const MOST_LOOKED_AT = 2_000;
/** Aligned with the document besides those that share words. */
const MOST_SOURCES = 5;

/** Nothing where the model cannot be had: then the document is found by its words alone. */
export async function keepMeaning(
  { database, blobs, sentenceEncoder }: MeaningParts,
  scope: TeamScope,
  { documentId, documentSha256 }: { readonly documentId: string; readonly documentSha256: string },
  signal: AbortSignal,
): Promise<void> {
  const encoded = await blobs.withLocalFile(documentSha256, (path) =>
    sentenceEncoder.encode({ sha256: documentSha256, path }, MOST_KEPT, signal),
  );
  if (encoded === null || encoded.sentences.length === 0) return;
  await saveMeaning(database, scope, documentId, signsOf(encoded.sentences.map(({ vector }) => vector)));
}

export interface FoundByMeaning {
  readonly ids: readonly string[];
  readonly lookedAt: number;
}

/** `except`: documents that are compared anyway. */
export async function findByMeaning(
  { database, blobs, sentenceEncoder }: MeaningParts,
  scope: TeamScope,
  documentSha256: string,
  { except, signal }: { readonly except: readonly string[]; readonly signal: AbortSignal },
): Promise<FoundByMeaning> {
  const documents = await listMeanings(database, scope, { except, limit: MOST_LOOKED_AT });
  if (documents.length === 0) return { ids: [], lookedAt: 0 };
  const encoded = await blobs.withLocalFile(documentSha256, (path) =>
    // As many as the comparison asks about: the model reads them once.
    sentenceEncoder.encode({ sha256: documentSha256, path }, MOST_SENTENCES, signal),
  );
  if (encoded === null) return { ids: [], lookedAt: 0 };
  const checked = signsOf(encoded.sentences.map(({ vector }) => vector));
  const found = await runEngine<readonly MeaningCandidate[]>({
    entry: new URL('./meaning.thread.ts', import.meta.url),
    input: { checked, documents, limit: MOST_SOURCES } satisfies MeaningInput,
    signal,
  });
  return { ids: found.map(({ documentId }) => documentId), lookedAt: documents.length };
}
