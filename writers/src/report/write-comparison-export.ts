/**
 * In: a comparison and a format. Out: the file. Promise: the replay of the comparison is verified before
 * anything is written, and a Word file is read back; a failed check throws `WriterFailed` and leaves no file.
 */
import { writeFile } from 'node:fs/promises';
import type { DecidedKind } from '../decided/write-decided-docx.ts';
import { writerText } from '../writers.text.ts';
import { type ComparisonExport, type ExportFormat, verifyReplay } from './comparison-export.ts';
import { renderHtml } from './render-html.ts';
import { renderMarkdown } from './render-markdown.ts';
import { writeXlsx } from './write-xlsx.ts';

export async function writeComparisonExport(
  input: ComparisonExport,
  outPath: string,
): Promise<WrittenExport> {
  verifyReplay(input);
  switch (input.format) {
    case 'docx':
      return writeDocx(input, outPath);
    case 'mergedDocx':
      return writeDecided(input, 'merged', outPath);
    case 'cleanDocx':
      return writeDecided(input, 'clean', outPath);
    default:
      await writeReport(input, input.format, outPath);
      return { notice: null };
  }
}

/** What there is to say about the written file. */
export interface WrittenExport {
  readonly notice: string | null;
}

async function writeDocx(input: ComparisonExport, outPath: string): Promise<WrittenExport> {
  const { writeComparisonDocx } = await import('../docx/write-comparison-docx.ts');
  const { script } = input.comparison;
  const { revisions = 'accepted' } = input.options;
  const stamp = { author: writerText.author, date: input.createdAt };
  return writeComparisonDocx({ ...input, script, revisions, ...stamp }, outPath);
}

async function writeDecided(
  input: ComparisonExport,
  kind: DecidedKind,
  outPath: string,
): Promise<WrittenExport> {
  const { writeDecidedDocx } = await import('../decided/write-decided-docx.ts');
  const { revisions = 'accepted' } = input.options;
  const stamp = { author: writerText.author, date: input.createdAt };
  return writeDecidedDocx({ ...input, kind, revisions, ...stamp }, outPath);
}

async function writeReport(
  input: ComparisonExport,
  format: Exclude<ExportFormat, 'docx' | 'mergedDocx' | 'cleanDocx'>,
  outPath: string,
): Promise<void> {
  // Each format's library is loaded when it is wanted: together they take longer to load than a short file to write.
  switch (format) {
    case 'pdfOld':
    case 'pdfNew': {
      const { writeMarkedPdf } = await import('../pdf/write-marked-pdf.ts');
      return writeFile(outPath, await writeMarkedPdf(input, format === 'pdfOld' ? 'old' : 'new'));
    }
    case 'letterDocx': {
      const { writeLetterDocx } = await import('./write-letter-docx.ts');
      return writeFile(outPath, await writeLetterDocx(input));
    }
    case 'letterXlsx': {
      const { writeLetterXlsx } = await import('./write-letter-xlsx.ts');
      return writeFile(outPath, writeLetterXlsx(input));
    }
    case 'html':
      return writeFile(outPath, renderHtml(input));
    case 'xlsx':
      return writeFile(outPath, writeXlsx(input));
    case 'markdown':
      return writeFile(outPath, renderMarkdown(input));
    default:
      return format satisfies never;
  }
}
