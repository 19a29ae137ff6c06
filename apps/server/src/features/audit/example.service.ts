/**
 * The example that everybody may see: read by the worker, reviewed here by the engine itself when it is first looked
 * at, once for each standpoint. Who comes before it has been read waits a little, and is then told to come again.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { auditResult } from '@wenjian/api';
import type { BlobStore } from '../../adapters/blob-store/blob-store.port.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../platform/database.ts';
import { runEngine } from '../../platform/engine-thread.ts';
import type { JobQueue } from '../../platform/job-queue.ts';
import type { FileAnswer } from '../../platform/route-handler.ts';
import { storedFile } from '../../platform/stored-file.ts';
import { findLatestReading, type ReadingRow } from '../documents/index.ts';
import { auditServerText } from './audit.text.ts';
import { exampleFile } from './example-file.ts';
import type { PresentedResult } from './present-result.ts';
import { knownStandpoint } from './read-facts.ts';
import type { ReviewEngineInput, ReviewEngineOutput } from './review.thread.ts';

export interface ExampleParts {
  readonly database: Database;
  readonly blobs: BlobStore;
  readonly queue: JobQueue;
}

/** For whom it is reviewed when nothing is said: the buyer's side has the most to find. */
const USUAL_STANDPOINT = '甲方';
/** As long as a visitor may wait for the first reading. */
const READING_WAIT_MS = 15_000;
const LOOK_EVERY_MS = 250;
const RETRY_SECONDS = 5;
const ASK_AGAIN_MS = 600_000;
const REVIEW_LIMIT_MS = 60_000;

export function createExampleService(parts: ExampleParts) {
  let reading: Promise<ReadingRow> | null = null;
  const askWorker = createAsker(parts);
  /** By reading and standpoint; an example has few of either. */
  const reviews = new Map<string, Promise<PresentedResult>>();

  const obtain = async (): Promise<ReadingRow> => {
    const { sha256 } = await exampleFile();
    const kept = await findLatestReading(parts.database, sha256);
    await askWorker(kept !== null);
    if (kept) return kept;
    reading ??= awaitReading(parts.database, sha256).finally(() => {
      reading = null;
    });
    return reading;
  };
  const review = (row: ReadingRow, standpoint: string): Promise<PresentedResult> => {
    const key = `${row.documentSha256} ${standpoint}`;
    const known = reviews.get(key);
    if (known) return known;
    const fresh = reviewExample(parts.blobs, row, standpoint);
    reviews.set(key, fresh);
    fresh.catch(() => reviews.delete(key));
    return fresh;
  };
  return {
    async read(asked: string | undefined) {
      const row = await obtain();
      const usual = await review(row, USUAL_STANDPOINT);
      const standpoint = standpointOf(usual, asked);
      const result = standpoint === usual.standpoint ? usual : await review(row, standpoint);
      return {
        title: auditServerText.exampleTitle,
        standpoint: result.standpoint,
        templateName: null,
        customDemand: '',
        result,
        states: [],
      };
    },
    async openPages(): Promise<FileAnswer> {
      const { pdfSha256 } = await obtain();
      if (pdfSha256 === null) throw new AppError('NOT_FOUND', { message: auditServerText.noPages });
      const { name } = await exampleFile();
      return storedFile(parts.blobs, { sha256: pdfSha256, name: `${name}.pdf`, type: 'application/pdf' });
    },
  };
}

/**
 * Once after the start, which also renews a reading of an older reader; again only while there is none, and seldom, so
 * that a worker that is away for long does not find a heap of the same.
 */
function createAsker({ database, queue }: ExampleParts): (isThere: boolean) => Promise<void> {
  let asking: { readonly at: number; readonly done: Promise<void> } | null = null;
  return async (isThere) => {
    const isStale = asking !== null && !isThere && Date.now() - asking.at > ASK_AGAIN_MS;
    if (asking === null || isStale)
      asking = { at: Date.now(), done: queue.enqueue('auditExample', {}, { connection: database }) };
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
  throw new AppError('UNAVAILABLE', {
    message: auditServerText.preparingExample,
    retryAfterSeconds: RETRY_SECONDS,
  });
}

/** A link may name a standpoint the example does not have; then it shows the usual one. */
function standpointOf({ parties, standpoints, standpoint }: PresentedResult, asked: string | undefined) {
  if (asked === undefined) return standpoint;
  return knownStandpoint({ parties, standpoints }, asked.trim()) ?? standpoint;
}

async function reviewExample(
  blobs: BlobStore,
  { documentSha256 }: ReadingRow,
  standpoint: string,
): Promise<PresentedResult> {
  const { name, sha256 } = await exampleFile();
  return blobs.withLocalFile(documentSha256, async (documentPath) => {
    const input: ReviewEngineInput = {
      documentPath,
      file: { name, sha256 },
      standpoint,
      template: null,
      customDemand: '',
      // Anybody may look at it, as often as they like: it never costs a question to the model.
      model: null,
    };
    const output = await runEngine<ReviewEngineOutput>({
      entry: new URL('./review.thread.ts', import.meta.url),
      input,
      signal: AbortSignal.timeout(REVIEW_LIMIT_MS),
    });
    return auditResult.parse(JSON.parse(output.resultJson));
  });
}
