/** The operators' console: the audit trail, and how much room the spaces take. */
import { z } from 'zod';
import { defineRoute } from '../../define-route.ts';
import { id, instant, pageOf, paging } from '../shapes.ts';
import {
  operatorErrors as errors,
  operatorPerson,
  operatorPolicy,
  operatorSearch,
} from './operator-shapes.ts';

const day = z.iso.date('请选择日期');

const trailFilter = z.object({
  /** Part of an operator's name. */
  operator: operatorSearch,
  action: z.string().max(40).optional(),
  /** Part of the object: a space, an order, a code. */
  subject: operatorSearch,
  /** Days in Beijing time, both included. */
  from: day.optional(),
  to: day.optional(),
});

export const operationEntry = z.object({
  id,
  at: instant,
  operator: z.string(),
  /** From the console; otherwise from a terminal. */
  isConsole: z.boolean(),
  action: z.string(),
  subject: z.string(),
  /** What a space or a person is called; null: it is neither, or is gone. */
  subjectName: z.string().nullable(),
  detail: z.string(),
});
export type OperationEntry = z.output<typeof operationEntry>;

export const listOperatorTrail = defineRoute({
  name: 'listOperatorTrail',
  feature: 'operator',
  method: 'GET',
  path: '/api/operator/trail',
  summary: '运营人员的操作记录，最近的在前',
  policy: operatorPolicy('trail'),
  query: trailFilter.extend(paging.shape),
  answer: pageOf(operationEntry).extend({ actions: z.array(z.string()) }),
  errors,
});

export const TRAIL_EXPORT_MAX_ROWS = 10_000;

export const exportOperatorTrail = defineRoute({
  name: 'exportOperatorTrail',
  feature: 'operator',
  method: 'GET',
  path: '/api/operator/trail/export',
  summary: '操作记录的 Excel 文件；导出本身也会记录',
  policy: operatorPolicy('trail'),
  query: trailFilter,
  answer: z.unknown(),
  answerKind: 'file',
  errors,
});

const bytes = z.number().int().min(0);

export const storedSpace = z.object({
  teamId: id,
  name: z.string(),
  isPersonal: z.boolean(),
  owner: operatorPerson,
  /** All files of the space, deleted ones included until they are purged. */
  files: z.number().int().min(0),
  bytes,
  /** Null: no limit, by contract. */
  limitBytes: bytes.nullable(),
});
export type StoredSpace = z.output<typeof storedSpace>;

export const listStoredSpaces = defineRoute({
  name: 'listStoredSpaces',
  feature: 'operator',
  method: 'GET',
  path: '/api/operator/storage',
  summary: '各空间的文件占用与上限，占用多的在前；清理的进度',
  policy: operatorPolicy('storage'),
  query: paging.extend({ search: operatorSearch }),
  answer: pageOf(storedSpace).extend({
    /** Different contents, stored once each. */
    contents: z.object({ count: z.number().int(), bytes }),
    /** Deleted things that are purged when their time has come. */
    deletedTasks: z.number().int(),
    runningUploads: z.number().int(),
    /** The last look through the store; null: none is recorded yet. */
    sweep: z.object({ at: instant, deleted: z.number().int(), isComplete: z.boolean() }).nullable(),
  }),
  errors,
});
