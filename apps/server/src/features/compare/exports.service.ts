/** The formats and names of a comparison's exports, and which of them show the decisions. */
import type { ExportFormat } from '@wenjian/api';
import type { ExportTool, ReadStates } from '../exports/index.ts';
import { type Decision, readDecisionStates } from '../findings/index.ts';
import { exportNames } from './compare.text.ts';

/** These show the decisions; the others do not depend on them. */
const FORMATS_WITH_DECISIONS: ReadonlySet<ExportFormat> = new Set<ExportFormat>(['html', 'xlsx', 'markdown']);

export const decisionsFor: ReadStates<ExportFormat, readonly Decision[]> = async (
  connection,
  scope,
  { taskId, format },
) =>
  FORMATS_WITH_DECISIONS.has(format)
    ? readDecisionStates(connection, scope, taskId)
    : { states: [], digest: '' };

export const comparisonExports: ExportTool<ExportFormat> = {
  fileName: (format, title) => exportNames[format](title),
  statesFor: decisionsFor,
  enqueue: (queue, key, options) => queue.enqueue('compareExport', key, options),
};
