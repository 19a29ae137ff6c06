/** Runs one comparison: both files read (or already known), compared in a thread, the result kept, the task settled. */
import { Readable } from 'node:stream';
import type { BlobStore } from '../../adapters/blob-store/blob-store.port.ts';
import type { Database } from '../../platform/database.ts';
import { runEngine } from '../../platform/engine-thread.ts';
import type { JobHandler } from '../../platform/job-queue.ts';
import type { ReadingService } from '../documents/index.ts';
import { runTaskJob, type TaskJob } from '../tasks/index.ts';
import { type CompareInput, compareInput } from './compare.input.ts';
import type { CompareEngineInput, CompareEngineOutput } from './compare.thread.ts';

/** Reading takes most of the time; each file gets an equal share of the bar. */
const READ_SHARE = 0.4;

export function compareJob(
  database: Database,
  blobs: BlobStore,
  readings: ReadingService,
): JobHandler<'compare'> {
  return runTaskJob('compare', database, async (job) => {
    const { origin, target } = compareInput.parse(job.task.input);
    const old = await readSide(job, readings, origin, 0);
    const fresh = old ? await readSide(job, readings, target, READ_SHARE) : null;
    if (!old || !fresh) return;
    job.report('aligning', 2 * READ_SHARE);
    const { resultJson, statistics } = await compare(blobs, old, fresh, job.signal);
    job.report('saving', 0.95);
    const { sha256 } = await blobs.put(Readable.from([resultJson]));
    await job.complete({ summary: statistics, resultSha256: sha256 });
  });
}

/** The document's blob; null when the file cannot be read, and then the task has been settled with the reason. */
async function readSide(
  job: TaskJob,
  readings: ReadingService,
  file: CompareInput['origin'],
  from: number,
): Promise<string | null> {
  const outcome = await readings.obtain(file, {
    signal: job.signal,
    onStage: (stage, fraction) => job.report(stage, from + fraction * READ_SHARE),
  });
  if (outcome.kind === 'read') return outcome.reading.documentSha256;
  // Two files were given: the sentence says which one it speaks of.
  await job.fail(outcome.failure, `“${file.name}”：${outcome.message}`);
  return null;
}

function compare(
  blobs: BlobStore,
  old: string,
  fresh: string,
  signal: AbortSignal,
): Promise<CompareEngineOutput> {
  return blobs.withLocalFile(old, (oldPath) =>
    blobs.withLocalFile(fresh, (newPath) => {
      const input: CompareEngineInput = { oldPath, newPath };
      const entry = new URL('./compare.thread.ts', import.meta.url);
      return runEngine<CompareEngineOutput>({ entry, input, signal });
    }),
  );
}
