/**
 * In: a review and a format. Out: the file. Promise: a Word file with comments and tracked changes is read
 * back before it is returned; a failed check throws `WriterFailed` and leaves no file.
 */
import { writeFile } from 'node:fs/promises';
import { renderJson } from '../report/render-json.ts';
import type { AuditExport } from './audit-export.ts';
import { writeAuditDocx } from './write-audit-docx.ts';
import { writeAuditPdf } from './write-audit-pdf.ts';
import { writeAuditReport } from './write-audit-report.ts';

export async function writeAuditExport(request: AuditExport, outPath: string): Promise<void> {
  switch (request.format) {
    case 'docx':
      return writeAuditDocx(request, outPath);
    case 'pdf':
      return writeFile(outPath, await writeAuditPdf(request));
    case 'reportDocx':
      return writeFile(outPath, await writeAuditReport(request));
    case 'json':
      return writeFile(outPath, json(request));
  }
}

/** Only the declared fields of a state. */
function json({ result, states, info }: AuditExport): string {
  const named = states.map(({ riskId, state, mode, rewrite, note, decidedBy, decidedAt }) => ({
    riskId,
    state,
    mode,
    rewrite,
    note,
    decidedBy: decidedBy === null ? null : { name: decidedBy.name },
    decidedAt,
  }));
  return renderJson({ result, states: named, info });
}
