/** In: a plagiarism check and a format. Out: the file. */
import { writeFile } from 'node:fs/promises';
import { renderJson } from '../report/render-json.ts';
import type { PlagiarismExport } from './plagiarism-export.ts';
import { renderPlagiarismHtml } from './render-plagiarism-html.ts';
import { writeHighlightedPdf } from './write-highlighted-pdf.ts';
import { writePlagiarismReport } from './write-plagiarism-report.ts';
import { writePlagiarismXlsx } from './write-plagiarism-xlsx.ts';

export async function writePlagiarismExport(request: PlagiarismExport, outPath: string): Promise<void> {
  switch (request.format) {
    case 'docx':
      return writeFile(outPath, await writePlagiarismReport(request));
    case 'xlsx':
      return writeFile(outPath, writePlagiarismXlsx(request));
    case 'html':
      return writeFile(outPath, renderPlagiarismHtml(request));
    case 'json':
      return writeFile(outPath, renderJson({ info: request.info, content: request.content }));
    case 'marked':
      return writeFile(outPath, await writeHighlightedPdf(request));
  }
}
