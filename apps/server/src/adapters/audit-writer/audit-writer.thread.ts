/** The thread of an export: a stored review and its document in, a file out. */
import { readFile } from 'node:fs/promises';
import type { AuditResult, Risk } from '@wenjian/audit';
import type { Document } from '@wenjian/document';
import { WriterFailed, writeAuditExport } from '@wenjian/writers';
import { serveEngine } from '../../platform/engine-thread.ts';
import type { AuditWriteOutcome, AuditWriteRequest } from './audit-writer.port.ts';

await serveEngine<AuditWriteRequest, AuditWriteOutcome>(async (request) => {
  const { auditPath, documentPath, outPath, ...rest } = request;
  const input = {
    ...rest,
    result: completed(await load<KeptReview>(auditPath)),
    document: await load<Document>(documentPath),
  };
  try {
    await writeAuditExport(input, outPath);
    return { kind: 'written' };
  } catch (error) {
    // The writer checks its own output; a file that fails the check is never delivered.
    if (error instanceof WriterFailed)
      return { kind: 'failed', message: error.message, reason: error.reason };
    throw error;
  }
});

/** Reviews stored before risks had other places do not have them. */
interface KeptReview extends Omit<AuditResult, 'risks'> {
  readonly risks: readonly (Omit<Risk, 'related'> & Partial<Pick<Risk, 'related'>>)[];
}

function completed(review: KeptReview): AuditResult {
  return { ...review, risks: review.risks.map((risk) => ({ ...risk, related: risk.related ?? [] })) };
}

async function load<T>(path: string): Promise<T> {
  return JSON.parse(await readFile(path, 'utf8')) as T;
}
