import { type BalanceTool, balanceRoute, consumptionRoute, type Tools } from '@wenjian/api';
import type { Database } from '../../platform/database/database.ts';
import { handle, type RouteHandler } from '../../platform/http/route-handler.ts';
import { shownName } from '../../platform/people/display-name.ts';
import { requireSpan } from '../statistics/index.ts';
import type { ToolBalance } from './balance.rules.ts';
import { listConsumption } from './billing.repository.ts';
import { readBalance } from './billing.service.ts';

interface BillingParts {
  readonly database: Database;
  readonly tools: Tools;
}

export function billingRoutes({ database, tools }: BillingParts): readonly RouteHandler[] {
  return [
    handle(balanceRoute(tools), async ({ context }) => {
      const balance = await readBalance(database, context.scope, new Date());
      return {
        ...balancesOf(tools, balance.of),
        maxExpiredAt: balance.maxExpiredAt?.toISOString() ?? null,
        vipStatus: balance.vipStatus,
        membership: balance.membership,
        vipTime: balance.vipSecondsLeft,
      };
    }),
    handle(consumptionRoute(tools), async ({ query, context }) => {
      const isWithin = query.startDate !== undefined || query.endDate !== undefined;
      const span = isWithin ? requireSpan(query, new Date()) : null;
      const rows = await listConsumption(database, context.scope, query, span);
      return {
        total: rows[0]?.total ?? 0,
        items: rows.map(({ total: _, user, ...row }) => ({
          ...row,
          userName: user && shownName(user),
          kind: row.kind === 'return' ? ('return' as const) : ('use' as const),
          at: row.at.toISOString(),
        })),
      };
    }),
  ];
}

function balancesOf({ balance }: Tools, of: (tool: BalanceTool) => ToolBalance) {
  const entries = balance.map((tool) => [`${tool}Balance`, present(of(tool))]);
  return Object.fromEntries(entries) as Record<`${BalanceTool}Balance`, ReturnType<typeof present>>;
}

function present(balance: ToolBalance) {
  return { count: balance.count, limit: balance.limit, expiredAt: balance.expiredAt?.toISOString() ?? null };
}
