export type { AuditExport, AuditExportFormat, AuditInfo, RiskState } from './audit/audit-export.ts';
export { writeAuditExport } from './audit/write-audit-export.ts';
export type { TextEdit } from './docx/new-paragraph.ts';
export { type TrackedDocx, writeTrackedDocx } from './docx/write-tracked-docx.ts';
export type { ComparisonExport, ExportDecision, ExportFormat } from './report/comparison-export.ts';
export { writeComparisonExport } from './report/write-comparison-export.ts';
export { WriterFailed } from './writer-failed.ts';
