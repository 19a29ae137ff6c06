import {
  checkTemplateSheet,
  deleteGeneratedDocument,
  downloadGeneratedDocument,
  downloadTemplateSheet,
  generateBatch,
  generateDocument,
  keepGeneratedDocument,
  listGeneratedDocuments,
  listKnownParties,
  readGeneratedDocument,
} from '@wenjian/api';
import { handle, type RouteHandler } from '../../platform/http/route-handler.ts';
import { listTasks, requiredTask } from '../tasks/index.ts';
import { acceptBatch, type BatchParts, checkSheet, openSheet } from './batch.service.ts';
import { acceptGeneration, keepGenerated, openGenerated, presentGeneration } from './generation.service.ts';
import { knownParties } from './known-parties.ts';

export function generationRoutes(parts: BatchParts): readonly RouteHandler[] {
  const { database, tasks, blobs } = parts;
  return [
    handle(downloadTemplateSheet, async ({ params, context: { scope } }) => openSheet(parts, scope, params)),
    handle(checkTemplateSheet, async ({ params, body, context: { scope } }) =>
      checkSheet(parts, scope, params, body.fileId),
    ),
    handle(generateBatch, async ({ params, body, context: { scope } }) =>
      presentGeneration(await acceptBatch(parts, scope, params.id, body), scope),
    ),
    handle(generateDocument, async ({ params, body, context: { scope } }) =>
      presentGeneration(await acceptGeneration(database, tasks, scope, params.id, body), scope),
    ),
    handle(listKnownParties, async ({ query, context: { scope } }) =>
      knownParties(database, scope, query.name),
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
