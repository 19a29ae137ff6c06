/** In: a plagiarism check and a format. Out: the file. */
import { writeFile } from 'node:fs/promises';
import { renderJson } from '../report/render-json.ts';
import type { PlagiarismExport } from './plagiarism-export.ts';
import { renderPlagiarismHtml } from './render-plagiarism-html.ts';
import { writePlagiarismXlsx } from './write-plagiarism-xlsx.ts';

export async function writePlagiarismExport(request: PlagiarismExport, outPath: string): Promise<void> {
  // Each format's library is loaded when it is wanted: together they take longer to load than a short file to write.
  switch (request.format) {
    case 'docx': {
      const { writePlagiarismReport } = await import('./write-plagiarism-report.ts');
      return writeFile(outPath, await writePlagiarismReport(request));
    }
    case 'xlsx':
      return writeFile(outPath, writePlagiarismXlsx(request));
    case 'html':
      return writeFile(outPath, renderPlagiarismHtml(request));
    case 'json':
      return writeFile(outPath, renderJson({ info: request.info, content: request.content }));
    case 'highlighted': {
      const { writeHighlightedPdf } = await import('./write-highlighted-pdf.ts');
      return writeFile(outPath, await writeHighlightedPdf(request));
    }
    default:
      return request.format satisfies never;
  }
}
