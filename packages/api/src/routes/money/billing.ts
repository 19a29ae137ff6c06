import { z } from 'zod';
import { defineRoute } from '../../define-route.ts';
import { type BalanceTool, type Tools, tools } from '../../tools.ts';
import { id, instant, pageOf, paging } from '../shapes.ts';
import { statisticsQuery } from '../statistics.ts';

/**
 * Rows of the ledger. `expire`: the rest of a grant when it expired; `refund`: the rest when its order was
 * refunded.
 */
export const ledgerKinds = ['grant', 'use', 'return', 'expire', 'refund'] as const;

/** The names of membership icons (docs/spec.md#constants): the largest plan that holds, in this order. */
export const membershipNames = [
  'free',
  'rights',
  'comparison',
  'monthly',
  'yearly',
  'basic',
  'advanced',
  'flagship',
  'enterprise',
] as const;
export type MembershipName = (typeof membershipNames)[number];

const balance = z.object({ count: z.number().int(), limit: z.number().int(), expiredAt: instant.nullable() });

/** Membership counts as paid when any limit exceeds this (docs/spec.md#membership). */
export const FREE_LIMIT = 3;

/** A balance for each tool that is bought, called by its name. */
function balancesOf(tools: Pick<Tools, 'balance'>) {
  const entries = tools.balance.map((tool) => [`${tool}Balance`, balance]);
  return Object.fromEntries(entries) as Readonly<Record<`${BalanceTool}Balance`, typeof balance>>;
}

/** The call of a product with these tools. */
export function balanceRoute(tools: Pick<Tools, 'balance'>) {
  return defineRoute({
    name: 'teamBalance',
    feature: 'billing',
    method: 'GET',
    path: '/api/balance/{teamId}/team/',
    summary: '空间的剩余次数与会员状态',
    policy: { kind: 'object', object: 'teamSpace', ability: 'read', param: 'teamId' },
    params: z.object({ teamId: id }),
    answer: z.object({
      ...balancesOf(tools),
      maxExpiredAt: instant.nullable(),
      vipStatus: z.boolean(),
      /** The space's membership icon. */
      membership: z.enum(membershipNames),
      /** In seconds; the browser stores milliseconds. */
      vipTime: z.number().int(),
    }),
    errors: ['UNAUTHENTICATED', 'NOT_FOUND'],
  });
}

export const teamBalance = balanceRoute(tools);

/** The call of a product with these tools. */
export function consumptionRoute({ balance }: Pick<Tools, 'balance'>) {
  return defineRoute({
    name: 'consumeList',
    feature: 'billing',
    method: 'GET',
    path: '/api/balance/{teamId}/consume-list/',
    summary: '次数的使用与退回明细；可限定日期（UTC+8 的日，首尾都算）',
    policy: { kind: 'object', object: 'teamSpace', ability: 'read', param: 'teamId' },
    params: z.object({ teamId: id }),
    query: paging.extend(statisticsQuery.shape),
    answer: pageOf(
      z.object({
        id,
        tool: z.enum(balance),
        kind: z.enum(['use', 'return']),
        amount: z.number().int(),
        userId: id.nullable(),
        /** Null when the account was deleted. */
        userName: z.string().nullable(),
        taskId: id.nullable(),
        taskTitle: z.string().nullable(),
        at: instant,
      }),
    ),
    errors: ['UNAUTHENTICATED', 'NOT_FOUND'],
  });
}

export const consumeList = consumptionRoute(tools);
