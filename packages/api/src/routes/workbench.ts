/** The workbench: what a space has been doing lately, whatever the tool. */
import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { instant, MAX_PAGE_SIZE, teamScope } from './shapes.ts';
import { taskBase, taskTools } from './tasks.ts';

export const recentTask = taskBase
  .pick({ id: true, title: true, status: true, progress: true, failure: true, notice: true })
  .extend({
    tool: z.enum(taskTools),
    /** The file was read, and somebody has to choose before the work goes on. */
    isWaiting: z.boolean(),
    /** The page of the product that shows it. */
    link: z.string(),
    /** Null where the space is the user's alone, or the person has no name. */
    ownerName: z.string().nullable(),
    /** When the latest run was asked for. */
    askedAt: instant,
  });

export const listRecentTasks = defineRoute({
  name: 'listRecentTasks',
  feature: 'workbench',
  method: 'GET',
  path: '/api/wenjian/recent-tasks',
  summary: '空间里各个工具最近的任务，最新的在前',
  policy: { kind: 'space' },
  query: teamScope.extend({
    tool: z.enum(taskTools).optional(),
    /** `own`: those the user started. */
    whose: z.enum(['all', 'own']).default('all'),
    limit: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(20),
  }),
  answer: z.object({ items: z.array(recentTask), hasMore: z.boolean() }),
  errors: ['UNAUTHENTICATED', 'NOT_FOUND'],
});
