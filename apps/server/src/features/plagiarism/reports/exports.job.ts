/** Writes one export of a check; the report as PDF is the Word report, converted. Every report gets a number and a code of its own. */
import { readFile } from 'node:fs/promises';
import { issuedFacts, type PlagiarismReportFormat } from '@wenjian/api';
import type { FileConverter } from '../../../adapters/file-converter/file-converter.port.ts';
import type {
  CheckRequest,
  ResultWriter,
  WriteOutcome,
} from '../../../adapters/result-writer/result-writer.port.ts';
import { shownName } from '../../../platform/people/display-name.ts';
import type { JobHandler } from '../../../platform/queue/job-queue.ts';
import {
  type ExportOrder,
  type ExportOutcome,
  type ExportParts,
  exportJob,
  writeOrConvert,
} from '../../exports/jobs.ts';
import { plagiarismInput } from '../plagiarism.input.ts';
import { plagiarismServerText as text } from '../plagiarism.text.ts';
import { readRecord, readSummary } from '../result.service.ts';
import { withLocalFiles } from '../text-base/with-local-files.ts';
import { parseExportName, statesFor } from './exports.service.ts';
import { hashOfCode, maskFacts, newCode, newNumber } from './issue-report.ts';
import { insertReport, readRequester } from './issued-reports.repository.ts';

export interface PlagiarismExportParts extends ExportParts {
  readonly writer: ResultWriter<CheckRequest>;
  readonly converter: FileConverter;
  readonly config: { readonly publicUrl: string };
}

type Order = ExportOrder<string, null>;
type Wanted = Pick<CheckRequest, 'format' | 'outPath'> & Partial<Pick<CheckRequest, 'issue' | 'marked'>>;

/** The web's page that verifies a report. */
const VERIFY_PATH = '/report/verify';

export function plagiarismExportJob(parts: PlagiarismExportParts): JobHandler<'duplicateExport'> {
  return exportJob('duplicateExport', parts, { statesFor, write: (order) => write(parts, order) });
}

async function write(parts: PlagiarismExportParts, order: Order): Promise<ExportOutcome> {
  const wanted = parseExportName(order.format);
  if (wanted.kind === 'marked') return writeMarked(parts, order, wanted.docId);
  // JSON is for programs: it has no front page.
  if (wanted.format === 'json') return writeFormat(parts, order, { format: 'json', outPath: order.outPath });
  return writeIssued(parts, order, wanted.format);
}

async function writeIssued(
  parts: PlagiarismExportParts,
  order: Order,
  wanted: PlagiarismReportFormat,
): Promise<ExportOutcome> {
  const { task, createdAt: issuedAt } = order;
  const issue = {
    number: newNumber(issuedAt),
    code: newCode(),
    address: `${parts.config.publicUrl}${VERIFY_PATH}`,
    requester: shownName(await readRequester(parts.database, task, task.ownerId)),
    factsPath: `${order.outPath}.facts.json`,
  };
  const conversion = { converter: parts.converter, failure: text.reportNotConverted };
  const outcome = await writeOrConvert('duplicate', wanted, order, conversion, (format, outPath) =>
    writeFormat(parts, order, { format, outPath, issue }),
  );
  if (outcome.kind === 'failed') return outcome;
  const facts = maskFacts(issuedFacts.parse(JSON.parse(await readFile(issue.factsPath, 'utf8'))));
  return {
    ...outcome,
    keep: (connection, fileSha256) =>
      insertReport(connection, task, {
        ...{ number: issue.number, codeSha256: hashOfCode(issue.code), fileSha256, facts, issuedAt },
        ...{ taskId: task.id, requestedBy: task.ownerId, format: wanted },
      }),
  };
}

async function writeMarked(parts: PlagiarismExportParts, order: Order, docId: string): Promise<WriteOutcome> {
  const { documents } = await readRecord(parts.blobs, order.task.summary);
  const kept = documents.find((document) => document.docId === docId);
  if (!kept) return { kind: 'failed', message: text.noSuchDocument, reason: 'no such document' };
  const { pdfSha256 } = kept;
  if (pdfSha256 === null) return { kind: 'failed', message: text.noPages, reason: 'no pages' };
  return parts.blobs.withLocalFile(pdfSha256, (pdfPath) =>
    writeFormat(parts, order, { format: 'highlighted', outPath: order.outPath, marked: { docId, pdfPath } }),
  );
}

async function writeFormat(
  { blobs, writer }: PlagiarismExportParts,
  { task, createdAt, signal }: Order,
  { format, outPath, issue = null, marked = null }: Wanted,
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
        issue,
        marked,
        outPath,
      },
      signal,
    ),
  );
}
