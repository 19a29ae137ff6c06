/**
 * In: a review and a format. Out: the file. Promise: a Word file with comments and tracked changes is read
 * back before it is returned; a failed check throws `WriterFailed` and leaves no file.
 */
import { writeFile } from 'node:fs/promises';
import { listDecisions } from '../report/list-decisions.ts';
import { renderJson } from '../report/render-json.ts';
import type { AuditExport } from './audit-export.ts';

export async function writeAuditExport(request: AuditExport, outPath: string): Promise<void> {
  // Each format's library is loaded when it is wanted: together they take longer to load than a short file to write.
  switch (request.format) {
    case 'docx': {
      const { writeAuditDocx } = await import('./write-audit-docx.ts');
      return writeAuditDocx(request, outPath);
    }
    case 'pdf': {
      const { writeAuditPdf } = await import('./write-audit-pdf.ts');
      return writeFile(outPath, await writeAuditPdf(request));
    }
    case 'reportDocx': {
      const { writeAuditReport } = await import('./write-audit-report.ts');
      return writeFile(outPath, await writeAuditReport(request));
    }
    case 'xlsx': {
      const { writeAuditXlsx } = await import('./write-audit-xlsx.ts');
      return writeFile(outPath, writeAuditXlsx(request));
    }
    case 'json':
      return writeFile(outPath, json(request));
    default:
      return request.format satisfies never;
  }
}

function json({ result, decisions, info }: AuditExport): string {
  return renderJson({ result, decisions: listDecisions(decisions), info });
}
