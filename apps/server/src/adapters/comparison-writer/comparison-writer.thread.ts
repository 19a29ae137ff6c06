/** The thread of an export: a stored comparison and both documents in, a file out. */
import { readFile } from 'node:fs/promises';
import type { Comparison } from '@wenjian/compare';
import type { Document } from '@wenjian/document';
import { WriterFailed, writeComparisonExport } from '@wenjian/writers';
import { serveEngine } from '../../platform/engine-thread.ts';
import type { WriteOutcome, WriteRequest } from './comparison-writer.port.ts';

await serveEngine<WriteRequest, WriteOutcome>(async (request) => {
  const { old, new: fresh, comparisonPath, createdAt, outPath, ...rest } = request;
  const input = {
    ...rest,
    comparison: await load<Comparison>(comparisonPath),
    oldDocument: await load<Document>(old.documentPath),
    newDocument: await load<Document>(fresh.documentPath),
    oldPath: old.path,
    newPath: fresh.path,
    oldPdfPath: old.pdfPath,
    newPdfPath: fresh.pdfPath,
    names: { old: old.name, new: fresh.name },
    hashes: { old: old.sha256, new: fresh.sha256 },
    createdAt: new Date(createdAt),
  };
  try {
    await writeComparisonExport(input, outPath);
    return { kind: 'written' };
  } catch (error) {
    // The writer checks its own output; a file that does not contain both documents again is never delivered.
    if (error instanceof WriterFailed)
      return { kind: 'failed', message: error.message, reason: error.reason };
    throw error;
  }
});

async function load<T>(path: string): Promise<T> {
  return JSON.parse(await readFile(path, 'utf8')) as T;
}
