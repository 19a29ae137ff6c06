import {
  cancelComparison,
  createComparison,
  deleteComparison,
  listComparisons,
  readComparison,
  readComparisonResult,
  readComparisonV3,
  renameComparison,
  rerunComparison,
} from '@wenjian/api';
import type { BlobStore } from '../../adapters/blob-store/blob-store.port.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../platform/database.ts';
import { handle, type RouteHandler } from '../../platform/route-handler.ts';
import type { TeamScope } from '../../platform/team-scope.ts';
import { listTasks, readTask, type TaskService } from '../tasks/index.ts';
import { acceptComparison, presentComparison, readResult } from './compare.service.ts';

export function compareRoutes(
  database: Database,
  tasks: TaskService,
  blobs: BlobStore,
): readonly RouteHandler[] {
  const read = async (scope: TeamScope, id: string) => {
    const row = await readTask(database, scope, id);
    if (!row) throw new AppError('NOT_FOUND');
    return presentComparison(row, scope);
  };
  return [
    handle(createComparison, async ({ body, context: { scope } }) =>
      presentComparison(await acceptComparison(database, tasks, scope, body), scope),
    ),
    handle(listComparisons, async ({ query, context: { scope } }) => {
      const { items, total } = await listTasks(database, scope, { ...query, tool: 'compare' });
      return { items: items.map((row) => presentComparison(row, scope)), total };
    }),
    handle(readComparison, async ({ params, context }) => read(context.scope, params.id)),
    handle(readComparisonV3, async ({ params, context }) => read(context.scope, params.id)),
    handle(readComparisonResult, async ({ params, context }) =>
      readResult(database, blobs, context.scope, params.id),
    ),
    handle(renameComparison, async ({ params, body, context: { scope } }) =>
      presentComparison(await tasks.rename(scope, params.id, body.title), scope),
    ),
    handle(rerunComparison, async ({ params, context: { scope } }) =>
      presentComparison(await tasks.rerun(scope, params.id), scope),
    ),
    handle(cancelComparison, async ({ params, context: { scope } }) =>
      presentComparison(await tasks.cancel(scope, params.id), scope),
    ),
    handle(deleteComparison, async ({ params, context: { scope } }) => {
      await tasks.remove(scope, params.id);
      return null;
    }),
  ];
}
