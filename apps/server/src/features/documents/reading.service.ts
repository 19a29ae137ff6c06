/**
 * Reads files once and stores the readings: the document as JSON, its pages as PDF, both in the blob store.
 */
import { createReadStream } from 'node:fs';
import { type ErrorName, errorCatalogue } from '@wenjian/api';
import { type DocumentKind, hasTrait, isDocumentKind, type RevisionView } from '@wenjian/document';
import type { BlobStore } from '../../adapters/blob-store/blob-store.port.ts';
import type {
  DocumentReader,
  ReadOutcome,
  ReadRequest,
} from '../../adapters/document-reader/document-reader.port.ts';
import type { Database } from '../../platform/database/database.ts';
import { pageSeconds } from '../../platform/observe/metrics.ts';
import { inSpan } from '../../platform/observe/trace.ts';
import { withPictureText } from './picture-text.ts';
import { type ReadingRow, reuseReading, saveReading } from './readings.repository.ts';
import { fromRow, type Reading, readingOf, toRow } from './stored-reading.ts';

export interface SourceFile {
  readonly sha256: string;
  readonly name: string;
}

export type ReadingOutcome =
  | { readonly kind: 'read'; readonly reading: Reading }
  | { readonly kind: 'unreadable'; readonly failure: ErrorName; readonly message: string };

type ReadingOptions = Pick<ReadRequest, 'signal' | 'onStage' | 'isTextOnly'> & {
  readonly revisions?: RevisionView;
  /** Also stores a reading without pages; it is read again at the next request. */
  readonly isKeptWithoutPages?: boolean;
  /** Also a file that holds only pictures; without it such a file is refused. */
  readonly acceptsPictures?: boolean;
};

/** For those who do without the text in pictures. */
export interface PlainReadingService {
  obtain(file: SourceFile, options: ReadingOptions): Promise<ReadingOutcome>;
}

export interface ReadingService extends PlainReadingService {
  /** The reading with the text that stands in its pictures; the same one where there is none to look at. */
  addPictureText(
    file: Pick<SourceFile, 'sha256'>,
    reading: Reading,
    watch: Pick<ReadRequest, 'signal' | 'onStage'>,
  ): Promise<Reading>;
}

export function createReadingService(
  database: Database,
  blobs: BlobStore,
  reader: DocumentReader,
): ReadingService {
  const obtain: ReadingService['obtain'] = async (file, options) => {
    const { revisions = USUAL_VIEW, isKeptWithoutPages = false, isTextOnly = false } = options;
    const { signal, onStage } = options;
    const kept = await findKept(database, file.sha256, reader.version, revisions);
    if (kept) return { kind: 'read', reading: fromRow(kept) };
    return blobs.withLocalFile(file.sha256, async (path) => {
      const startedAt = performance.now();
      const outcome = await inSpan('read document', () =>
        reader.read({ path, name: file.name, revisions, isTextOnly, signal, onStage }),
      );
      if (outcome.kind === 'unreadable') return outcome;
      measurePages(outcome.facts, performance.now() - startedAt);
      const key = { ...file, readerVersion: reader.version, revisions, isKeptWithoutPages };
      try {
        return { kind: 'read', reading: await keep(database, blobs, key, outcome) };
      } finally {
        await outcome.release();
      }
    });
  };
  return {
    async obtain(file, options) {
      const outcome = await obtain(file, options);
      const isPictures = outcome.kind === 'read' && !outcome.reading.hasText;
      return isPictures && options.acceptsPictures !== true ? noText : outcome;
    },
    addPictureText: (file, reading, watch) =>
      withPictureText({ database, blobs, reader }, file.sha256, reading, watch),
  };
}

const noText: ReadingOutcome = {
  kind: 'unreadable',
  failure: 'DOCUMENT_EMPTY',
  message: errorCatalogue.DOCUMENT_EMPTY.message,
};

type Facts = (ReadOutcome & { kind: 'read' })['facts'];

const USUAL_VIEW: RevisionView = 'accepted';

/** Without tracked changes a file reads the same in every view and is stored once. */
function hasViews(kind: string): boolean {
  return isDocumentKind(kind) && hasTrait(kind, 'revisions');
}

async function findKept(
  database: Database,
  sha256: string,
  readerVersion: string,
  revisions: RevisionView,
): Promise<ReadingRow | null> {
  const kept = await reuseReading(database, sha256, readerVersion, revisions);
  if (kept) return hasLasted(kept) ? kept : null;
  if (revisions === USUAL_VIEW) return null;
  const usual = await reuseReading(database, sha256, readerVersion, USUAL_VIEW);
  return usual && hasLasted(usual) && !hasViews(fromRow(usual).summary.kind) ? usual : null;
}

function measurePages({ kind, pages }: Facts, ms: number): void {
  pageSeconds.observe({ kind }, ms / 1_000 / Math.max(1, pages?.length ?? 1));
}

function hasLasted(row: ReadingRow): boolean {
  return row.pdfSha256 !== null || fromRow(row).summary.kind === IMAGE;
}

async function keep(
  database: Database,
  blobs: BlobStore,
  key: {
    readonly sha256: string;
    readonly readerVersion: string;
    readonly revisions: RevisionView;
    readonly isKeptWithoutPages: boolean;
  },
  outcome: ReadOutcome & { kind: 'read' },
): Promise<Reading> {
  const { documentPath, facts, pdfPath } = outcome;
  const stored = await blobs.put(createReadStream(documentPath));
  const pdf = pdfPath === null ? null : await blobs.put(createReadStream(pdfPath));
  const reading = readingOf(facts, { documentSha256: stored.sha256, pdfSha256: pdf?.sha256 ?? null });
  const { sha256, readerVersion } = key;
  const revisions = hasViews(facts.kind) ? key.revisions : USUAL_VIEW;
  if (isLasting(outcome) || key.isKeptWithoutPages)
    await saveReading(database, { sha256, readerVersion, revisions, ...toRow(reading) });
  return reading;
}

/**
 * A failed layout may succeed later, when LibreOffice is available again; for an image that is too large it
 * never will.
 */
function isLasting({ facts, pdfPath }: ReadOutcome & { kind: 'read' }): boolean {
  return pdfPath !== null || facts.kind === IMAGE;
}

const IMAGE: DocumentKind = 'image';
