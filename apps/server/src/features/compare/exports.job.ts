/** Writes one export of a comparison. */
import type { ExportFormat } from '@wenjian/api';
import type { BlobStore } from '../../adapters/blob-store/blob-store.port.ts';
import type {
  ComparisonWriter,
  WriteOutcome,
  WriteRequest,
} from '../../adapters/comparison-writer/comparison-writer.port.ts';
import type { JobHandler } from '../../platform/job-queue.ts';
import { type ExportOrder, type ExportParts, exportJob } from '../exports/jobs.ts';
import type { Decision } from '../findings/index.ts';
import { compareInput, compareSummary, type SideReading } from './compare.input.ts';
import { compareText } from './compare.text.ts';
import { decisionsFor } from './exports.service.ts';

export function compareExportJob(
  parts: ExportParts & { readonly writer: ComparisonWriter },
): JobHandler<'compareExport'> {
  const { blobs, writer } = parts;
  return exportJob('compareExport', parts, {
    statesFor: decisionsFor,
    write: (order) => write(blobs, writer, order),
  });
}

async function write(
  blobs: BlobStore,
  writer: ComparisonWriter,
  {
    task,
    format,
    states: decisions,
    createdAt,
    outPath,
    signal,
  }: ExportOrder<ExportFormat, readonly Decision[]>,
): Promise<WriteOutcome> {
  const { origin, target, options } = compareInput.parse(task.input);
  const summary = compareSummary.parse(task.summary);
  if (pagesMissing(format, summary))
    return { kind: 'failed', message: compareText.exportWithoutPages, reason: 'no pages' };
  return withSide(blobs, origin, summary.old, (old) =>
    withSide(blobs, target, summary.new, (fresh) =>
      blobs.withLocalFile(summary.comparisonSha256, (comparisonPath) =>
        writer.write(
          {
            format,
            comparisonPath,
            old,
            new: fresh,
            options,
            decisions,
            createdAt: createdAt.toISOString(),
            outPath,
          },
          signal,
        ),
      ),
    ),
  );
}

function pagesMissing(format: ExportFormat, sides: { old: SideReading; new: SideReading }): boolean {
  if (format === 'pdfOld') return sides.old.pdfSha256 === null;
  return format === 'pdfNew' && sides.new.pdfSha256 === null;
}

async function withSide<T>(
  blobs: BlobStore,
  { name, sha256 }: { readonly name: string; readonly sha256: string },
  { documentSha256, pdfSha256 }: SideReading,
  use: (side: WriteRequest['old']) => Promise<T>,
): Promise<T> {
  return blobs.withLocalFile(sha256, (path) =>
    blobs.withLocalFile(documentSha256, (documentPath) => {
      const side = { name, sha256, path, documentPath };
      return pdfSha256 === null
        ? use({ ...side, pdfPath: null })
        : blobs.withLocalFile(pdfSha256, (pdfPath) => use({ ...side, pdfPath }));
    }),
  );
}
