/** What operators do with jobs that were given up: do them again, or take them off the list. */
import type { Tools } from '@wenjian/api';
import { z } from 'zod';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../platform/database/database.ts';
import {
  dropSetAside,
  type JobKey,
  listSetAside,
  lockSetAside,
  queueAgain,
  type SetAsideJob,
} from '../../platform/queue/set-aside.ts';
import type { TaskService } from '../tasks/index.ts';
import { type Operator, recordOperation } from './operations.repository.ts';
import { operationsText as text } from './operations.text.ts';

interface SetAsideParts {
  readonly database: Database;
  readonly tools: Tools;
  readonly tasks: TaskService;
}

type Query = Parameters<typeof listSetAside>[1] & { readonly page: number; readonly pageSize: number };

export async function listGivenUp({ database, tools }: SetAsideParts, { page, pageSize, ...filter }: Query) {
  const limits = { limit: pageSize, offset: (page - 1) * pageSize };
  const { items, total } = await listSetAside(database, filter, limits);
  return { items: items.map((job) => ({ ...presentJob(job), canRetry: canRetry(tools, job) })), total };
}

/** A task runs again without taking a use; the entry of the run that failed leaves the list. */
export async function retryGivenUp(
  { database, tools, tasks }: SetAsideParts,
  operator: Operator,
  key: JobKey,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const found = await lockSetAside(transaction, key);
    if (!found) throw new AppError('CONFLICT', { message: text.jobGone });
    if (!canRetry(tools, key)) throw new AppError('CONFLICT', { message: text.jobByUser });
    if (isTask(tools, key)) {
      const run = taskRun.parse(found.payload);
      if (!(await tasks.retryIn(transaction, run)))
        throw new AppError('CONFLICT', { message: text.jobMovedOn });
      await dropSetAside(transaction, key);
    } else await queueAgain(transaction, key);
    await recordOperation(transaction, operator, { action: 'job retry', ...aboutJob(key, found.payload) });
  });
}

export async function dropGivenUp(database: Database, operator: Operator, key: JobKey): Promise<void> {
  await database.transaction(async (transaction) => {
    const found = await lockSetAside(transaction, key);
    if (!found) throw new AppError('NOT_FOUND', { message: text.jobGone });
    await dropSetAside(transaction, key);
    await recordOperation(transaction, operator, { action: 'job drop', ...aboutJob(key, found.payload) });
  });
}

const taskRun = z.object({ taskId: z.uuid(), run: z.number().int() });

/** Their handlers do the whole work again. The others have told the user that it failed, who asks anew. */
const repeatable: readonly string[] = [
  'auditExample',
  'correctExample',
  'inquiryMail',
  'conversionUpload',
  'dataExport',
];

function canRetry(tools: Tools, { job, isClearingUp }: Pick<JobKey, 'job' | 'isClearingUp'>): boolean {
  return isClearingUp || repeatable.includes(job) || isTask(tools, { job, isClearingUp });
}

function isTask(tools: Tools, { job, isClearingUp }: Pick<JobKey, 'job' | 'isClearingUp'>): boolean {
  return !isClearingUp && tools.names.some((name) => name === job);
}

function aboutJob({ job, jobId }: JobKey, payload: unknown) {
  const run = taskRun.safeParse(payload).data;
  return { subject: run?.taskId ?? jobId, details: { name: job, ...(run ? { run: run.run } : {}) } };
}

function presentJob({ queuedAt, failedAt, ...job }: SetAsideJob) {
  return { ...job, queuedAt: queuedAt.toISOString(), failedAt: failedAt?.toISOString() ?? null };
}
