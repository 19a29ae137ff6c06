/** Writes one export of a check; the report as PDF is the Word report, converted. */
import type { FileConverter } from '../../adapters/file-converter/file-converter.port.ts';
import type {
  CheckRequest,
  ResultWriter,
  WriteOutcome,
} from '../../adapters/result-writer/result-writer.port.ts';
import type { JobHandler } from '../../platform/queue/job-queue.ts';
import { type ExportOrder, type ExportParts, exportJob, writeOrConvert } from '../exports/jobs.ts';
import { parseExportName, statesFor } from './exports.service.ts';
import { plagiarismInput } from './plagiarism.input.ts';
import { plagiarismServerText as text } from './plagiarism.text.ts';
import { readRecord, readSummary } from './result.service.ts';
import { withLocalFiles } from './with-local-files.ts';

export interface PlagiarismExportParts extends ExportParts {
  readonly writer: ResultWriter<CheckRequest>;
  readonly converter: FileConverter;
}

type Order = ExportOrder<string, null>;

export function plagiarismExportJob(parts: PlagiarismExportParts): JobHandler<'duplicateExport'> {
  return exportJob('duplicateExport', parts, { statesFor, write: (order) => write(parts, order) });
}

async function write(parts: PlagiarismExportParts, order: Order): Promise<WriteOutcome> {
  const wanted = parseExportName(order.format);
  if (wanted.kind === 'marked') return writeMarked(parts, order, wanted.docId);
  const conversion = { converter: parts.converter, failure: text.reportNotConverted };
  return writeOrConvert('duplicate', wanted.format, order, conversion, (format, outPath) =>
    writeFormat(parts, order, format, outPath),
  );
}

async function writeMarked(parts: PlagiarismExportParts, order: Order, docId: string): Promise<WriteOutcome> {
  const { documents } = await readRecord(parts.blobs, order.task.summary);
  const kept = documents.find((document) => document.docId === docId);
  if (!kept) return { kind: 'failed', message: text.noSuchDocument, reason: 'no such document' };
  const { pdfSha256 } = kept;
  if (pdfSha256 === null) return { kind: 'failed', message: text.noPages, reason: 'no pages' };
  return parts.blobs.withLocalFile(pdfSha256, (pdfPath) =>
    writeFormat(parts, order, 'highlighted', order.outPath, { docId, pdfPath }),
  );
}

async function writeFormat(
  { blobs, writer }: PlagiarismExportParts,
  { task, createdAt, signal }: Order,
  format: CheckRequest['format'],
  outPath: string,
  marked: CheckRequest['marked'] = null,
): Promise<WriteOutcome> {
  const { findingsSha256 } = readSummary(task.summary);
  const { mode } = plagiarismInput.parse(task.input);
  if (task.resultSha256 === null) return { kind: 'failed', message: text.reportPending, reason: 'no result' };
  return withLocalFiles(blobs, [task.resultSha256, findingsSha256], ([resultPath = '', findingsPath = '']) =>
    writer.write(
      {
        format,
        mode,
        resultPath,
        findingsPath,
        info: { title: task.title, createdAt: createdAt.toISOString() },
        marked,
        outPath,
      },
      signal,
    ),
  );
}
