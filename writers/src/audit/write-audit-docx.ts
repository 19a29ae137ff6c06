/**
 * In: a review. Out: the contract as a Word file with a comment on the exact range of each risk that is not
 * rejected, and a tracked change for each accepted one.
 */
import { writeRemarkedDocx } from '../docx/remarks/write-remarked-docx.ts';
import { WriterFailed } from '../writer-failed.ts';
import { auditExportText } from './audit-export.text.ts';
import type { AuditExport } from './audit-export.ts';
import { commentLines } from './comment-lines.ts';
import { planSuggestions } from './plan-suggestions.ts';
import { riskRows } from './risk-row.ts';

export async function writeAuditDocx(request: AuditExport, outPath: string): Promise<void> {
  const { document, source, info } = request;
  const remarks = planSuggestions(document, riskRows(request)).map((planned) => {
    const { anchor, edits } = planned;
    if (anchor === null) throw new WriterFailed('noText', auditExportText.notText);
    return { anchor, edits, lines: commentLines(planned) };
  });
  await writeRemarkedDocx(
    { document, sourcePath: source.path, remarks, date: new Date(info.createdAt) },
    outPath,
  );
}
