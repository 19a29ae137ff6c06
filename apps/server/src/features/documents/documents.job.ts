/** Reads one document in the background. */
import { documentText } from '@wenjian/api';
import type { Document } from '@wenjian/document';
import type { BlobStore } from '../../adapters/blob-store/blob-store.port.ts';
import { readStoredJson, storeJson } from '../../platform/documents/stored-json.ts';
import type { JobHandler } from '../../platform/queue/job-queue.ts';
import type { TaskParts } from '../tasks/index.ts';
import { runTaskJob } from '../tasks/jobs.ts';
import { documentInput } from './document.summary.ts';
import type { ReadingService } from './reading.service.ts';
import { savePages } from './search.repository.ts';
import { documentOfJson, searchParts } from './search-text.ts';

export function documentJob(
  own: TaskParts & { readonly blobs: BlobStore; readonly readings: ReadingService },
): JobHandler<'document'> {
  const { blobs, readings } = own;
  return runTaskJob('document', own, async (job) => {
    const { file } = documentInput.parse(job.task.input);
    const outcome = await readings.obtain(file, { signal: job.signal, onStage: job.report });
    if (outcome.kind === 'unreadable') return job.fail(outcome.failure, outcome.message);
    const { documentSha256, pdfSha256, summary } = outcome.reading;
    job.report('saving', 0.95);
    const document = documentOfJson(await readStoredJson(blobs, documentSha256));
    const resultSha256 = await storeText(blobs, document);
    const parts = searchParts(document);
    await job.complete({ summary: { ...summary, documentSha256, pdfSha256 }, resultSha256 }, (transaction) =>
      savePages(transaction, job.scope, job.task.id, parts),
    );
  });
}

/** The part of a document that a text view needs, in the shape the route answers with. */
async function storeText(blobs: BlobStore, { text, blocks }: Document): Promise<string> {
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
  return storeJson(blobs, JSON.stringify(answer));
}
