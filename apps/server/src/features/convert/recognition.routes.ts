import {
  cancelRecognition,
  createRecognition,
  deleteRecognition,
  downloadRecognition,
  listRecognitions,
  readRecognition,
  readRecognitionImage,
  readRecognitionResult,
} from '@wenjian/api';
import type { BlobStore } from '../../adapters/blob-store/blob-store.port.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../platform/database/database.ts';
import { handle, type RouteHandler } from '../../platform/http/route-handler.ts';
import { listTasks, readTask, type TaskService } from '../tasks/index.ts';
import {
  acceptRecognition,
  openExport,
  openImage,
  presentRecognition,
  readResult,
} from './recognition.service.ts';

export function recognitionRoutes(
  database: Database,
  tasks: TaskService,
  blobs: BlobStore,
): readonly RouteHandler[] {
  return [
    handle(createRecognition, async ({ body, context: { scope } }) =>
      presentRecognition(await acceptRecognition(database, tasks, scope, body), scope),
    ),
    handle(listRecognitions, async ({ query, context: { scope } }) => {
      const { items, total } = await listTasks(database, scope, { ...query, tool: 'ocr' });
      return { items: items.map((row) => presentRecognition(row, scope)), total };
    }),
    handle(readRecognition, async ({ params, context: { scope } }) => {
      const row = await readTask(database, scope, params.id);
      if (!row) throw new AppError('NOT_FOUND');
      return presentRecognition(row, scope);
    }),
    handle(readRecognitionResult, async ({ params, context: { scope } }) =>
      readResult(database, blobs, scope, params.id),
    ),
    handle(downloadRecognition, async ({ params, context: { scope } }) =>
      openExport(database, blobs, scope, params),
    ),
    handle(readRecognitionImage, async ({ params, context: { scope } }) =>
      openImage(database, blobs, scope, params.id),
    ),
    handle(cancelRecognition, async ({ params, context: { scope } }) =>
      presentRecognition(await tasks.cancel(scope, params.id), scope),
    ),
    handle(deleteRecognition, async ({ params, context: { scope } }) => {
      await tasks.remove(scope, params.id);
      return null;
    }),
  ];
}
