/** Reads one document in the background. */
import { Readable } from 'node:stream';
import { documentText } from '@wenjian/api';
import type { Document } from '@wenjian/document';
import type { BlobStore } from '../../adapters/blob-store/blob-store.port.ts';
import type { Database } from '../../platform/database.ts';
import type { JobHandler } from '../../platform/job-queue.ts';
import { runTaskJob, type TaskJob } from '../tasks/index.ts';
import { documentInput } from './document.summary.ts';
import type { ReadingService } from './reading.service.ts';

export function documentJob(
  database: Database,
  blobs: BlobStore,
  readings: ReadingService,
): JobHandler<'document'> {
  return runTaskJob('document', database, async (job) => {
    const { file } = documentInput.parse(job.task.input);
    const outcome = await readings.obtain(file, { signal: job.signal, onStage: job.report });
    if (outcome.kind === 'unreadable') return job.fail(outcome.failure, outcome.message);
    const { documentSha256, pdfSha256, summary } = outcome.reading;
    const resultSha256 = await storeText(blobs, documentSha256, job);
    await job.complete({ summary: { ...summary, documentSha256, pdfSha256 }, resultSha256 });
  });
}

/** The part of a document that a text view needs, in the shape the route answers with. */
async function storeText(blobs: BlobStore, documentSha256: string, job: TaskJob): Promise<string> {
  job.report('saving', 0.95);
  const { text, blocks } = await readJson<Document>(blobs, documentSha256);
  const answer = documentText.parse({
    text,
    blocks: blocks.map(({ id, type, start, end, page, level }) => ({
      id,
      type,
      start,
      end,
      page: page ?? null,
      level: level ?? null,
    })),
  });
  return (await blobs.put(Readable.from([JSON.stringify(answer)]))).sha256;
}

async function readJson<T>(blobs: BlobStore, sha256: string): Promise<T> {
  const blob = await blobs.open(sha256);
  if (!blob) throw new Error(`blob ${sha256} is gone`);
  return (await new Response(Readable.toWeb(blob.stream) as ReadableStream).json()) as T;
}
