/** Reads one document in the background. */
import type { BlobStore } from '../../adapters/blob-store/blob-store.port.ts';
import { storeJson } from '../../platform/documents/stored-json.ts';
import type { JobHandler } from '../../platform/queue/job-queue.ts';
import type { TaskParts } from '../tasks/index.ts';
import { runTaskJob } from '../tasks/jobs.ts';
import { documentInput } from './document.summary.ts';
import { indexDocument } from './index-document.ts';
import type { ReadingService } from './reading.service.ts';
import { savePages } from './search.repository.ts';

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
    const { textJson, pages } = await indexDocument(blobs, documentSha256, job.scope, job.signal);
    const resultSha256 = await storeJson(blobs, textJson);
    await job.complete({ summary: { ...summary, documentSha256, pdfSha256 }, resultSha256 }, (transaction) =>
      savePages(transaction, job.scope, job.task.id, pages),
    );
  });
}
