/** The thread of an export: a stored review and its document in, a file out. */
import { readFile } from 'node:fs/promises';
import type { AuditResult } from '@wenjian/audit';
import type { Document } from '@wenjian/document';
import { WriterFailed, writeAuditExport } from '@wenjian/writers';
import { serveEngine } from '../../platform/engine-thread.ts';
import type { AuditWriteOutcome, AuditWriteRequest } from './audit-writer.port.ts';

await serveEngine<AuditWriteRequest, AuditWriteOutcome>(async (request) => {
  const { auditPath, documentPath, outPath, ...rest } = request;
  const input = {
    ...rest,
    result: await load<AuditResult>(auditPath),
    document: await load<Document>(documentPath),
  };
  try {
    await writeAuditExport(input, outPath);
    return { kind: 'written' };
  } catch (error) {
    // The writer checks what it has written; what does not pass is never handed out.
    if (error instanceof WriterFailed)
      return { kind: 'failed', message: error.message, reason: error.reason };
    throw error;
  }
});

async function load<T>(path: string): Promise<T> {
  return JSON.parse(await readFile(path, 'utf8')) as T;
}
