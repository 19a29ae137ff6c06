/** How a space uses the tools: by day, by tool, by member. Days are in UTC+8. */
import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { type Tools, tools } from '../tools.ts';
import { id } from './shapes.ts';

export const STATISTICS_MAX_DAYS = 366;

/** A day, or a time within it. */
const dayInput = z
  .union([z.iso.date(), z.iso.datetime({ offset: true })], { error: '请选择日期' })
  .optional();

/** Both days are included. Without them: the last 30 days. */
export const statisticsQuery = z.object({ startDate: dayInput, endDate: dayInput });

/** The call of a product with these tools. */
export function statisticsRoute({ counted }: Pick<Tools, 'counted'>) {
  const counts = z.record(z.enum(counted), z.number().int());
  return defineRoute({
    name: 'teamStatistics',
    feature: 'statistics',
    method: 'GET',
    path: '/api/balance/{teamId}/statistics/',
    summary: '各工具、成员与日期的使用统计（按 UTC+8 的日）',
    policy: { kind: 'object', object: 'teamSpace', ability: 'read', param: 'teamId' },
    params: z.object({ teamId: id }),
    query: statisticsQuery,
    answer: z.object({
      startDate: z.iso.date(),
      endDate: z.iso.date(),
      /** Every day of the period, including days without activity. */
      days: z.array(
        z.object({
          day: z.iso.date(),
          tasks: counts,
          used: z.number().int(),
          returned: z.number().int(),
        }),
      ),
      /** Everybody active in the period, including former members; the most active first. */
      members: z.array(
        z.object({
          userId: id,
          name: z.string(),
          isMember: z.boolean(),
          tasks: counts,
          total: z.number().int(),
          used: z.number().int(),
          returned: z.number().int(),
        }),
      ),
    }),
    errors: ['UNAUTHENTICATED', 'NOT_FOUND'],
  });
}

export const teamStatistics = statisticsRoute(tools);

export const exportStatistics = defineRoute({
  name: 'exportStatistics',
  feature: 'statistics',
  method: 'GET',
  path: '/api/balance/{teamId}/statistics/export',
  summary: '统计与次数明细（Excel）',
  policy: { kind: 'object', object: 'teamSpace', ability: 'read', param: 'teamId' },
  params: z.object({ teamId: id }),
  query: statisticsQuery,
  answer: z.unknown(),
  answerKind: 'file',
  errors: ['UNAUTHENTICATED', 'NOT_FOUND'],
});
