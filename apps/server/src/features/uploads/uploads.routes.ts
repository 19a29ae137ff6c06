import { cancelUpload, completeUpload, readStoredFile, sendChunk, testChunk } from '@wenjian/api';
import { emptyAnswer, handle, type RouteHandler } from '../../platform/http/route-handler.ts';
import { presentFile, type UploadService } from './uploads.service.ts';

export function uploadRoutes(uploads: UploadService): readonly RouteHandler[] {
  return [
    handle(testChunk, async ({ query, context }) =>
      (await uploads.hasChunk(context.scope, query)) ? null : emptyAnswer,
    ),
    handle(sendChunk, async ({ body, file, context }) => {
      await uploads.saveChunk(context.scope, body, file);
      return null;
    }),
    handle(completeUpload, async ({ body, context }) =>
      presentFile(await uploads.complete(context.scope, body)),
    ),
    handle(readStoredFile, async ({ query, context }) =>
      presentFile(await uploads.find(context.scope, query.fileId)),
    ),
    handle(cancelUpload, async ({ query, context }) => {
      await uploads.cancel(context.scope, query.identifier);
      return null;
    }),
  ];
}
