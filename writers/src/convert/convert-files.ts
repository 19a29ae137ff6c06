/**
 * In: files and the requested conversion. Out: new files in the output folder with notes on what was lost, or
 * the reason for the failure. Promise: expected errors give an outcome with a sentence for the user; an
 * aborted conversion rejects with the signal's reason; in both cases the output folder is empty afterwards,
 * and no temporary files remain.
 */
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { MAX_FILE_BYTES, unreadableText } from '@wenjian/readers';
import {
  type ConversionOperation,
  type ConversionOutcome,
  ConversionRefused,
  type ConversionRequest,
  type ConversionTools,
  type SourceFile,
} from './conversion.ts';
import { failureOf, named } from './conversion-failure.ts';
import { ConversionRun } from './conversion-run.ts';
import { aboutFile, refusals } from './convert.text.ts';
import { convertFormat } from './convert-format.ts';
import {
  addPageNumbers,
  compressFile,
  makeSearchable,
  mergeFiles,
  removePageNumbers,
  splitFile,
} from './convert-pdf.ts';
import { arrangeFile, watermarkFile } from './pages/convert-pages.ts';

const MOST_FILES = 200;

export async function convertFiles(
  request: ConversionRequest,
  tools: ConversionTools,
): Promise<ConversionOutcome> {
  request.signal.throwIfAborted();
  const work = await mkdtemp(join(request.outputFolder, 'work-'));
  const run = new ConversionRun(tools, request.signal, { output: request.outputFolder, work });
  try {
    await runOperation(run, request);
    run.checkAborted();
    request.onProgress(1);
    return { kind: 'converted', files: run.files, notes: run.notes, checks: run.checks };
  } catch (error) {
    await emptyFolder(request.outputFolder);
    request.signal.throwIfAborted();
    const failure = failureOf(error);
    if (failure === null) throw error;
    return failure;
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

async function runOperation(run: ConversionRun, request: ConversionRequest): Promise<void> {
  const { files, operation } = request;
  if (files.length === 0) throw new ConversionRefused('empty', refusals.noFiles);
  if (files.length > MOST_FILES) throw new ConversionRefused('tooLarge', refusals.tooManyFiles(MOST_FILES));
  for (const file of files) await checkSize(file, files.length);
  const onProgress = rising(request.onProgress);
  if (operation.kind === 'merge') return mergeFiles(run, files, onProgress);
  for (const [index, file] of files.entries()) {
    run.checkAborted();
    const within = (fraction: number): void => onProgress((index + fraction) / files.length);
    await convertOne(run, file, operation, within).catch((error: unknown) => {
      throw files.length > 1 ? named(error, file) : error;
    });
    within(1);
  }
}

function convertOne(
  run: ConversionRun,
  file: SourceFile,
  operation: Exclude<ConversionOperation, { kind: 'merge' }>,
  onProgress: (fraction: number) => void,
): Promise<void> {
  switch (operation.kind) {
    case 'format':
      return convertFormat(run, file, operation.to, onProgress);
    case 'split':
      return splitFile(run, file, operation, onProgress);
    case 'compress':
      return compressFile(run, file, operation.quality, onProgress);
    case 'pageNumbers':
      return operation.action === 'add'
        ? addPageNumbers(run, file, operation.start ?? 1, onProgress)
        : removePageNumbers(run, file, onProgress);
    case 'arrange':
      return arrangeFile(run, file, operation, onProgress);
    case 'watermark':
      return watermarkFile(run, file, operation, onProgress);
    case 'searchable':
      return makeSearchable(run, file, onProgress);
  }
}

async function checkSize({ path, name }: SourceFile, count: number): Promise<void> {
  const { size } = await stat(path);
  const about = (sentence: string): string => (count > 1 ? aboutFile(name, sentence) : sentence);
  if (size === 0) throw new ConversionRefused('empty', about(unreadableText.emptyFile));
  if (size > MAX_FILE_BYTES)
    throw new ConversionRefused('tooLarge', about(unreadableText.tooManyBytes(MAX_FILE_BYTES)));
}

/** The reported progress never decreases and stays below 1 until the end. */
function rising(onProgress: (fraction: number) => void): (fraction: number) => void {
  let highest = 0;
  return (fraction) => {
    const next = Math.min(0.99, fraction);
    if (next <= highest) return;
    highest = next;
    onProgress(next);
  };
}

async function emptyFolder(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  await Promise.all(names.map((name) => rm(join(folder, name), { recursive: true, force: true })));
}
