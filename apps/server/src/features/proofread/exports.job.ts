/** Writes one export of a proofreading; a sheet of errata as PDF is the Word sheet, converted. */
import { type ProofreadingExportFormat, RENUMBER_ALL } from '@wenjian/api';
import type { FileConverter } from '../../adapters/file-converter/file-converter.port.ts';
import type {
  ProofreadingWriter,
  WrittenProofreadingFormat,
} from '../../adapters/proofreading-writer/proofreading-writer.port.ts';
import type { JobHandler } from '../../platform/job-queue.ts';
import {
  convertToPdf,
  type ExportOrder,
  type ExportOutcome,
  type ExportParts,
  exportJob,
} from '../exports/jobs.ts';
import type { Decision } from '../findings/index.ts';
import { decisionsFor } from './exports.service.ts';
import { proofreadInput, proofreadSummary } from './proofread.input.ts';
import { proofreadServerText } from './proofread.text.ts';

export interface ProofreadExportParts extends ExportParts {
  readonly writer: ProofreadingWriter;
  readonly converter: FileConverter;
}

type Order = ExportOrder<ProofreadingExportFormat, readonly Decision[]>;

export function proofreadExportJob(parts: ProofreadExportParts): JobHandler<'correctExport'> {
  return exportJob('correctExport', parts, {
    statesFor: decisionsFor,
    write: (order) => write(parts, order),
  });
}

async function write(parts: ProofreadExportParts, order: Order): Promise<ExportOutcome> {
  const { format, outPath } = order;
  if (format !== 'errataPdf') return writeFormat(parts, order, format, outPath);
  const wordPath = `${outPath}.docx`;
  const outcome = await writeFormat(parts, order, 'errataDocx', wordPath);
  if (outcome.kind === 'failed') return outcome;
  return convertToPdf(parts.converter, order, wordPath, proofreadServerText.sheetNotConverted);
}

async function writeFormat(
  { blobs, writer }: ProofreadExportParts,
  { task, states, createdAt, signal }: Order,
  format: WrittenProofreadingFormat,
  outPath: string,
): Promise<ExportOutcome> {
  const { name, sha256 } = proofreadInput.parse(task.input).file;
  const { documentSha256, engineSha256 } = proofreadSummary.parse(task.summary);
  const isRenumbered = states.some(
    ({ findingId, state }) => findingId === RENUMBER_ALL && state === 'accepted',
  );
  return blobs.withLocalFile(sha256, (path) =>
    blobs.withLocalFile(documentSha256, (documentPath) =>
      blobs.withLocalFile(engineSha256, (enginePath) =>
        writer.write(
          {
            format,
            enginePath,
            documentPath,
            source: { path, name, sha256 },
            decisions: states.filter(({ findingId }) => findingId !== RENUMBER_ALL),
            isRenumbered,
            info: { title: task.title, createdAt: createdAt.toISOString() },
            outPath,
          },
          signal,
        ),
      ),
    ),
  );
}
