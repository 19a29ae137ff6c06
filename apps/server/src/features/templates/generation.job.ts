/**
 * Makes documents from a template: one as a Word file, and from it the PDF, or a Word file for each row of a sheet. Without any Word file the task fails
 * and the use is refunded.
 */

import { createReadStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Tools } from '@wenjian/api';
import type { BlobStore } from '../../adapters/blob-store/blob-store.port.ts';
import type { FileConverter } from '../../adapters/file-converter/file-converter.port.ts';
import type {
  ResultWriter,
  TemplateRequest,
  TemplateSetRequest,
} from '../../adapters/result-writer/result-writer.port.ts';
import type { Database } from '../../platform/database/database.ts';
import type { JobHandler } from '../../platform/queue/job-queue.ts';
import { runTaskJob, type TaskJob } from '../tasks/jobs.ts';
import { generateBatch } from './generate-batch.ts';
import { type DocumentInput, generationInput, templateOf } from './templates.input.ts';
import { openVersion } from './templates.repository.ts';
import { templatesServerText as text } from './templates.text.ts';

export interface GenerationParts {
  readonly database: Database;
  readonly tools: Tools;
  readonly blobs: BlobStore;
  readonly writer: ResultWriter<TemplateRequest>;
  readonly setWriter: ResultWriter<TemplateSetRequest>;
  readonly converter: FileConverter;
}

const WRITE_SHARE = 0.4;
const CONVERT_SHARE = 0.9;

export function generationJob(parts: GenerationParts): JobHandler<'template'> {
  return runTaskJob('template', parts, async (job) => {
    const folder = await mkdtemp(join(tmpdir(), 'wenjian-template-'));
    try {
      await generate(parts, job, folder);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
}

async function generate(parts: GenerationParts, job: TaskJob, folder: string): Promise<void> {
  const { blobs } = parts;
  const input = generationInput.parse(job.task.input);
  if (input.kind === 'batch') return generateBatch(parts, job, input, folder);
  const wordPath = join(folder, 'filled.docx');
  const failure = await writeWord(parts, job, input, wordPath);
  if (failure !== null) return job.fail('DOCUMENT_UNSUPPORTED', failure);
  job.report('converting', WRITE_SHARE);
  const { path: pdfPath, notes } = await convert(parts.converter, job, wordPath, folder);
  job.report('saving', CONVERT_SHARE);
  const docx = await blobs.put(createReadStream(wordPath));
  const pdf = pdfPath === null ? null : await blobs.put(createReadStream(pdfPath));
  await job.complete({ summary: { docx, pdf, notes }, resultSha256: docx.sha256 });
}

/** Null if it was written, else the reason. */
async function writeWord(
  { database, blobs, writer }: GenerationParts,
  job: TaskJob,
  { versionId, values }: DocumentInput,
  outPath: string,
): Promise<string | null> {
  const version = (await openVersion(database, versionId))?.row;
  if (!version?.documentSha256) return text.fileMissing;
  const { documentSha256, fileSha256 } = version;
  const outcome = await blobs.withLocalFile(documentSha256, (documentPath) =>
    blobs.withLocalFile(fileSha256, (sourcePath) =>
      writer.write({ documentPath, sourcePath, template: templateOf(version), values, outPath }, job.signal),
    ),
  );
  return outcome.kind === 'failed' ? outcome.message : null;
}

async function convert(
  converter: FileConverter,
  { task, signal, report }: TaskJob,
  wordPath: string,
  folder: string,
): Promise<{ readonly path: string | null; readonly notes: readonly string[] }> {
  const outputFolder = join(folder, 'pdf');
  await mkdir(outputFolder);
  const outcome = await converter.convert({
    files: [{ path: wordPath, name: `${task.title}.docx` }],
    operation: { kind: 'format', to: 'pdf' },
    outputFolder,
    signal,
    onProgress: (fraction) => report('converting', WRITE_SHARE + (CONVERT_SHARE - WRITE_SHARE) * fraction),
  });
  signal.throwIfAborted();
  if (outcome.kind === 'failed') return { path: null, notes: [text.noPdf(outcome.message)] };
  return { path: outcome.files[0]?.path ?? null, notes: outcome.notes };
}
