/** Job name → payload. The server checks at start that every job has exactly one handler. */
import { z } from 'zod';
import { exportFormatsOf } from './export-table.ts';

const taskRun = z.object({ taskId: z.uuid(), run: z.number().int() });

export const jobPayloads = {
  compare: taskRun,
  compareExport: taskRun.extend({ format: z.enum(exportFormatsOf('compare')) }),
  audit: taskRun,
  auditExport: taskRun.extend({ format: z.enum(exportFormatsOf('audit')) }),
  /** Reads the public example; no payload, because there is only one. */
  auditExample: z.object({}),
  correct: taskRun,
  correctExport: taskRun.extend({ format: z.enum(exportFormatsOf('correct')) }),
  correctExample: z.object({}),
  duplicate: taskRun,
  duplicateExport: taskRun.extend({ format: z.string().max(80) }),
  textBase: z.object({ documentId: z.uuid() }),
  document: taskRun,
  convert: taskRun,
  ocr: taskRun,
  /** Makes a document from a template. */
  template: taskRun,
  /** Reads a template's file and finds its blanks. */
  templateReading: z.object({ versionId: z.uuid() }),
  /** Makes an archive of everything a person or a team has. */
  dataExport: z.object({ exportId: z.uuid() }),
  /** Sends an inquiry to the operators. */
  inquiryMail: z.object({ inquiryId: z.uuid() }),
  /** Reports a conversion to the advertising platform. */
  conversionUpload: z.object({ conversionId: z.uuid() }),
} as const;

export type JobName = keyof typeof jobPayloads;
export type JobPayload<Name extends JobName> = z.output<(typeof jobPayloads)[Name]>;
export const jobNames = Object.keys(jobPayloads) as readonly JobName[];
