import {
  CONVERSION_LISTED_OUTPUTS,
  cancelConversion,
  createConversion,
  deleteConversion,
  downloadAllConversion,
  downloadConversion,
  freeUses,
  keepConversion,
  listConversions,
  readConversion,
} from '@wenjian/api';
import type { BlobStore } from '../../adapters/blob-store/blob-store.port.ts';
import { AppError } from '../../platform/app-error.ts';
import { handle, type RouteHandler } from '../../platform/http/route-handler.ts';
import { listTasks, readFreeUses, readTask, type TaskParts, type TaskService } from '../tasks/index.ts';
import {
  acceptConversion,
  keepOutput,
  openAllOutputs,
  openOutput,
  presentConversion,
} from './convert.service.ts';

interface ConvertParts extends TaskParts {
  readonly tasks: TaskService;
  readonly blobs: BlobStore;
}

export function convertRoutes({ database, tools, tasks, blobs }: ConvertParts): readonly RouteHandler[] {
  return [
    handle(freeUses, async ({ context }) => readFreeUses(database, context.scope, tools)),
    handle(createConversion, async ({ body, context: { scope } }) =>
      presentConversion(await acceptConversion(database, tasks, scope, body), scope),
    ),
    handle(listConversions, async ({ query, context: { scope } }) => {
      const cut = { list: 'outputs', most: CONVERSION_LISTED_OUTPUTS };
      const { items, total } = await listTasks(database, scope, { ...query, tool: 'convert', cut });
      return { items: items.map((row) => presentConversion(row, scope)), total };
    }),
    handle(readConversion, async ({ params, context: { scope } }) => {
      const row = await readTask(database, scope, params.id);
      if (!row) throw new AppError('NOT_FOUND');
      return presentConversion(row, scope);
    }),
    handle(downloadConversion, async ({ params, context: { scope } }) =>
      openOutput(database, blobs, scope, params),
    ),
    handle(downloadAllConversion, async ({ params, context: { scope } }) =>
      openAllOutputs(database, blobs, scope, params.id),
    ),
    handle(keepConversion, async ({ params, context: { scope } }) => {
      const { id: fileId, name, size } = await keepOutput(database, blobs, scope, params);
      return { fileId, name, size };
    }),
    handle(cancelConversion, async ({ params, context: { scope } }) =>
      presentConversion(await tasks.cancel(scope, params.id), scope),
    ),
    handle(deleteConversion, async ({ params, context: { scope } }) => {
      await tasks.remove(scope, params.id);
      return null;
    }),
  ];
}
