/** A review as a file. */
import { defineExports } from './define-exports.ts';

/** `docx`: the contract with comments and tracked changes; `pdf`: the contract with annotations; reports; JSON. */
export const auditExportFormats = ['docx', 'pdf', 'reportDocx', 'reportPdf', 'json'] as const;
export type AuditExportFormat = (typeof auditExportFormats)[number];

const exports = defineExports({
  name: 'Audit',
  feature: 'audit',
  object: 'audit',
  path: '/api/contract-audit/{id}',
  formats: auditExportFormats,
  summary: '导出审查结果；已有的直接给出，失败或处理情况有变的重新生成',
});

export const createAuditExport = exports.create;
export const readAuditExport = exports.read;
export const downloadAuditExport = exports.download;
