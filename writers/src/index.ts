export type { AuditExport, AuditExportFormat, AuditInfo } from './audit/audit-export.ts';
export { writeAuditExport } from './audit/write-audit-export.ts';
export type { WrittenChat } from './chat/written-chat.ts';
export type {
  ConversionOperation,
  ConversionRefusal,
  ConversionRequest,
  ProducedFile,
} from './convert/conversion.ts';
export type { ProtectOutcome } from './convert/pages/protect-pdf.ts';
export type { TextEdit } from './docx/new-paragraph.ts';
export { type TrackedDocx, writeTrackedDocx } from './docx/write-tracked-docx.ts';
export { frontFacts } from './plagiarism/front-page.ts';
export type { PlagiarismExport, PlagiarismReport } from './plagiarism/plagiarism-export.ts';
export { writePlagiarismExport } from './plagiarism/write-plagiarism-export.ts';
export type {
  ProofreadingExport,
  ProofreadingExportFormat,
} from './proofread/proofreading-export.ts';
export { writeProofreadingExport } from './proofread/write-proofreading-export.ts';
export type { ComparisonExport, ExportFormat } from './report/comparison-export.ts';
export { writeComparisonExport } from './report/write-comparison-export.ts';
export { writeFilledDocx, writeFilledSet } from './templates/write-filled-docx.ts';
export { WriterFailed } from './writer-failed.ts';
