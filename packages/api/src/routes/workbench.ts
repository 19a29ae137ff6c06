/** The workbench: a space's recent tasks of all tools, and what is left in it. A file of its own, without the tools' calls: the first screen needs no others. */
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

export const freeUseCount = z.object({
  limit: z.number().int(),
  left: z.number().int(),
  resetsAt: instant,
});

export const freeUses = defineRoute({
  name: 'freeUses',
  feature: 'convert',
  method: 'GET',
  path: '/api/wenjian/free-uses',
  summary: '转换、识别与纠错今日的免费次数（北京时间每天零点恢复）',
  policy: { kind: 'space' },
  query: teamScope,
  answer: freeUseCount,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND'],
});

export const getDocInfoStatistics = defineRoute({
  name: 'getDocInfoStatistics',
  feature: 'documents',
  method: 'GET',
  path: '/api/wenjian/knowledgeAssets/documentManagement/getDocInfoStatistics',
  summary: '知识库空间：已用与总量（字节），回收站中的也计入已用',
  policy: { kind: 'space' },
  query: teamScope,
  answer: z.object({
    doc_volume: z.number().int(),
    /** Null: no limit, by contract. */
    doc_volume_limit: z.number().int().nullable(),
    /** The part in the trash: emptying the trash frees it. */
    trash_volume: z.number().int(),
    doc_count: z.number().int(),
  }),
  errors: ['UNAUTHENTICATED', 'NOT_FOUND'],
});
