/** Job name → payload. The server checks at start that every job has exactly one handler. */
import { z } from 'zod';
import { type ExportedTool, exportedTools, exportFormatsOf } from './export-table.ts';
import { type TaskTool, type Tools, tools } from './tools.ts';

const taskRun = z.object({ taskId: z.uuid(), run: z.number().int() });

/** A job for each tool whose result can be saved: the name of the tool with `Export` behind it. */
type ExportJobs = { readonly [Tool in ExportedTool as `${Tool}Export`]: ReturnType<typeof exportOf<Tool>> };

function exportOf<Tool extends ExportedTool>(tool: Tool) {
  return taskRun.extend({ format: z.enum(exportFormatsOf(tool)) });
}

const exportJobs = Object.fromEntries<unknown>(
  exportedTools.map((tool) => [`${tool}Export`, exportOf(tool)]),
) as ExportJobs;

/** Besides the tasks and the exports of the tools. */
const furtherJobs = {
  /** Reads the public example; no payload, because there is only one. */
  auditExample: z.object({}),
  correctExample: z.object({}),
  /** In place of the export job of the table: the marked pages of a check are those of one document, which its format names. */
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

type FurtherJobs = typeof furtherJobs;
export type JobPayloads = Readonly<Record<TaskTool, typeof taskRun>> &
  Omit<ExportJobs, keyof FurtherJobs> &
  FurtherJobs;

/** The jobs of a product with these tools: a tool's tasks are a job of its name. */
export function jobPayloadsOf({ names }: Pick<Tools, 'names'>): JobPayloads {
  const runs = Object.fromEntries(names.map((tool) => [tool, taskRun]));
  return { ...(runs as Record<TaskTool, typeof taskRun>), ...exportJobs, ...furtherJobs };
}

export const jobPayloads = jobPayloadsOf(tools);

export type JobName = keyof JobPayloads;
export type JobPayload<Name extends JobName> = z.output<JobPayloads[Name]>;
export const jobNames = Object.keys(jobPayloads) as readonly JobName[];
