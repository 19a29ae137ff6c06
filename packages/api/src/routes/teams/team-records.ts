/** Who did what in a team space, for its owner and admins. */
import { z } from 'zod';
import { defineRoute, type ObjectKind } from '../../define-route.ts';
import { id, instant, MAX_PAGE_SIZE, pageOf } from '../shapes.ts';

export const recordedActions = [
  'viewed',
  'downloaded',
  'exported',
  'shared',
  'unshared',
  'invited',
  'withdrawn',
  'letIn',
  'refused',
  'opened',
  'closed',
  'joined',
  'permissionChanged',
  'deleted',
  'restored',
  'purged',
  'renamed',
  'published',
  'keyMade',
  'keyRevoked',
  'memberAdded',
  'memberRemoved',
  'memberLeft',
  'roleChanged',
  'ownerChanged',
  'teamRenamed',
  'linkReset',
  'linkRevoked',
] as const;
export type RecordedAction = (typeof recordedActions)[number];

/** Kinds of object as named by the routes; folders have no kind there. */
export type RecordedKind = ObjectKind | 'knowledgeFolder';

/** The maximum number of rows of an exported file; its last row then says that more exist. */
export const RECORDS_EXPORT_MAX_ROWS = 10_000;

const day = z.iso.date('请选择日期');

const filter = z.object({
  userId: id.optional(),
  action: z.enum(recordedActions).optional(),
  /** Days in Beijing time, both included. */
  from: day.optional(),
  to: day.optional(),
});

export const securityRecord = z.object({
  id,
  at: instant,
  /** Null when somebody without an account used a key, and when the product itself did it. */
  who: z.object({ userId: id.nullable(), name: z.string(), phone: z.string() }),
  action: z.enum(recordedActions),
  objectKind: z.string(),
  objectId: z.string(),
  objectName: z.string(),
  /** A sentence with details. */
  detail: z.string(),
});

const admins = { kind: 'object', object: 'teamSpace', ability: 'share', param: 'id' } as const;

export const listTeamRecords = defineRoute({
  name: 'listTeamRecords',
  feature: 'records',
  method: 'GET',
  path: '/api/team/{id}/records',
  summary: '团队操作日志，最近的在前（所有者与管理员）',
  policy: admins,
  params: z.object({ id }),
  query: filter.extend({
    page: z.coerce.number().int().min(1).default(1),
    pageSize: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(50),
  }),
  answer: pageOf(securityRecord).extend({
    /** Everybody in the records, including former members. */
    people: z.array(z.object({ userId: id, name: z.string() })),
  }),
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'FORBIDDEN'],
});

export const exportTeamRecords = defineRoute({
  name: 'exportTeamRecords',
  feature: 'records',
  method: 'GET',
  path: '/api/team/{id}/records/export',
  summary: '团队操作日志的 Excel 文件（所有者与管理员）',
  policy: admins,
  params: z.object({ id }),
  query: filter,
  answer: z.unknown(),
  answerKind: 'file',
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'FORBIDDEN'],
});
