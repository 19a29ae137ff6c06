/** Job name → payload. The server checks at start that every job has exactly one handler. */
import { z } from 'zod';
import { auditExportFormats } from './routes/audit-exports.ts';
import { exportFormats } from './routes/compare-exports.ts';
import { proofreadingExportFormats } from './routes/correct-exports.ts';

const taskRun = z.object({ taskId: z.uuid(), run: z.number().int() });

export const jobPayloads = {
  compare: taskRun,
  compareExport: taskRun.extend({ format: z.enum(exportFormats) }),
  audit: taskRun,
  auditExport: taskRun.extend({ format: z.enum(auditExportFormats) }),
  /** The public example is read; nothing is said about which, there is one. */
  auditExample: z.object({}),
  correct: taskRun,
  correctExport: taskRun.extend({ format: z.enum(proofreadingExportFormats) }),
  correctExample: z.object({}),
  duplicate: taskRun,
  duplicateExport: taskRun.extend({ format: z.string().max(80) }),
  textBase: z.object({ documentId: z.uuid() }),
  document: taskRun,
  convert: taskRun,
  ocr: taskRun,
  /** A document is made from a template. */
  template: taskRun,
  /** A template's file is read and its blanks are found. */
  templateReading: z.object({ versionId: z.uuid() }),
  /** An archive of everything a person or a team has. */
  dataExport: z.object({ exportId: z.uuid() }),
  /** What somebody asked for is sent to the operators. */
  inquiryMail: z.object({ inquiryId: z.uuid() }),
  /** What an advertisement led to is told to its platform. */
  conversionUpload: z.object({ conversionId: z.uuid() }),
} as const;

export type JobName = keyof typeof jobPayloads;
export type JobPayload<Name extends JobName> = z.output<(typeof jobPayloads)[Name]>;
export const jobNames = Object.keys(jobPayloads) as readonly JobName[];
