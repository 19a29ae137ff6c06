/**
 * Runs one comparison: both files are read (or already known) and compared in a thread, the result is stored,
 * the task is finished.
 */
import type { BlobStore } from '../../adapters/blob-store/blob-store.port.ts';
import { findingIndex } from '../../platform/documents/finding-index.ts';
import { storeJson } from '../../platform/documents/stored-json.ts';
import { runEngine } from '../../platform/queue/engine-thread.ts';
import type { JobHandler } from '../../platform/queue/job-queue.ts';
import type { Reading, ReadingService } from '../documents/index.ts';
import { carryDecisions } from '../findings/index.ts';
import type { TaskParts } from '../tasks/index.ts';
import { runTaskJob, type TaskJob } from '../tasks/jobs.ts';
import { type CompareInput, type CompareSummary, compareInput, type SideReading } from './compare.input.ts';
import { compareText } from './compare.text.ts';
import type { CompareEngineInput, CompareEngineOutput } from './compare.thread.ts';

/** Reading takes most of the time; each file gets an equal share of the bar. */
const READ_SHARE = 0.4;

export function compareJob(
  parts: TaskParts & { readonly blobs: BlobStore; readonly readings: ReadingService },
): JobHandler<'compare'> {
  const { blobs, readings } = parts;
  return runTaskJob('compare', parts, async (job) => {
    const input = compareInput.parse(job.task.input);
    const sides = await readSides(job, readings, input);
    if (!sides) return;
    const [old, fresh] = sides;
    job.report('aligning', 2 * READ_SHARE);
    const output = await compare(blobs, input, old, fresh, job.signal);
    job.report('saving', 0.95);
    await save(job, blobs, output, old, fresh);
  });
}

/** Side by side; equal files are read once. Null if one cannot be read; the task is then already failed with the reason. */
async function readSides(
  job: TaskJob,
  readings: ReadingService,
  { origin, target, options }: CompareInput,
): Promise<readonly [SideReading, SideReading] | null> {
  const done = [0, 0];
  const obtain = ({ sha256, name }: CompareInput['origin'], side: 0 | 1) =>
    readings.obtain(
      { sha256, name },
      {
        revisions: options.revisions,
        acceptsPictures: true,
        signal: job.signal,
        onStage: (stage, fraction) => {
          done[side] = fraction;
          job.report(stage, READ_SHARE * ((done[0] ?? 0) + (done[1] ?? 0)));
        },
      },
    );
  const reading = obtain(origin, 0);
  const isSame = origin.sha256 === target.sha256;
  const outcomes = await Promise.all([reading, isSame ? reading : obtain(target, 1)]);
  const sides = outcomes.map((outcome) => (outcome.kind === 'read' ? sideOf(outcome.reading) : null));
  const [old, fresh] = sides;
  if (old && fresh) return [old, fresh];
  // There are two files: the message names the one it is about.
  const { name } = old ? target : origin;
  const refused = outcomes.find((outcome) => outcome.kind === 'unreadable');
  if (refused) await job.fail(refused.failure, compareText.about(name, refused.message));
  return null;
}

function sideOf({ documentSha256, pdfSha256 }: Reading): SideReading {
  return { documentSha256, pdfSha256 };
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

async function save(
  job: TaskJob,
  blobs: BlobStore,
  output: CompareEngineOutput,
  old: SideReading,
  fresh: SideReading,
): Promise<void> {
  const summary: CompareSummary = {
    statistics: output.statistics,
    comparisonSha256: await storeJson(blobs, output.comparisonJson),
    changeIndexSha256: await storeJson(blobs, output.changeIndexJson),
    old,
    new: fresh,
  };
  const resultSha256 = await storeJson(blobs, output.resultJson);
  const index = findingIndex.parse(JSON.parse(output.changeIndexJson));
  await job.complete({ summary, resultSha256 }, async (connection) => {
    await carryDecisions(connection, job.scope, job.task.id, index);
  });
}
