import type { AuditResult, Risk } from '@wenjian/audit';
import type { Document } from '@wenjian/document';
import { writeAuditExport } from '@wenjian/writers';
import { loadJson } from './load-json.ts';
import type { AuditRequest } from './result-writer.port.ts';

export async function writeAudit(request: AuditRequest): Promise<void> {
  const { auditPath, documentPath, outPath, ...rest } = request;
  const input = {
    ...rest,
    result: completed(await loadJson<KeptReview>(auditPath)),
    document: await loadJson<Document>(documentPath),
  };
  await writeAuditExport(input, outPath);
}

/** Reviews stored before risks had other places do not have them; those from before suggestions were edits have no `edit`, which the writer sees. */
interface KeptReview extends Omit<AuditResult, 'risks'> {
  readonly risks: readonly (Omit<Risk, 'related'> & Partial<Pick<Risk, 'related'>>)[];
}

function completed(review: KeptReview): AuditResult {
  return { ...review, risks: review.risks.map((risk) => ({ ...risk, related: risk.related ?? [] })) };
}
