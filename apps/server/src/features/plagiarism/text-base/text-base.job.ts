/** Reads a document of a text base and indexes its fingerprints. */
import type { BlobStore } from '../../../adapters/blob-store/blob-store.port.ts';
import type { SentenceEncoder } from '../../../adapters/embedder/sentence-encoder.port.ts';
import type { TextBase } from '../../../adapters/text-base/text-base.port.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { JobHandler } from '../../../platform/queue/job-queue.ts';
import type { ReadingService } from '../../documents/index.ts';
import { plagiarismServerText as text } from '../plagiarism.text.ts';
import { keepMeaning } from './find-by-meaning.ts';
import { takeFingerprints } from './take-fingerprints.ts';
import { openDocument, settleDocument } from './text-base.repository.ts';

export interface TextBaseJobParts {
  readonly database: Database;
  readonly blobs: BlobStore;
  readonly readings: ReadingService;
  readonly textBase: TextBase;
  readonly sentenceEncoder: SentenceEncoder;
}

export function textBaseJob({
  database,
  blobs,
  readings,
  textBase,
  sentenceEncoder,
}: TextBaseJobParts): JobHandler<'textBase'> {
  const meaning = { database, blobs, sentenceEncoder };
  return {
    name: 'textBase',
    async run({ payload: { documentId }, signal }) {
      const opened = await openDocument(database, documentId);
      if (opened?.row.status !== 'pending') return;
      const { row, scope } = opened;
      const watch = { signal, onStage: () => undefined };
      const outcome = await readings.obtain(row, watch);
      if (outcome.kind === 'unreadable') {
        const failed = { status: 'failed', failureMessage: outcome.message } as const;
        return settleDocument(database, scope, documentId, failed);
      }
      const reading = await readings.addPictureText(row, outcome.reading, watch);
      const { documentSha256, pdfSha256, summary } = reading;
      const hashes = await takeFingerprints(blobs, documentSha256, signal);
      await textBase.openIndex(scope).put([{ documentId, hashes }]);
      await keepMeaning(meaning, scope, { documentId, documentSha256 }, signal);
      const { characters, pageCount } = summary;
      await settleDocument(database, scope, documentId, {
        status: 'ready',
        documentSha256,
        pdfSha256,
        characters,
        pageCount,
      });
    },
    async giveUp({ documentId }) {
      const opened = await openDocument(database, documentId);
      if (opened?.row.status !== 'pending') return;
      const failed = { status: 'failed', failureMessage: text.baseFailed } as const;
      await settleDocument(database, opened.scope, documentId, failed);
    },
  };
}
