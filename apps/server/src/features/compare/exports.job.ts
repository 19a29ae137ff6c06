/** Writes one export of a comparison; a cover letter as PDF is the Word letter, converted. */
import { type ExportFormat, exportRow } from '@wenjian/api';
import type { BlobStore } from '../../adapters/blob-store/blob-store.port.ts';
import type { FileConverter } from '../../adapters/file-converter/file-converter.port.ts';
import type {
  ComparisonRequest,
  ResultWriter,
  WriteOutcome,
  WriterSide,
} from '../../adapters/result-writer/result-writer.port.ts';
import type { JobHandler } from '../../platform/queue/job-queue.ts';
import { type ExportOrder, type ExportParts, exportJob, writeOrConvert } from '../exports/jobs.ts';
import type { Decision } from '../findings/index.ts';
import { compareInput, compareSummary, type SideReading } from './compare.input.ts';
import { compareText } from './compare.text.ts';
import { comparisonExports } from './exports.service.ts';

export interface CompareExportParts extends ExportParts {
  readonly writer: ResultWriter<ComparisonRequest>;
  readonly converter: FileConverter;
}

export function compareExportJob(parts: CompareExportParts): JobHandler<'compareExport'> {
  const { blobs, writer } = parts;
  const conversion = { converter: parts.converter, failure: compareText.letterNotConverted };
  return exportJob('compareExport', parts, {
    statesFor: comparisonExports.statesFor,
    write: (order) =>
      writeOrConvert('compare', order.format, order, conversion, (format, outPath) =>
        write(blobs, writer, { ...order, outPath }, format),
      ),
  });
}

async function write(
  blobs: BlobStore,
  writer: ResultWriter<ComparisonRequest>,
  { task, states: decisions, createdAt, outPath, signal }: ExportOrder<ExportFormat, readonly Decision[]>,
  format: ComparisonRequest['format'],
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
  const { pagesOf } = exportRow('compare', format);
  return (pagesOf === 'old' || pagesOf === 'new') && sides[pagesOf].pdfSha256 === null;
}

async function withSide<T>(
  blobs: BlobStore,
  { name, sha256 }: { readonly name: string; readonly sha256: string },
  { documentSha256, pdfSha256 }: SideReading,
  use: (side: WriterSide) => Promise<T>,
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
