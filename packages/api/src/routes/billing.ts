import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { balanceTools } from '../tools.ts';
import { id, instant, pageOf, paging } from './shapes.ts';
import { statisticsQuery } from './statistics.ts';

export const balanceTool = z.enum(balanceTools);

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

export const teamBalance = defineRoute({
  name: 'teamBalance',
  feature: 'billing',
  method: 'GET',
  path: '/api/balance/{teamId}/team/',
  summary: '空间的剩余次数与会员状态',
  policy: { kind: 'object', object: 'teamSpace', ability: 'read', param: 'teamId' },
  params: z.object({ teamId: id }),
  answer: z.object({
    auditBalance: balance,
    duplicateBalance: balance,
    compareBalance: balance,
    templateBalance: balance,
    maxExpiredAt: instant.nullable(),
    vipStatus: z.boolean(),
    /** The space's membership icon. */
    membership: z.enum(membershipNames),
    /** In seconds; the browser stores milliseconds. */
    vipTime: z.number().int(),
  }),
  errors: ['UNAUTHENTICATED', 'NOT_FOUND'],
});

export const consumeList = defineRoute({
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
      tool: balanceTool,
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
