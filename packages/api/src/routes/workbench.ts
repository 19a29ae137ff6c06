/** The workbench: a space's recent tasks of all tools. */
import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { type Tools, tools } from '../tools.ts';
import { id, instant, MAX_PAGE_SIZE, teamScope } from './shapes.ts';
import { taskBase } from './tasks.ts';

const recentTask = taskBase
  .pick({ id: true, title: true, status: true, progress: true, failure: true, notice: true })
  .extend({
    /** The file was read; the user must choose before the task continues. */
    isWaiting: z.boolean(),
    /** The page that shows it. */
    link: z.string(),
    /** Null when the space is personal or the person has no name. */
    ownerName: z.string().nullable(),
    /** When the latest run was requested. */
    askedAt: instant,
  });

/** The call of a product with these tools. */
export function recentTasksRoute({ names }: Pick<Tools, 'names'>) {
  const tool = z.enum(names);
  return defineRoute({
    name: 'listRecentTasks',
    feature: 'workbench',
    method: 'GET',
    path: '/api/wenjian/recent-tasks',
    summary: '空间里各个工具最近的任务，最新的在前',
    policy: { kind: 'space' },
    query: teamScope.extend({
      tool: tool.optional(),
      /** `own`: tasks the user started. */
      whose: z.enum(['all', 'own']).default('all'),
      limit: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(20),
    }),
    answer: z.object({ items: z.array(recentTask.extend({ tool })), hasMore: z.boolean() }),
    errors: ['UNAUTHENTICATED', 'NOT_FOUND'],
  });
}

export const listRecentTasks = recentTasksRoute(tools);

export const queuePlace = z.object({
  /** Tasks that run before it, from the present view; shorter ones may still pass. */
  ahead: z.number().int(),
  /** There are more before it than were counted. */
  isAtLeast: z.boolean(),
  /** Estimated; null when nothing is there that could run it. */
  startsInSeconds: z.number().int().nullable(),
});

export const readQueuePlace = defineRoute({
  name: 'readQueuePlace',
  feature: 'workbench',
  method: 'GET',
  path: '/api/wenjian/queue-place',
  summary: '排队中的任务前面还有几个，预计多久后开始；不在排队时没有',
  policy: { kind: 'space' },
  query: teamScope.extend({ taskId: id }),
  answer: z.object({ place: queuePlace.nullable() }),
  errors: ['UNAUTHENTICATED', 'NOT_FOUND'],
});
