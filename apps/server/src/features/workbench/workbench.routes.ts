import { readQueuePlace, recentTasksRoute } from '@wenjian/api';
import { handle, type RouteHandler } from '../../platform/http/route-handler.ts';
import type { ServerParts } from '../feature.ts';
import { requiredTask } from '../tasks/index.ts';
import { presentRecent } from './present-recent.ts';
import { readRecent } from './recent.repository.ts';

export function workbenchRoutes({
  database,
  tools,
  queue,
  config,
}: Pick<ServerParts, 'database' | 'tools' | 'queue' | 'config'>): readonly RouteHandler[] {
  return [
    handle(recentTasksRoute(tools), async ({ query, context: { scope } }) => {
      // One more than is shown reveals whether there are more.
      const rows = await readRecent(database, scope, { ...query, limit: query.limit + 1 });
      const items = rows.slice(0, query.limit).map((row) => presentRecent(tools, row));
      return { items, hasMore: rows.length > query.limit };
    }),
    handle(readQueuePlace, async ({ query: { taskId }, context: { scope } }) => {
      const { tool, run, status } = await requiredTask(database, scope, taskId);
      if (status !== 'pending') return { place: null };
      return { place: await queue.place(tool, { taskId, run }, config.workerConcurrency) };
    }),
  ];
}
