/** Writes one export of a proofreading; a sheet of errata as PDF is the Word sheet, converted. */
import { type ProofreadingExportFormat, RENUMBER_ALL } from '@wenjian/api';
import type { FileConverter } from '../../adapters/file-converter/file-converter.port.ts';
import type {
  ProofreadingRequest,
  ResultWriter,
  WriteOutcome,
} from '../../adapters/result-writer/result-writer.port.ts';
import type { JobHandler } from '../../platform/queue/job-queue.ts';
import { type ExportOrder, type ExportParts, exportJob, writeOrConvert } from '../exports/jobs.ts';
import type { Decision } from '../findings/index.ts';
import { proofreadExports } from './exports.service.ts';
import { proofreadInput, proofreadSummary } from './proofread.input.ts';
import { proofreadServerText } from './proofread.text.ts';

export interface ProofreadExportParts extends ExportParts {
  readonly writer: ResultWriter<ProofreadingRequest>;
  readonly converter: FileConverter;
}

type Order = ExportOrder<ProofreadingExportFormat, readonly Decision[]>;

export function proofreadExportJob(parts: ProofreadExportParts): JobHandler<'correctExport'> {
  const conversion = { converter: parts.converter, failure: proofreadServerText.sheetNotConverted };
  return exportJob('correctExport', parts, {
    statesFor: proofreadExports.statesFor,
    write: (order) =>
      writeOrConvert('correct', order.format, order, conversion, (format, outPath) =>
        writeFormat(parts, order, format, outPath),
      ),
  });
}

async function writeFormat(
  { blobs, writer }: ProofreadExportParts,
  { task, states, createdAt, signal }: Order,
  format: ProofreadingRequest['format'],
  outPath: string,
): Promise<WriteOutcome> {
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
