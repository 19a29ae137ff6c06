import {
  listRiskFeedback,
  listRiskStates,
  sendRiskFeedback,
  setRiskState,
  setRiskStates,
} from '@wenjian/api';
import type { BlobStore } from '../../adapters/blob-store/blob-store.port.ts';
import type { Database } from '../../platform/database.ts';
import { handle, type RouteHandler } from '../../platform/route-handler.ts';
import { listFeedbackOf } from './feedback.repository.ts';
import { sendFeedbackOn } from './feedback.service.ts';
import { createRiskService } from './risks.service.ts';

export function riskRoutes(database: Database, blobs: BlobStore): readonly RouteHandler[] {
  const risks = createRiskService(database, blobs);
  return [
    handle(listRiskStates, async ({ params, context: { scope } }) => ({
      items: await risks.list(scope, params.id),
    })),
    handle(setRiskState, async ({ params, body, context: { scope } }) => risks.set(scope, params, body)),
    handle(setRiskStates, async ({ params, body, context: { scope } }) =>
      risks.setAll(scope, params.id, body.risks, body.state),
    ),
    handle(listRiskFeedback, async ({ params, context: { scope } }) => ({
      items: await listFeedbackOf(database, scope, params.id),
    })),
    handle(sendRiskFeedback, async ({ params, body, context: { scope } }) => ({
      items: await sendFeedbackOn(database, blobs, scope, params.id, body),
    })),
  ];
}
