/**
 * Runs one conversion. Files that are converted one by one are independent: an unusable one is named in the
 * result and the others are kept. The task fails only if no file could be converted.
 */

import { createReadStream } from 'node:fs';
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ErrorName } from '@wenjian/api';
import { append } from '@wenjian/document';
import type { BlobStore } from '../../adapters/blob-store/blob-store.port.ts';
import type {
  ConversionOutcome,
  FileConverter,
  ProducedFile,
} from '../../adapters/file-converter/file-converter.port.ts';
import type { JobHandler } from '../../platform/queue/job-queue.ts';
import type { TaskParts } from '../tasks/index.ts';
import { runTaskJob, type TaskJob } from '../tasks/jobs.ts';
import { conversionParts } from './conversion-parts.ts';
import {
  type ConversionInput,
  type ConversionOutput,
  conversionInput,
  type SourceFile,
} from './convert.input.ts';
import { convertText } from './convert.text.ts';
import { uniqueNames } from './output-names.ts';
import { writeArchive } from './write-archive.ts';

/** The rest is for storing the results. */
const CONVERT_SHARE = 0.95;
/** Of all files of a task; what is not converted by then is said so. */
const MOST_BYTES = 4 * 1024 ** 3;

export function convertJob(
  parts: TaskParts & { readonly blobs: BlobStore; readonly converter: FileConverter },
): JobHandler<'convert'> {
  const { blobs, converter } = parts;
  return runTaskJob('convert', parts, async (job) => {
    const folder = await mkdtemp(join(tmpdir(), 'wenjian-convert-'));
    try {
      const input = conversionInput.parse(job.task.input);
      const { files, notes, checks, failures } = await convertAll(job, blobs, converter, input, folder);
      const [first] = failures;
      if (files.length === 0) return await job.fail(first?.failure ?? 'INTERNAL', first?.message);
      job.report('saving', CONVERT_SHARE);
      const outputs = await storeOutputs(blobs, files);
      const archive = files.length > 1 ? await storeArchive(blobs, files, outputs, folder) : null;
      const [output] = outputs;
      await job.complete({
        summary: { outputs, archive, notes, checks, failures },
        resultSha256: archive?.sha256 ?? output?.sha256 ?? '',
      });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
}

interface Failure {
  readonly file: number;
  readonly failure: ErrorName;
  readonly message: string;
}

interface Converted {
  readonly files: readonly ProducedFile[];
  readonly notes: readonly string[];
  readonly checks: readonly string[];
  readonly failures: readonly Failure[];
}

async function convertAll(
  job: TaskJob,
  blobs: BlobStore,
  converter: FileConverter,
  { files, operation }: ConversionInput,
  folder: string,
): Promise<Converted> {
  const parts = conversionParts(operation, files);
  const all = {
    files: [] as ProducedFile[],
    notes: [] as string[],
    checks: [] as string[],
    failures: [] as Failure[],
  };
  let written = 0;
  for (const [index, part] of parts.entries()) {
    const named = parts.length > 1 ? part[0] : undefined;
    if (written >= MOST_BYTES) {
      collect(all, tooMuch, index, named);
      continue;
    }
    const outputFolder = join(folder, String(index));
    await mkdir(outputFolder);
    const onProgress = (fraction: number) =>
      job.report('converting', (CONVERT_SHARE * (index + clamp(fraction))) / parts.length);
    onProgress(0);
    const outcome = await withLocalFiles(blobs, part, (sources) =>
      converter.convert({ files: sources, operation, outputFolder, signal: job.signal, onProgress }),
    );
    // An error after the stop signal is not about the file.
    job.signal.throwIfAborted();
    if (outcome.kind === 'converted') written += await sizeOf(outcome.files);
    collect(all, outcome, index, named);
  }
  return all;
}

const tooMuch: ConversionOutcome = {
  kind: 'failed',
  failure: 'DOCUMENT_TOO_LARGE',
  message: convertText.tooMuchWritten,
};

async function sizeOf(files: readonly ProducedFile[]): Promise<number> {
  const sizes = await Promise.all(files.map(async ({ path }) => (await stat(path)).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** With several files, the message names the one it is about. */
function collect(
  all: { files: ProducedFile[]; notes: string[]; checks: string[]; failures: Failure[] },
  outcome: ConversionOutcome,
  index: number,
  named: SourceFile | undefined,
): void {
  const about = (sentence: string) => (named ? `“${named.name}”：${sentence}` : sentence);
  if (outcome.kind === 'failed')
    return void all.failures.push({
      file: index,
      failure: outcome.failure,
      message: about(outcome.message),
    });
  append(all.files, outcome.files);
  append(all.notes, outcome.notes.map(about));
  append(all.checks, outcome.checks.map(about));
}

function clamp(fraction: number): number {
  return Math.min(1, Math.max(0, fraction));
}

async function withLocalFiles<T>(
  blobs: BlobStore,
  files: readonly SourceFile[],
  use: (local: readonly { path: string; name: string }[]) => Promise<T>,
  opened: readonly { path: string; name: string }[] = [],
): Promise<T> {
  const file = files[opened.length];
  if (!file) return use(opened);
  return blobs.withLocalFile(file.sha256, (path) =>
    withLocalFiles(blobs, files, use, [...opened, { path, name: file.name }]),
  );
}

async function storeOutputs(
  blobs: BlobStore,
  files: readonly ProducedFile[],
): Promise<readonly ConversionOutput[]> {
  const names = uniqueNames(files.map((file) => file.name));
  const outputs: ConversionOutput[] = [];
  for (const [index, { path, name, type }] of files.entries()) {
    const { sha256, size } = await blobs.put(createReadStream(path));
    outputs.push({ name: names[index] ?? name, type, sha256, size });
  }
  return outputs;
}

async function storeArchive(
  blobs: BlobStore,
  files: readonly ProducedFile[],
  outputs: readonly ConversionOutput[],
  folder: string,
) {
  const path = join(folder, 'all.zip');
  const named = files.map((file, index) => ({ path: file.path, name: outputs[index]?.name ?? file.name }));
  return (await writeArchive(path, named)) ? blobs.put(createReadStream(path)) : null;
}
