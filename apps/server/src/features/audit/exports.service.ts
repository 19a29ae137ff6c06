/** What is a review's own about its exports: formats and names. All of them show what was done about the risks. */
import { createHash } from 'node:crypto';
import type { AuditExportFormat } from '@wenjian/api';
import type { ExportTool, ReadStates } from '../exports/index.ts';
import { auditExportNames } from './audit.text.ts';
import { listRiskStateRows } from './risks.repository.ts';
import { presentRiskStates, type RiskState } from './risks.service.ts';

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const PDF = 'application/pdf';

export const riskStatesFor: ReadStates<AuditExportFormat, readonly RiskState[]> = async (
  connection,
  scope,
  { taskId },
) => {
  const states = presentRiskStates(await listRiskStateRows(connection, scope, taskId));
  const versions = states.map(({ riskId, version }) => [riskId, version]).sort();
  return { states, digest: createHash('sha256').update(JSON.stringify(versions)).digest('hex') };
};

export const auditExports: ExportTool<AuditExportFormat> = {
  formats: {
    docx: { mediaType: WORD, fileName: auditExportNames.docx },
    pdf: { mediaType: PDF, fileName: auditExportNames.pdf },
    reportDocx: { mediaType: WORD, fileName: auditExportNames.reportDocx },
    reportPdf: { mediaType: PDF, fileName: auditExportNames.reportPdf },
    json: { mediaType: 'application/json; charset=utf-8', fileName: auditExportNames.json },
  },
  statesFor: riskStatesFor,
  enqueue: (queue, key, options) => queue.enqueue('auditExport', key, options),
};
