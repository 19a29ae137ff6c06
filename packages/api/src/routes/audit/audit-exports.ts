/** The files of a review. */
import type { ExportFormatOf } from '../../export-table.ts';
import { defineExports } from '../define-exports.ts';

const audit = defineExports({
  name: 'Audit',
  feature: 'audit',
  tool: 'audit',
  path: '/api/contract-audit/{id}',
  exported: '审查结果',
});
export type AuditExportFormat = ExportFormatOf<'audit'>;
export const createAuditExport = audit.create;
export const readAuditExport = audit.read;
export const downloadAuditExport = audit.download;
