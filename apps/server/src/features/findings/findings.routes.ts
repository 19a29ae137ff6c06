import { decideFinding, decideFindings, listDecisions } from '@wenjian/api';
import { handle, type RouteHandler } from '../../platform/http/route-handler.ts';
import {
  decideFindings as decideMany,
  decideFinding as decideOne,
  type FindingParts,
  readDecisions,
} from './decisions.service.ts';

export function findingRoutes(parts: FindingParts): readonly RouteHandler[] {
  return [
    handle(listDecisions, async ({ params, context: { scope } }) => ({
      items: await readDecisions(parts.database, scope, params.productId),
    })),
    handle(decideFinding, async ({ params: { productId, findingId }, body, context: { scope } }) =>
      decideOne(parts, scope, { taskId: productId, findingId }, body),
    ),
    handle(decideFindings, async ({ params, body, context: { scope } }) =>
      decideMany(parts, scope, params.productId, body.findings, body.state),
    ),
  ];
}
