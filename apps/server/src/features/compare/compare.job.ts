/**
 * Runs one comparison: both files are read (or already known) and compared in a thread, the result is stored,
 * the task is finished.
 */
import type { MetadataKind } from '@wenjian/document';
import type { BlobStore } from '../../adapters/blob-store/blob-store.port.ts';
import type { MetadataReader } from '../../adapters/metadata-reader/metadata-reader.port.ts';
import { findingIndex } from '../../platform/documents/finding-index.ts';
import { storeJson } from '../../platform/documents/stored-json.ts';
import { runEngine } from '../../platform/queue/engine-thread.ts';
import type { JobHandler } from '../../platform/queue/job-queue.ts';
import type { PlainReadingService } from '../documents/index.ts';
import { carryDecisions } from '../findings/index.ts';
import type { TaskParts } from '../tasks/index.ts';
import { runTaskJob, type TaskJob } from '../tasks/jobs.ts';
import { type CompareInput, type CompareSummary, compareInput, type SideReading } from './compare.input.ts';
import type { CompareEngineInput, CompareEngineOutput } from './compare.thread.ts';
import { READ_SHARE, readSides } from './read-sides.ts';

interface CompareParts extends TaskParts {
  readonly blobs: BlobStore;
  readonly readings: PlainReadingService;
  readonly metadataReader: MetadataReader;
}

export function compareJob(parts: CompareParts): JobHandler<'compare'> {
  const { blobs, readings } = parts;
  return runTaskJob('compare', parts, async (job) => {
    const input = compareInput.parse(job.task.input);
    const read = await readSides(job, readings, input);
    if (read.kind === 'refused') return job.fail(read.failure, read.message);
    const { old, fresh } = read;
    job.report('aligning', 2 * READ_SHARE);
    const output = await compare(blobs, input, old, fresh, job.signal);
    job.report('saving', 0.95);
    const saved = input.chainId === null ? null : await readSaving(parts, input.target.sha256, job.signal);
    await save(job, blobs, output, { old, new: fresh, ...(saved && { saved }) });
  });
}

function compare(
  blobs: BlobStore,
  { origin, target, options }: CompareInput,
  old: SideReading,
  fresh: SideReading,
  signal: AbortSignal,
): Promise<CompareEngineOutput> {
  return blobs.withLocalFile(old.documentSha256, (oldPath) =>
    blobs.withLocalFile(fresh.documentSha256, (newPath) => {
      const input: CompareEngineInput = {
        old: { documentPath: oldPath, name: origin.name, sha256: origin.sha256 },
        new: { documentPath: newPath, name: target.name, sha256: target.sha256 },
        options,
      };
      const entry = new URL('./compare.thread.ts', import.meta.url);
      return runEngine<CompareEngineOutput>({ entry, input, signal });
    }),
  );
}

/** Between versions it matters whose they are. What the file does not say stays unknown. */
async function readSaving(
  { blobs, metadataReader }: CompareParts,
  sha256: string,
  signal: AbortSignal,
): Promise<NonNullable<CompareSummary['saved']>> {
  const [metadata] = await blobs.withLocalFile(sha256, (path) => metadataReader.read([path], signal));
  const fact = (kind: MetadataKind) =>
    metadata?.facts.find((one) => one.kind === kind && one.value.trim() !== '')?.value ?? null;
  return { by: fact('lastEditor') ?? fact('author'), at: fact('modified') ?? fact('created') };
}

async function save(
  job: TaskJob,
  blobs: BlobStore,
  output: CompareEngineOutput,
  read: Pick<CompareSummary, 'old' | 'new' | 'saved'>,
): Promise<void> {
  const summary: CompareSummary = {
    statistics: output.statistics,
    comparisonSha256: await storeJson(blobs, output.comparisonJson),
    changeIndexSha256: await storeJson(blobs, output.changeIndexJson),
    ...read,
  };
  const resultSha256 = await storeJson(blobs, output.resultJson);
  await job.complete({ summary, resultSha256 }, async (connection) => {
    await carryDecisions(connection, job.scope, job.task.id, () =>
      findingIndex.parse(JSON.parse(output.changeIndexJson)),
    );
  });
}
