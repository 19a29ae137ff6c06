/** Text comparison (v2) and structural comparison (v3): one task, one edit script, two renderings. */
import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { id, nothing, pageOf, paging } from './shapes.ts';
import { taskBase, taskFile, taskStatus } from './tasks.ts';

export const COMPARISON_TITLE_MAX_CHARACTERS = 100;

const title = z
  .string()
  .trim()
  .min(1, '请填写名称')
  .max(COMPARISON_TITLE_MAX_CHARACTERS, '名称请控制在 100 字以内');

/** `type` and `significance` are the values of the command line's JSON (decisions.md). */
const side = z.object({
  text: z.string(),
  page: z.number().int().nullable(),
  block: z.string(),
  /** Character offsets in that side's text stream. */
  start: z.number().int(),
  end: z.number().int(),
});

export const comparisonChange = z.object({
  id: z.string(),
  type: z.enum(['insert', 'delete', 'replace', 'move', 'format', 'image']),
  significance: z.enum(['major', 'minor', 'noise']),
  old: side.nullable(),
  new: side.nullable(),
  reason: z.string(),
});

export const comparisonStatistics = z.object({
  insert: z.number().int(),
  delete: z.number().int(),
  replace: z.number().int(),
  move: z.number().int(),
  major: z.number().int(),
  minor: z.number().int(),
  noise: z.number().int(),
  oldCharacters: z.number().int(),
  newCharacters: z.number().int(),
});

export const coverage = z.object({
  examined: z.array(z.object({ side: z.enum(['old', 'new']), what: z.string(), count: z.number().int() })),
  notExamined: z.array(
    z.object({ side: z.enum(['old', 'new']), what: z.string(), count: z.number().int(), reason: z.string() }),
  ),
});

const block = z.object({ id: z.string(), type: z.string(), start: z.number().int(), end: z.number().int() });

export const comparisonResult = z.object({
  old: z.object({ text: z.string(), blocks: z.array(block) }),
  new: z.object({ text: z.string(), blocks: z.array(block) }),
  /** Pairs of blocks that stand beside each other; null where one side has nothing. */
  rows: z.array(z.object({ old: z.string().nullable(), new: z.string().nullable() })),
  changes: z.array(comparisonChange),
  statistics: comparisonStatistics,
  coverage,
});

export const comparison = taskBase.extend({
  origin: taskFile,
  target: taskFile,
  statistics: comparisonStatistics.nullable(),
});

const params = z.object({ id });
const object = { kind: 'object', object: 'comparison', param: 'id' } as const;

export const createComparison = defineRoute({
  name: 'createComparison',
  feature: 'compare',
  method: 'POST',
  path: '/api/v2/contract-compare',
  summary: '新建比对：受理时扣一次，同一事务',
  policy: { kind: 'space' },
  body: z.object({
    teamId: id.optional(),
    originFileId: id,
    targetFileId: id,
    title: title.optional(),
    /** The same key twice creates one task and takes one use. */
    idempotencyKey: z.string().min(8).max(100).optional(),
  }),
  answer: comparison,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'INSUFFICIENT_BALANCE', 'MEMBERSHIP_EXPIRED'],
  sendsAccessTokenHeader: true,
});

export const listComparisons = defineRoute({
  name: 'listComparisons',
  feature: 'compare',
  method: 'GET',
  path: '/api/v2/contract-compare',
  summary: '比对列表',
  policy: { kind: 'space' },
  query: paging.extend({
    teamId: id.optional(),
    keyword: z.string().max(100).optional(),
    status: taskStatus.optional(),
  }),
  answer: pageOf(comparison),
  errors: ['UNAUTHENTICATED', 'NOT_FOUND'],
});

export const readComparison = defineRoute({
  name: 'readComparison',
  feature: 'compare',
  method: 'GET',
  path: '/api/v2/contract-compare/{id}',
  summary: '读取一次比对的状态与进度',
  policy: { ...object, ability: 'read' },
  params,
  answer: comparison,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'GONE'],
  sendsAccessTokenHeader: true,
});

export const readComparisonResult = defineRoute({
  name: 'readComparisonResult',
  feature: 'compare',
  method: 'GET',
  path: '/api/v2/contract-compare/{id}/result',
  summary: '读取比对结果：两侧文字与全部差异',
  policy: { ...object, ability: 'read' },
  params,
  answer: comparisonResult,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'GONE', 'TASK_NOT_FINISHED', 'TASK_WITHOUT_RESULT'],
});

export const readComparisonV3 = defineRoute({
  name: 'readComparisonV3',
  feature: 'compare',
  method: 'GET',
  path: '/api/contract-compare/v3/{id}',
  summary: '读取结构比对（v3）',
  policy: { ...object, ability: 'read' },
  params,
  answer: comparison,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'GONE'],
  sendsAccessTokenHeader: true,
});

export const renameComparison = defineRoute({
  name: 'renameComparison',
  feature: 'compare',
  method: 'PATCH',
  path: '/api/v2/contract-compare/{id}',
  summary: '重命名比对',
  policy: { ...object, ability: 'change' },
  params,
  body: z.object({ title }),
  answer: comparison,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'FORBIDDEN'],
});

export const rerunComparison = defineRoute({
  name: 'rerunComparison',
  feature: 'compare',
  method: 'POST',
  path: '/api/v2/contract-compare/{id}/rerun',
  summary: '重新比对：再扣一次（失败或取消时，上一次已退回）',
  policy: { ...object, ability: 'change' },
  params,
  answer: comparison,
  errors: [
    'UNAUTHENTICATED',
    'NOT_FOUND',
    'FORBIDDEN',
    'TASK_NOT_FINISHED',
    'INSUFFICIENT_BALANCE',
    'MEMBERSHIP_EXPIRED',
  ],
});

export const cancelComparison = defineRoute({
  name: 'cancelComparison',
  feature: 'compare',
  method: 'POST',
  path: '/api/v2/contract-compare/{id}/cancel',
  summary: '取消进行中的比对，退回次数',
  policy: { ...object, ability: 'change' },
  params,
  answer: comparison,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'FORBIDDEN', 'TASK_NOT_RUNNING'],
});

export const deleteComparison = defineRoute({
  name: 'deleteComparison',
  feature: 'compare',
  method: 'DELETE',
  path: '/api/v2/contract-compare/{id}',
  summary: '删除比对',
  policy: { ...object, ability: 'delete' },
  params,
  answer: nothing,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'FORBIDDEN'],
});
