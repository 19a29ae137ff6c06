/** Who did what in a team space, for its owner and admins. */
import { z } from 'zod';
import { defineRoute, type ObjectKind } from '../define-route.ts';
import { id, instant, MAX_PAGE_SIZE, pageOf } from './shapes.ts';

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
] as const;
export type RecordedAction = (typeof recordedActions)[number];

/** Kinds of object in the words of the routes; folders have none of their own there. */
export type RecordedKind = ObjectKind | 'knowledgeFolder';

/** A file of the records holds no more rows; the last one then says so, and the filter narrows it down. */
export const RECORDS_EXPORT_MAX_ROWS = 10_000;

const day = z.iso.date('请选择日期');

const filter = z.object({
  userId: id.optional(),
  action: z.enum(recordedActions).optional(),
  /** Days of Beijing, both included. */
  from: day.optional(),
  to: day.optional(),
});

export const securityRecord = z.object({
  id,
  at: instant,
  /** Null where a key was used by somebody without an account, and where nobody did it but the product itself. */
  who: z.object({ userId: id.nullable(), name: z.string(), phone: z.string() }),
  action: z.enum(recordedActions),
  objectKind: z.string(),
  objectId: z.string(),
  objectName: z.string(),
  /** More about it, as a sentence. */
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
    /** Who appears in the records, also who has left. */
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
