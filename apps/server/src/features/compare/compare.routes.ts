import {
  cancelComparison,
  createComparison,
  deleteComparison,
  listComparisons,
  readComparison,
  readComparisonChain,
  readComparisonPdf,
  readComparisonResult,
  readComparisonV3,
  readComparisonV3Result,
  renameComparison,
  rerunComparison,
} from '@wenjian/api';
import type { BlobStore } from '../../adapters/blob-store/blob-store.port.ts';
import type { ObjectAccess } from '../../platform/access/authorise.ts';
import { requireMember } from '../../platform/access/team-scope.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../platform/database/database.ts';
import { handle, type RouteHandler } from '../../platform/http/route-handler.ts';
import type { JobQueue } from '../../platform/queue/job-queue.ts';
import { createExportService, deleteExports } from '../exports/index.ts';
import { deleteDecisions } from '../findings/index.ts';
import { listTasks, readTask, type TaskRow, type TaskService, taskAbilities } from '../tasks/index.ts';
import { createChainService } from './chain.service.ts';
import {
  acceptComparison,
  compareAgain,
  openPages,
  presentComparison,
  presentComparisons,
  readResult,
} from './compare.service.ts';
import { exportRoutes } from './exports.routes.ts';
import { comparisonExports } from './exports.service.ts';
import { profileRoutes } from './profiles.routes.ts';

export interface CompareParts {
  readonly database: Database;
  readonly tasks: TaskService;
  readonly blobs: BlobStore;
  readonly queue: JobQueue;
}

export function compareRoutes(parts: CompareParts): readonly RouteHandler[] {
  const { database, blobs, queue } = parts;
  return [
    ...resultRoutes(parts),
    ...taskRoutes(parts),
    ...exportRoutes(createExportService({ database, blobs, queue }, comparisonExports)),
    ...profileRoutes(database),
  ];
}

function resultRoutes({ database, blobs }: CompareParts): readonly RouteHandler[] {
  const chains = createChainService(database, blobs);
  return [
    handle(readComparisonResult, async ({ params, context }) =>
      readResult(database, blobs, context.scope, params.id),
    ),
    handle(readComparisonV3Result, async ({ params, context }) =>
      readResult(database, blobs, context.scope, params.id),
    ),
    handle(readComparisonChain, async ({ params, context }) => chains.read(context.scope, params.id)),
    handle(readComparisonPdf, async ({ params, context }) =>
      openPages(database, blobs, context.scope, params),
    ),
  ];
}

function taskRoutes({ database, tasks }: CompareParts): readonly RouteHandler[] {
  const present = (access: ObjectAccess, row: TaskRow) => presentComparison(database, access, row);
  const read = async (access: ObjectAccess, id: string) => {
    const row = await readTask(database, access.scope, id);
    if (!row) throw new AppError('NOT_FOUND');
    return present(access, row);
  };
  return [
    handle(createComparison, async ({ body, context: { scope } }) => {
      const row = await acceptComparison(database, tasks, scope, body);
      return present({ scope, abilities: taskAbilities(scope, row.ownerId, null) }, row);
    }),
    handle(listComparisons, async ({ query, context: { scope } }) => {
      const { items, total } = await listTasks(database, scope, { ...query, tool: 'compare' });
      return { items: await presentComparisons(database, scope, items), total };
    }),
    handle(readComparison, async ({ params, context }) => read(context, params.id)),
    handle(readComparisonV3, async ({ params, context }) => read(context, params.id)),
    handle(renameComparison, async ({ params, body, context }) =>
      present(context, await tasks.rename(context.scope, params.id, body.title)),
    ),
    handle(rerunComparison, async ({ params, body, context }) => {
      const again = { id: params.id, options: body.options };
      return present(context, await compareAgain(tasks, requireMember(context.scope), again));
    }),
    handle(cancelComparison, async ({ params, context }) =>
      present(context, await tasks.cancel(requireMember(context.scope), params.id)),
    ),
    handle(deleteComparison, async ({ params, context }) => {
      const scope = requireMember(context.scope);
      await tasks.remove(scope, params.id, async (connection) => {
        await deleteDecisions(connection, scope, params.id);
        await deleteExports(connection, scope, params.id);
      });
      return null;
    }),
  ];
}
