import { listRiskFeedback, sendRiskFeedback } from '@wenjian/api';
import type { BlobStore } from '../../../adapters/blob-store/blob-store.port.ts';
import type { Database } from '../../../platform/database/database.ts';
import { handle, type RouteHandler } from '../../../platform/http/route-handler.ts';
import { listFeedbackOf } from './feedback.repository.ts';
import { sendFeedbackOn } from './feedback.service.ts';

export function feedbackRoutes(database: Database, blobs: BlobStore): readonly RouteHandler[] {
  return [
    handle(listRiskFeedback, async ({ params, context: { scope } }) => ({
      items: await listFeedbackOf(database, scope, params.id),
    })),
    handle(sendRiskFeedback, async ({ params, body, context: { scope } }) => ({
      items: await sendFeedbackOn(database, blobs, scope, params.id, body),
    })),
  ];
}
