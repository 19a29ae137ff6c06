import type { Comparison } from '@wenjian/compare';
import type { Document } from '@wenjian/document';
import { writeComparisonExport } from '@wenjian/writers';
import { loadJson } from './load-json.ts';
import type { ComparisonRequest } from './result-writer.port.ts';

export async function writeComparison(request: ComparisonRequest): Promise<string | null> {
  const { old, new: fresh, comparisonPath, createdAt, outPath, ...rest } = request;
  const input = {
    ...rest,
    comparison: await loadJson<Comparison>(comparisonPath),
    oldDocument: await loadJson<Document>(old.documentPath),
    newDocument: await loadJson<Document>(fresh.documentPath),
    oldPath: old.path,
    newPath: fresh.path,
    oldPdfPath: old.pdfPath,
    newPdfPath: fresh.pdfPath,
    names: { old: old.name, new: fresh.name },
    hashes: { old: old.sha256, new: fresh.sha256 },
    createdAt: new Date(createdAt),
  };
  return (await writeComparisonExport(input, outPath)).notice;
}
