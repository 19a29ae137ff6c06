/**
 * Runs one recognition: the lines are stored as they are shown, the text is written from them, Word and the
 * searchable PDF are made by the converter. A format that could not be made is named in the notes; the text
 * is still available.
 */

import { createReadStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { recognitionResult, type Tools } from '@wenjian/api';
import { append } from '@wenjian/document';
import type { BlobStore } from '../../adapters/blob-store/blob-store.port.ts';
import type {
  ConversionOperation,
  FileConverter,
} from '../../adapters/file-converter/file-converter.port.ts';
import type { RecognisedPage, Recogniser } from '../../adapters/recogniser/recogniser.port.ts';
import type { Database } from '../../platform/database/database.ts';
import type { JobHandler } from '../../platform/queue/job-queue.ts';
import { runTaskJob, type TaskJob } from '../tasks/jobs.ts';
import { recognitionInput, type SourceFile } from './convert.input.ts';
import { convertText } from './convert.text.ts';
import { textOfPages } from './text-of-pages.ts';

const RECOGNISE_SHARE = 0.6;
const EXPORT_SHARE = 0.17;

const CONVERTED = [
  { format: 'docx', operation: { kind: 'format', to: 'docx' } },
  { format: 'pdf', operation: { kind: 'searchable' } },
] as const satisfies readonly { format: string; operation: ConversionOperation }[];

export interface RecognitionParts {
  readonly database: Database;
  readonly tools: Tools;
  readonly blobs: BlobStore;
  readonly recogniser: Recogniser;
  readonly converter: FileConverter;
}

export function recognitionJob(parts: RecognitionParts): JobHandler<'ocr'> {
  return runTaskJob('ocr', parts, async (job) => {
    const { file } = recognitionInput.parse(job.task.input);
    await parts.blobs.withLocalFile(file.sha256, (path) => recognise(job, parts, file, path));
  });
}

async function recognise(
  job: TaskJob,
  parts: RecognitionParts,
  file: SourceFile,
  path: string,
): Promise<void> {
  const { signal } = job;
  const onProgress = (fraction: number) => job.report('recognising', RECOGNISE_SHARE * clamp(fraction));
  const outcome = await parts.recogniser.recognise({ path, name: file.name, signal, onProgress });
  signal.throwIfAborted();
  if (outcome.kind === 'failed') return job.fail(outcome.failure, outcome.message);
  const text = textOfPages(outcome.pages);
  if (text.trim() === '') return job.fail('DOCUMENT_EMPTY', convertText.nothingRecognised);
  const { exports, notes } = await exportAll(job, parts, { path, name: file.name });
  job.report('saving', RECOGNISE_SHARE + EXPORT_SHARE * CONVERTED.length);
  const plain = await parts.blobs.put(Readable.from([text]));
  const { sha256 } = await parts.blobs.put(Readable.from([resultJson(outcome.pages)]));
  await job.complete({
    summary: {
      pageCount: outcome.pages.length,
      characters: [...text.replaceAll(/\s/g, '')].length,
      exports: [{ format: 'txt', ...plain }, ...exports],
      notes,
    },
    resultSha256: sha256,
  });
}

/** Checked here: the stored JSON is sent unchanged. */
function resultJson(pages: readonly RecognisedPage[]): string {
  return JSON.stringify(recognitionResult.parse({ pages }));
}

async function exportAll(
  job: TaskJob,
  { blobs, converter }: RecognitionParts,
  source: { readonly path: string; readonly name: string },
) {
  const folder = await mkdtemp(join(tmpdir(), 'wenjian-ocr-'));
  const exports: { format: string; sha256: string; size: number }[] = [];
  const notes: string[] = [];
  try {
    for (const [index, { format, operation }] of CONVERTED.entries()) {
      const outputFolder = join(folder, format);
      await mkdir(outputFolder);
      const onProgress = (fraction: number) =>
        job.report('converting', RECOGNISE_SHARE + EXPORT_SHARE * (index + clamp(fraction)));
      onProgress(0);
      const { signal } = job;
      const outcome = await converter.convert({
        files: [source],
        operation,
        outputFolder,
        signal,
        onProgress,
      });
      signal.throwIfAborted();
      const produced = outcome.kind === 'converted' ? outcome.files[0] : undefined;
      if (produced) exports.push({ format, ...(await blobs.put(createReadStream(produced.path))) });
      const lost = outcome.kind === 'failed' ? [exportNote(format, outcome.message)] : outcome.notes;
      append(notes, lost);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return { exports, notes: [...new Set(notes)] };
}

function exportNote(format: 'docx' | 'pdf', reason: string): string {
  return convertText.exportFailed(convertText.formats[format], reason);
}

function clamp(fraction: number): number {
  return Math.min(1, Math.max(0, fraction));
}
