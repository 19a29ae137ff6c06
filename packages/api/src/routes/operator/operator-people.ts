/** The operators' console: users, team spaces, what they are given, and the operators themselves. */
import { z } from 'zod';
import { defineRoute } from '../../define-route.ts';
import { operatorRoles } from '../../operator-areas.ts';
import { planNames } from '../../plans.ts';
import { balanceTools } from '../../tools.ts';
import { id, instant, nothing, pageOf, paging, phone } from '../shapes.ts';
import {
  operatorErrors as errors,
  operatorPerson,
  operatorPolicy,
  operatorReason,
  operatorSearch,
} from './operator-shapes.ts';

const count = z.number().int().min(0);

/** What is left of each tool, and until when. */
const balance = z.object({
  tool: z.enum(balanceTools),
  left: count,
  granted: count,
  expiresAt: instant.nullable(),
});

export const operatorUser = operatorPerson.extend({
  teamId: id,
  plan: z.string(),
  balances: z.array(balance),
  teams: count,
  openSignIns: count,
  /** Null: not since the product counts sign-ins, or all of them have expired. */
  lastSeenAt: instant.nullable(),
  createdAt: instant,
  isOperator: z.boolean(),
  isClosing: z.boolean(),
});
export type OperatorUser = z.output<typeof operatorUser>;

export const listOperatorUsers = defineRoute({
  name: 'listOperatorUsers',
  feature: 'operator',
  method: 'GET',
  path: '/api/operator/users',
  summary: '用户：按手机号或姓名查找，套餐、次数与最近使用',
  policy: operatorPolicy('users'),
  query: paging.extend({ search: operatorSearch, state: z.enum(['paid', 'free']).optional() }),
  answer: pageOf(operatorUser),
  errors,
});

export const operatorTeam = z.object({
  teamId: id,
  name: z.string(),
  owner: operatorPerson,
  members: count,
  /** Null: no limit. */
  seats: count.nullable(),
  plan: z.string(),
  balances: z.array(balance),
  tasks: count,
  createdAt: instant,
});
export type OperatorTeam = z.output<typeof operatorTeam>;

export const listOperatorTeams = defineRoute({
  name: 'listOperatorTeams',
  feature: 'operator',
  method: 'GET',
  path: '/api/operator/teams',
  summary: '团队空间：按名称、编号或所有者的手机号查找',
  policy: operatorPolicy('teams'),
  query: paging.extend({ search: operatorSearch }),
  answer: pageOf(operatorTeam),
  errors,
});

export const GRANT_USES_MAX = 100_000;
export const GRANT_DAYS_MAX = 3_660;

const uses = z.int('请写成正整数').min(1, '请写成正整数').max(GRANT_USES_MAX, `最多 ${GRANT_USES_MAX}`);
const days = z.int('请写成正整数').min(1, '请写成正整数').max(GRANT_DAYS_MAX, `最多 ${GRANT_DAYS_MAX} 天`);

export const grantPlanTo = defineRoute({
  name: 'grantPlanTo',
  feature: 'operator',
  method: 'POST',
  path: '/api/operator/grants/plan',
  summary: '为一个空间发放套餐；企业版按合同写明次数与天数',
  policy: operatorPolicy('users'),
  body: z
    .object({
      teamId: id,
      plan: z.enum(planNames),
      terms: z.object({ usesPerTool: uses, days }).optional(),
      reason: operatorReason,
    })
    .refine(({ plan, terms }) => (plan === 'enterprise') === (terms !== undefined), {
      path: ['terms'],
      message: '企业版须写明每项工具的次数与天数，其他套餐不用写',
    }),
  answer: nothing,
  errors,
});

export const grantUsesTo = defineRoute({
  name: 'grantUsesTo',
  feature: 'operator',
  method: 'POST',
  path: '/api/operator/grants/uses',
  summary: '为一个空间发放某项工具的次数',
  policy: operatorPolicy('users'),
  body: z.object({ teamId: id, tool: z.enum(balanceTools), uses, days, reason: operatorReason }),
  answer: nothing,
  errors,
});

export const signOutUser = defineRoute({
  name: 'signOutUser',
  feature: 'operator',
  method: 'POST',
  path: '/api/operator/users/sign-out',
  summary: '让一位用户在所有设备上退出登录',
  policy: operatorPolicy('users'),
  body: z.object({ userId: id, reason: operatorReason }),
  answer: nothing,
  errors,
});

export const operatorEntry = operatorPerson.extend({
  role: z.enum(operatorRoles),
  grantedBy: z.string(),
  reason: z.string(),
  createdAt: instant,
});
export type OperatorEntry = z.output<typeof operatorEntry>;

export const listOperators = defineRoute({
  name: 'listOperators',
  feature: 'operator',
  method: 'GET',
  path: '/api/operator/operators',
  summary: '运营人员与他们的角色',
  policy: operatorPolicy('operators'),
  answer: z.object({ items: z.array(operatorEntry) }),
  errors,
});

export const appointOperator = defineRoute({
  name: 'appointOperator',
  feature: 'operator',
  method: 'POST',
  path: '/api/operator/operators',
  summary: '任命一位运营人员，或改变其角色',
  policy: operatorPolicy('operators'),
  body: z.object({ phone, role: z.enum(operatorRoles), reason: operatorReason }),
  answer: nothing,
  errors: [...errors, 'CONFLICT'],
});

export const dismissOperator = defineRoute({
  name: 'dismissOperator',
  feature: 'operator',
  method: 'POST',
  path: '/api/operator/operators/remove',
  summary: '撤销一位运营人员',
  policy: operatorPolicy('operators'),
  body: z.object({ userId: id, reason: operatorReason }),
  answer: nothing,
  errors: [...errors, 'CONFLICT'],
});
