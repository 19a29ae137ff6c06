/** The formats and names of a proofreading's exports. All of them show the decisions. */
import { createHash } from 'node:crypto';
import type { ProofreadingExportFormat } from '@wenjian/api';
import type { ExportTool, ReadStates } from '../exports/index.ts';
import { proofreadExportNames } from './proofread.text.ts';
import { listStateRows } from './states.repository.ts';
import { type CorrectionState, presentStates } from './states.service.ts';

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

export const statesFor: ReadStates<ProofreadingExportFormat, readonly CorrectionState[]> = async (
  connection,
  scope,
  { taskId },
) => {
  const states = presentStates(await listStateRows(connection, scope, taskId));
  const versions = states.map(({ correctionId, version }) => [correctionId, version]).sort();
  return { states, digest: createHash('sha256').update(JSON.stringify(versions)).digest('hex') };
};

const MEDIA_TYPES: Readonly<Record<ProofreadingExportFormat, string>> = {
  docx: WORD,
  errataDocx: WORD,
  errataPdf: 'application/pdf',
  text: 'text/plain; charset=utf-8',
  json: 'application/json; charset=utf-8',
};

export const proofreadExports: ExportTool<ProofreadingExportFormat> = {
  factsOf: (format) => ({ mediaType: MEDIA_TYPES[format], fileName: proofreadExportNames[format] }),
  statesFor,
  enqueue: (queue, key, options) => queue.enqueue('correctExport', key, options),
};
