/** The formats and names of a comparison's exports, and which of them show the decisions. */
import { createHash } from 'node:crypto';
import type { ExportFormat } from '@wenjian/api';
import type { ExportTool, ReadStates } from '../exports/index.ts';
import { exportNames } from './compare.text.ts';
import { listDecisions } from './decisions.repository.ts';
import { type Decision, presentDecisions } from './decisions.service.ts';

const MEDIA_TYPES: Readonly<Record<ExportFormat, string>> = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdfOld: 'application/pdf',
  pdfNew: 'application/pdf',
  html: 'text/html; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  markdown: 'text/markdown; charset=utf-8',
};

/** These show the decisions; the others do not depend on them. */
const FORMATS_WITH_DECISIONS: ReadonlySet<ExportFormat> = new Set<ExportFormat>(['html', 'xlsx', 'markdown']);

export const decisionsFor: ReadStates<ExportFormat, readonly Decision[]> = async (
  connection,
  scope,
  { taskId, format },
) => {
  if (!FORMATS_WITH_DECISIONS.has(format)) return { states: [], digest: '' };
  const decisions = presentDecisions(await listDecisions(connection, scope, taskId));
  const versions = decisions.map(({ changeId, version }) => [changeId, version]).sort();
  return { states: decisions, digest: createHash('sha256').update(JSON.stringify(versions)).digest('hex') };
};

export const comparisonExports: ExportTool<ExportFormat> = {
  factsOf: (format) => ({ mediaType: MEDIA_TYPES[format], fileName: exportNames[format] }),
  statesFor: decisionsFor,
  enqueue: (queue, key, options) => queue.enqueue('compareExport', key, options),
};
