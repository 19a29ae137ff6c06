/** Writes one export of a review; a report as PDF is the Word report, converted. */
import type { AuditExportFormat } from '@wenjian/api';
import { auditText } from '@wenjian/audit';
import type {
  AuditWriteRequest,
  AuditWriter,
  WrittenAuditFormat,
} from '../../adapters/audit-writer/audit-writer.port.ts';
import type { BlobStore } from '../../adapters/blob-store/blob-store.port.ts';
import type { FileConverter } from '../../adapters/file-converter/file-converter.port.ts';
import type { JobHandler } from '../../platform/job-queue.ts';
import {
  convertToPdf,
  type ExportOrder,
  type ExportOutcome,
  type ExportParts,
  exportJob,
} from '../exports/jobs.ts';
import type { Decision } from '../findings/index.ts';
import { type AuditInput, type AuditSummary, auditInput, auditSummary } from './audit.input.ts';
import { auditServerText } from './audit.text.ts';
import { decisionsFor } from './exports.service.ts';

export interface AuditExportParts extends ExportParts {
  readonly writer: AuditWriter;
  readonly converter: FileConverter;
}

type Order = ExportOrder<AuditExportFormat, readonly Decision[]>;

export function auditExportJob(parts: AuditExportParts): JobHandler<'auditExport'> {
  return exportJob('auditExport', parts, {
    statesFor: decisionsFor,
    write: (order) => write(parts, order),
  });
}

async function write(parts: AuditExportParts, order: Order): Promise<ExportOutcome> {
  const { format, outPath } = order;
  if (format !== 'reportPdf') return writeFormat(parts, order, format, outPath);
  const wordPath = `${outPath}.docx`;
  const outcome = await writeFormat(parts, order, 'reportDocx', wordPath);
  return outcome.kind === 'failed'
    ? outcome
    : convertToPdf(parts.converter, order, wordPath, auditServerText.reportNotConverted);
}

async function writeFormat(
  { blobs, writer }: AuditExportParts,
  { task, states, createdAt, signal }: Order,
  format: WrittenAuditFormat,
  outPath: string,
): Promise<ExportOutcome> {
  const { file, review } = auditInput.parse(task.input);
  const summary = auditSummary.parse(task.summary);
  if (!summary.reviewed || !review)
    return { kind: 'failed', message: auditServerText.notStarted, reason: 'no review' };
  if (format === 'pdf' && summary.pdfSha256 === null)
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
  use: (source: AuditWriteRequest['source'], documentPath: string) => Promise<T>,
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
