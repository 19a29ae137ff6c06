/**
 * In: a comparison and a format. Out: the file. Promise: the replay of the comparison is verified before
 * anything is written, and a Word file is read back; a failed check throws `WriterFailed` and leaves no file.
 */
import { writeFile } from 'node:fs/promises';
import { writerText } from '../writers.text.ts';
import { type ComparisonExport, verifyReplay } from './comparison-export.ts';
import { renderHtml } from './render-html.ts';
import { renderMarkdown } from './render-markdown.ts';
import { writeXlsx } from './write-xlsx.ts';

export async function writeComparisonExport(input: ComparisonExport, outPath: string): Promise<void> {
  verifyReplay(input);
  // Each format's library is loaded when it is wanted: together they take longer to load than a short file to write.
  switch (input.format) {
    case 'docx': {
      const { writeComparisonDocx } = await import('../docx/write-comparison-docx.ts');
      const { script } = input.comparison;
      const { revisions = 'accepted' } = input.options;
      return writeComparisonDocx(
        { ...input, script, revisions, author: writerText.author, date: input.createdAt },
        outPath,
      );
    }
    case 'pdfOld':
    case 'pdfNew': {
      const { writeMarkedPdf } = await import('../pdf/write-marked-pdf.ts');
      return writeFile(outPath, await writeMarkedPdf(input, input.format === 'pdfOld' ? 'old' : 'new'));
    }
    case 'html':
      return writeFile(outPath, renderHtml(input));
    case 'xlsx':
      return writeFile(outPath, writeXlsx(input));
    case 'markdown':
      return writeFile(outPath, renderMarkdown(input));
    default:
      return input.format satisfies never;
  }
}
