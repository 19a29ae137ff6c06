/** Writes one export of a review; a report as PDF is the Word report, converted. */
import { type AuditExportFormat, exportRow } from '@wenjian/api';
import { auditText } from '@wenjian/audit';
import type { BlobStore } from '../../../adapters/blob-store/blob-store.port.ts';
import type { FileConverter } from '../../../adapters/file-converter/file-converter.port.ts';
import type {
  AuditRequest,
  ResultWriter,
  WriteOutcome,
} from '../../../adapters/result-writer/result-writer.port.ts';
import type { JobHandler } from '../../../platform/queue/job-queue.ts';
import { type ExportOrder, type ExportParts, exportJob, writeOrConvert } from '../../exports/jobs.ts';
import type { Decision } from '../../findings/index.ts';
import { type AuditInput, type AuditSummary, auditInput, auditSummary } from '../audit.input.ts';
import { auditServerText } from '../audit.text.ts';
import { auditExports } from './exports.service.ts';

export interface AuditExportParts extends ExportParts {
  readonly writer: ResultWriter<AuditRequest>;
  readonly converter: FileConverter;
}

type Order = ExportOrder<AuditExportFormat, readonly Decision[]>;

export function auditExportJob(parts: AuditExportParts): JobHandler<'auditExport'> {
  const conversion = { converter: parts.converter, failure: auditServerText.reportNotConverted };
  return exportJob('auditExport', parts, {
    statesFor: auditExports.statesFor,
    write: (order) =>
      writeOrConvert('audit', order.format, order, conversion, (format, outPath) =>
        writeFormat(parts, order, format, outPath),
      ),
  });
}

async function writeFormat(
  { blobs, writer }: AuditExportParts,
  { task, states, createdAt, signal }: Order,
  format: AuditRequest['format'],
  outPath: string,
): Promise<WriteOutcome> {
  const { file, review } = auditInput.parse(task.input);
  const summary = auditSummary.parse(task.summary);
  if (!summary.reviewed || !review)
    return { kind: 'failed', message: auditServerText.notStarted, reason: 'no review' };
  if (exportRow('audit', format).pagesOf && summary.pdfSha256 === null)
    return { kind: 'failed', message: auditServerText.exportWithoutPages, reason: 'no pages' };
  const { templateName, customDemand } = review;
  const { auditSha256, standpoint, model } = summary.reviewed;
  return withSource(blobs, file, summary, (source, documentPath) =>
    blobs.withLocalFile(auditSha256, (auditPath) =>
      writer.write(
        {
          format,
          auditPath,
          documentPath,
          source,
          decisions: states,
          info: {
            title: task.title,
            standpoint,
            // Without a list every rule was run, as with the full one.
            templateName: templateName ?? auditText.fullTemplate,
            customDemand,
            model,
            createdAt: createdAt.toISOString(),
          },
          outPath,
        },
        signal,
      ),
    ),
  );
}

async function withSource<T>(
  blobs: BlobStore,
  { name, sha256 }: AuditInput['file'],
  { documentSha256, pdfSha256 }: AuditSummary,
  use: (source: AuditRequest['source'], documentPath: string) => Promise<T>,
): Promise<T> {
  return blobs.withLocalFile(sha256, (path) =>
    blobs.withLocalFile(documentSha256, (documentPath) => {
      const source = { path, name, sha256 };
      return pdfSha256 === null
        ? use({ ...source, pdfPath: null }, documentPath)
        : blobs.withLocalFile(pdfSha256, (pdfPath) => use({ ...source, pdfPath }, documentPath));
    }),
  );
}
