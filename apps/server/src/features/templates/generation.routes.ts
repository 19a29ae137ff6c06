import {
  deleteGeneratedDocument,
  downloadGeneratedDocument,
  generateDocument,
  keepGeneratedDocument,
  listGeneratedDocuments,
  readGeneratedDocument,
} from '@wenjian/api';
import type { BlobStore } from '../../adapters/blob-store/blob-store.port.ts';
import type { Database } from '../../platform/database/database.ts';
import { handle, type RouteHandler } from '../../platform/http/route-handler.ts';
import { listTasks, requiredTask, type TaskService } from '../tasks/index.ts';
import { acceptGeneration, keepGenerated, openGenerated, presentGeneration } from './generation.service.ts';

export function generationRoutes(
  database: Database,
  tasks: TaskService,
  blobs: BlobStore,
): readonly RouteHandler[] {
  return [
    handle(generateDocument, async ({ params, body, context: { scope } }) =>
      presentGeneration(await acceptGeneration(database, tasks, scope, params.id, body), scope),
    ),
    handle(listGeneratedDocuments, async ({ query, context: { scope } }) => {
      const { items, total } = await listTasks(database, scope, { ...query, tool: 'template' });
      return { items: items.map((row) => presentGeneration(row, scope)), total };
    }),
    handle(readGeneratedDocument, async ({ params, context: { scope } }) =>
      presentGeneration(await requiredTask(database, scope, params.id), scope),
    ),
    handle(downloadGeneratedDocument, async ({ params, context: { scope } }) =>
      openGenerated(database, blobs, scope, params),
    ),
    handle(keepGeneratedDocument, async ({ params, context: { scope } }) => {
      const { id: fileId, name, size } = await keepGenerated(database, blobs, scope, params);
      return { fileId, name, size };
    }),
    handle(deleteGeneratedDocument, async ({ params, context: { scope } }) => {
      await tasks.remove(scope, params.id);
      return null;
    }),
  ];
}
