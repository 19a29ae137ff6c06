/**
 * The reading of a built-in example: made by the worker at the first request. An earlier request waits a
 * little, and is then asked to come back.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { BlobStore } from '../../adapters/blob-store/blob-store.port.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../platform/database/database.ts';
import type { FileAnswer } from '../../platform/http/route-handler.ts';
import { storedFile } from '../../platform/http/stored-file.ts';
import type { JobQueue } from '../../platform/queue/job-queue.ts';
import { findLatestReading, type ReadingRow } from '../documents/index.ts';
import type { ExampleJobName } from './example.job.ts';
import type { ExampleFile } from './example-file.ts';
import { exampleText } from './examples.text.ts';

export interface ExampleParts {
  readonly database: Database;
  readonly blobs: BlobStore;
  readonly queue: JobQueue;
}

export interface ExampleReading {
  obtain(): Promise<ReadingRow>;
  openPages(): Promise<FileAnswer>;
}

/** How long a visitor waits for the first reading. */
const READING_WAIT_MS = 15_000;
const LOOK_EVERY_MS = 250;
const RETRY_SECONDS = 5;
const ASK_AGAIN_MS = 600_000;

export function createExampleReading(
  parts: ExampleParts,
  file: ExampleFile,
  jobName: ExampleJobName,
): ExampleReading {
  let reading: Promise<ReadingRow> | null = null;
  const askWorker = createAsker(parts, jobName);
  const obtain = async (): Promise<ReadingRow> => {
    const sha256 = await file.sha256();
    const kept = await findLatestReading(parts.database, sha256);
    await askWorker(kept !== null);
    if (kept) return kept;
    reading ??= awaitReading(parts.database, sha256).finally(() => {
      reading = null;
    });
    return reading;
  };
  return {
    obtain,
    async openPages() {
      const { pdfSha256 } = await obtain();
      if (pdfSha256 === null) throw new AppError('NOT_FOUND', { message: exampleText.noPages });
      const name = `${file.name}.pdf`;
      return storedFile(parts.blobs, { sha256: pdfSha256, name, type: 'application/pdf' });
    },
  };
}

/**
 * Requested once after the start, which also renews the reading of an older reader; again only while there is
 * none, and rarely, so that an absent worker does not find many copies of the job.
 */
function createAsker({ database, queue }: ExampleParts, jobName: ExampleJobName) {
  let asking: { readonly at: number; readonly done: Promise<void> } | null = null;
  return async (isThere: boolean): Promise<void> => {
    const isStale = asking !== null && !isThere && Date.now() - asking.at > ASK_AGAIN_MS;
    if (asking === null || isStale)
      asking = { at: Date.now(), done: queue.enqueue(jobName, {}, { connection: database }) };
    try {
      await asking.done;
    } catch (error) {
      asking = null;
      throw error;
    }
  };
}

async function awaitReading(database: Database, sha256: string): Promise<ReadingRow> {
  const until = Date.now() + READING_WAIT_MS;
  while (Date.now() < until) {
    const row = await findLatestReading(database, sha256);
    if (row) return row;
    await wait(LOOK_EVERY_MS);
  }
  throw new AppError('UNAVAILABLE', { message: exampleText.preparing, retryAfterSeconds: RETRY_SECONDS });
}
