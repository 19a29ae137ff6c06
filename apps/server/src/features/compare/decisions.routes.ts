import { decideComparisonChange, decideComparisonChanges, listComparisonDecisions } from '@wenjian/api';
import { handle, type RouteHandler } from '../../platform/route-handler.ts';
import type { DecisionService } from './decisions.service.ts';

export function decisionRoutes(decisions: DecisionService): readonly RouteHandler[] {
  return [
    handle(listComparisonDecisions, async ({ params, context: { scope } }) => ({
      items: await decisions.list(scope, params.id),
    })),
    handle(decideComparisonChange, async ({ params, body, context: { scope } }) =>
      decisions.decide(scope, params, body),
    ),
    handle(decideComparisonChanges, async ({ params, body, context: { scope } }) =>
      decisions.decideAll(scope, params.id, body.changes, body),
    ),
  ];
}
