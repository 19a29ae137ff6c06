/** The common fields of every tool's task: status, progress, failure. */
import { z } from 'zod';
import { errorNames } from '../errors.ts';
import { BATCH_MAX_FILES } from '../limits.ts';
import { abilities, id, instant } from './shapes.ts';

/** Of calls that work on the result of a finished task. */
export const resultErrors = [
  'UNAUTHENTICATED',
  'NOT_FOUND',
  'FORBIDDEN',
  'GONE',
  'TASK_NOT_FINISHED',
  'TASK_WITHOUT_RESULT',
] as const;

export const taskStatuses = ['pending', 'running', 'complete', 'failed', 'cancelled'] as const;
export const taskStatus = z.enum(taskStatuses);
export type TaskStatus = (typeof taskStatuses)[number];

/** Stages of a task, in the order each tool uses them. */
export const taskStages = [
  'queued',
  'reading',
  'rendering',
  'recognising',
  'converting',
  'aligning',
  'reviewing',
  'saving',
  'done',
] as const;
export type TaskStage = (typeof taskStages)[number];

export const taskProgress = z.object({
  stage: z.enum(taskStages),
  /** 0 to 1 over the whole task. */
  fraction: z.number().min(0).max(1),
});

export const taskFile = z.object({ fileId: id, name: z.string(), size: z.number().int() });

export const taskBase = z.object({
  id,
  teamId: id,
  ownerId: id,
  title: z.string(),
  status: taskStatus,
  progress: taskProgress,
  failure: z.object({ name: z.enum(errorNames), message: z.string() }).nullable(),
  /** A note about an existing result: running it again failed. */
  notice: z.string().optional(),
  createdAt: instant,
  finishedAt: instant.nullable(),
  abilities,
});

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

/** Of a list: only these tasks, as those of one batch. Ids with commas between them. */
export const taskIds = z.string().regex(new RegExp(`^${UUID}(?:,${UUID}){0,${BATCH_MAX_FILES - 1}}$`));
