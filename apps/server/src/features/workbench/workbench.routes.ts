import { listRecentTasks } from '@wenjian/api';
import type { Database } from '../../platform/database.ts';
import { handle, type RouteHandler } from '../../platform/route-handler.ts';
import { presentRecent } from './present-recent.ts';
import { readRecent } from './recent.repository.ts';

export function workbenchRoutes(database: Database): readonly RouteHandler[] {
  return [
    handle(listRecentTasks, async ({ query, context: { scope } }) => {
      // One more than is shown reveals whether there are more.
      const rows = await readRecent(database, scope, { ...query, limit: query.limit + 1 });
      return { items: rows.slice(0, query.limit).map(presentRecent), hasMore: rows.length > query.limit };
    }),
  ];
}
