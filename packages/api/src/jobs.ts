/** Job name → payload. The server checks at start that every job has exactly one handler. */
import { z } from 'zod';
import { exportFormatsOf } from './export-table.ts';
import { type TaskTool, type Tools, tools } from './tools.ts';

const taskRun = z.object({ taskId: z.uuid(), run: z.number().int() });

/** Besides the tasks of the tools, each of which is a job of the tool's name. */
const furtherJobs = {
  compareExport: taskRun.extend({ format: z.enum(exportFormatsOf('compare')) }),
  auditExport: taskRun.extend({ format: z.enum(exportFormatsOf('audit')) }),
  /** Reads the public example; no payload, because there is only one. */
  auditExample: z.object({}),
  correctExport: taskRun.extend({ format: z.enum(exportFormatsOf('correct')) }),
  correctExample: z.object({}),
  duplicateExport: taskRun.extend({ format: z.string().max(80) }),
  textBase: z.object({ documentId: z.uuid() }),
  /** Reads a template's file and finds its blanks; one of the library has known fields and is published at once. */
  templateReading: z.object({ versionId: z.uuid(), libraryId: z.string().optional() }),
  /** Makes an archive of everything a person or a team has. */
  dataExport: z.object({ exportId: z.uuid() }),
  /** Sends an inquiry to the operators. */
  inquiryMail: z.object({ inquiryId: z.uuid() }),
  /** Reports a conversion to the advertising platform. */
  conversionUpload: z.object({ conversionId: z.uuid() }),
} as const;

export type JobPayloads = Readonly<Record<TaskTool, typeof taskRun>> & typeof furtherJobs;

/** The jobs of a product with these tools. */
export function jobPayloadsOf({ names }: Pick<Tools, 'names'>): JobPayloads {
  const runs = Object.fromEntries(names.map((tool) => [tool, taskRun]));
  return { ...(runs as Record<TaskTool, typeof taskRun>), ...furtherJobs };
}

export const jobPayloads = jobPayloadsOf(tools);

export type JobName = keyof JobPayloads;
export type JobPayload<Name extends JobName> = z.output<JobPayloads[Name]>;
export const jobNames = Object.keys(jobPayloads) as readonly JobName[];
