/** The operators' console: overview, health, jobs that were set aside. */
import { z } from 'zod';
import { defineRoute } from '../../define-route.ts';
import { id, instant, nothing, pageOf, paging } from '../shapes.ts';
import { operatorErrors as errors, operatorPolicy } from './operator-shapes.ts';

const count = z.number().int().min(0);

export const readOperatorOverview = defineRoute({
  name: 'readOperatorOverview',
  feature: 'operator',
  method: 'GET',
  path: '/api/operator/overview',
  summary: '运营概况：人数、任务、待办与最近十四天的变化',
  policy: operatorPolicy('overview'),
  answer: z.object({
    users: count,
    newUsers: count,
    activeUsers: count,
    teams: count,
    tasks: count,
    failedTasks: count,
    paidOrders: count,
    paidFen: count,
    waitingJobs: count,
    setAsideJobs: count,
    waitingOrders: count,
    openFeedback: count,
    openInquiries: count,
    /** Beijing days, the last one today. */
    days: z.array(z.object({ day: z.iso.date(), done: count, failed: count, newUsers: count })),
  }),
  errors,
});

export const queueState = z.object({
  job: z.string(),
  waiting: count,
  delayed: count,
  running: count,
  dead: count,
  oldestSeconds: z.number().min(0),
});

export const readOperatorHealth = defineRoute({
  name: 'readOperatorHealth',
  feature: 'operator',
  method: 'GET',
  path: '/api/operator/health',
  summary: '运行状况：进程、队列、数据库、文件与上次备份',
  policy: operatorPolicy('health'),
  answer: z.object({
    version: z.string(),
    processes: z.array(
      z.object({
        kind: z.string(),
        version: z.string(),
        host: z.string(),
        pid: z.number().int(),
        connections: count,
        sinceSeconds: z.number().min(0),
      }),
    ),
    queue: z.array(queueState),
    database: z.object({ version: z.string(), bytes: count, connections: count }),
    files: z.object({ count, bytes: count }),
    lastBackupAt: instant.nullable(),
  }),
  errors,
});

/** `poison`: it ended its worker each time. `fault`: an engine's own code fails on it. `failed`: every attempt failed. */
export const setAsideReasons = ['poison', 'fault', 'failed'] as const;
export type SetAsideReason = (typeof setAsideReasons)[number];

export const setAsideJob = z.object({
  jobId: id,
  job: z.string(),
  /** The clearing up after a job that failed has itself failed. */
  isClearingUp: z.boolean(),
  reason: z.enum(setAsideReasons),
  /** The kind of error and its place in the code; never its message, which may quote a document. */
  error: z.string(),
  attempts: count,
  queuedAt: instant,
  failedAt: instant.nullable(),
  canRetry: z.boolean(),
});

export const listSetAsideJobs = defineRoute({
  name: 'listSetAsideJobs',
  feature: 'operator',
  method: 'GET',
  path: '/api/operator/jobs',
  summary: '已放弃的任务，最近的在前',
  policy: operatorPolicy('health'),
  query: paging.extend({
    job: z.string().max(40).optional(),
    reason: z.enum(setAsideReasons).optional(),
  }),
  answer: pageOf(setAsideJob),
  errors,
});

const oneJob = z.object({ job: z.string().max(40), jobId: id, isClearingUp: z.boolean() });

export const retrySetAsideJob = defineRoute({
  name: 'retrySetAsideJob',
  feature: 'operator',
  method: 'POST',
  path: '/api/operator/jobs/retry',
  summary: '再做一次已放弃的任务；用户的任务不再扣次',
  policy: operatorPolicy('health'),
  body: oneJob,
  answer: nothing,
  errors: [...errors, 'CONFLICT'],
});

export const dropSetAsideJob = defineRoute({
  name: 'dropSetAsideJob',
  feature: 'operator',
  method: 'POST',
  path: '/api/operator/jobs/drop',
  summary: '移除一条已放弃的任务',
  policy: operatorPolicy('health'),
  body: oneJob,
  answer: nothing,
  errors,
});
