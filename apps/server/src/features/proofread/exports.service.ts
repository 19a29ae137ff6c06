/** The formats and names of a proofreading's exports. All of them show the decisions. */
import type { ProofreadingExportFormat } from '@wenjian/api';
import type { ExportTool, ReadStates } from '../exports/index.ts';
import { type Decision, readDecisionStates } from '../findings/index.ts';
import { proofreadExportNames } from './proofread.text.ts';

export const decisionsFor: ReadStates<ProofreadingExportFormat, readonly Decision[]> = (
  connection,
  scope,
  { taskId },
) => readDecisionStates(connection, scope, taskId);

export const proofreadExports: ExportTool<ProofreadingExportFormat> = {
  fileName: (format, title) => proofreadExportNames[format](title),
  statesFor: decisionsFor,
  enqueue: (queue, key, options) => queue.enqueue('correctExport', key, options),
};
