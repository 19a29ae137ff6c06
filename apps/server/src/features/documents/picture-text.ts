/**
 * The reading of a file with the text that stands in its pictures, for those who must not miss it. It takes seconds a picture, so it is
 * done once and kept beside the plain reading. Where it cannot be done the plain reading is given back, which says so itself.
 */
import { createReadStream } from 'node:fs';
import { blockTypeNames } from '@wenjian/document';
import type { BlobStore } from '../../adapters/blob-store/blob-store.port.ts';
import type { DocumentReader, ReadRequest } from '../../adapters/document-reader/document-reader.port.ts';
import type { Database } from '../../platform/database/database.ts';
import { inSpan } from '../../platform/observe/trace.ts';
import { reuseReading, saveReading } from './readings.repository.ts';
import { fromRow, type Reading, readingOf, toRow } from './stored-reading.ts';

export interface PictureTextParts {
  readonly database: Database;
  readonly blobs: BlobStore;
  readonly reader: DocumentReader;
}

export function hasPictures({ summary: { coverage } }: Reading): boolean {
  return coverage.examined.some(({ what }) => what === blockTypeNames.image);
}

/** Readings of the same reader with and without it are two. */
const pictureVersion = (readerVersion: string): string => `${readerVersion}+pictures`;

/** `sha256`: of the file. */
export async function withPictureText(
  { database, blobs, reader }: PictureTextParts,
  sha256: string,
  plain: Reading,
  watch: Pick<ReadRequest, 'signal' | 'onStage'>,
): Promise<Reading> {
  const { documentSha256: from, pdfSha256 } = plain;
  if (pdfSha256 === null || !hasPictures(plain)) return plain;
  const version = pictureVersion(reader.version);
  const revisions = 'accepted';
  const kept = await reuseReading(database, sha256, version, revisions);
  // With its own pages: those of the plain reading may have been rendered anew since.
  if (kept !== null) return fromRow(kept);
  const outcome = await blobs.withLocalFile(from, (documentPath) =>
    blobs.withLocalFile(pdfSha256, (pdfPath) =>
      inSpan('read pictures', () => reader.readPictureText({ documentPath, pdfPath, ...watch })),
    ),
  );
  if (outcome.kind === 'unreadable') return plain;
  try {
    const { sha256: documentSha256 } = await blobs.put(createReadStream(outcome.documentPath));
    const reading = readingOf(outcome.facts, { documentSha256, pdfSha256 });
    await saveReading(database, { sha256, readerVersion: version, revisions, ...toRow(reading) });
    return reading;
  } finally {
    await outcome.release();
  }
}
