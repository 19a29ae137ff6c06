/**
 * In: a comparison and a format. Out: the file. Promise: the replay of the comparison is verified before
 * anything is written, and a Word file is read back; a failed check throws `WriterFailed` and leaves no file.
 */
import { writeFile } from 'node:fs/promises';
import { writeComparisonDocx } from '../docx/write-comparison-docx.ts';
import { writeMarkedPdf } from '../pdf/write-marked-pdf.ts';
import { writerText } from '../writers.text.ts';
import { type ComparisonExport, verifyReplay } from './comparison-export.ts';
import { renderHtml } from './render-html.ts';
import { renderMarkdown } from './render-markdown.ts';
import { writeXlsx } from './write-xlsx.ts';

export async function writeComparisonExport(input: ComparisonExport, outPath: string): Promise<void> {
  verifyReplay(input);
  switch (input.format) {
    case 'docx': {
      const { script } = input.comparison;
      const { revisions = 'accepted' } = input.options;
      return writeComparisonDocx(
        { ...input, script, revisions, author: writerText.author, date: input.createdAt },
        outPath,
      );
    }
    case 'pdfOld':
      return writeFile(outPath, await writeMarkedPdf(input, 'old'));
    case 'pdfNew':
      return writeFile(outPath, await writeMarkedPdf(input, 'new'));
    case 'html':
      return writeFile(outPath, renderHtml(input));
    case 'xlsx':
      return writeFile(outPath, writeXlsx(input));
    case 'markdown':
      return writeFile(outPath, renderMarkdown(input));
  }
}
