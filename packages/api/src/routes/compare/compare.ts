/** Text comparison (v2) and structural comparison (v3): one task, one edit script, two renderings. */
import { z } from 'zod';
import { defineRoute } from '../../define-route.ts';
import { COMPARISON_MAX_TARGETS } from '../../limits.ts';
import { id, nothing, pageOf, paging } from '../shapes.ts';
import { taskBase, taskFile, taskStatus } from '../tasks.ts';
import { compareOptions, comparisonResult, comparisonStatistics } from './compare-result.ts';

export const COMPARISON_TITLE_MAX_CHARACTERS = 100;

const title = z
  .string()
  .trim()
  .min(1, '请填写名称')
  .max(COMPARISON_TITLE_MAX_CHARACTERS, '名称请控制在 100 字以内');

export const comparison = taskBase.extend({
  origin: taskFile,
  target: taskFile,
  statistics: comparisonStatistics.nullable(),
  options: compareOptions,
  /** The comparisons started together, one baseline against several versions; null for a single comparison. */
  chainId: id.nullable(),
  /** Number of decided changes, without noise; null before there is a result. */
  decided: z.object({ done: z.number().int(), total: z.number().int() }).nullable(),
});

const targetFileIds = z
  .array(id)
  .min(1, '请选择要比对的新文件')
  .max(COMPARISON_MAX_TARGETS, `一次最多比对 ${COMPARISON_MAX_TARGETS} 个版本`)
  .refine((ids) => new Set(ids).size === ids.length, '同一份文件只需选择一次');

const newComparison = z
  .object({
    teamId: id.optional(),
    originFileId: id,
    /** Either one version or several: exactly one of the two fields is given. */
    targetFileId: id.optional(),
    targetFileIds: targetFileIds.optional(),
    title: title.optional(),
    options: compareOptions.optional(),
    /** Sending the same key twice creates one task and takes one use. */
    idempotencyKey: z.string().min(8).max(100).optional(),
  })
  .refine(
    ({ targetFileId, targetFileIds }) => (targetFileId === undefined) !== (targetFileIds === undefined),
    {
      path: ['targetFileId'],
      // Runs even when another field is wrong, so that the response lists every error.
      when: ({ value }) => typeof value === 'object' && value !== null,
      message: '请选择要比对的新文件，一份或多份只填其一',
    },
  );

/** Words inserted or deleted since the baseline, and the version that did it. */
const phrase = z.object({
  id: z.string(),
  text: z.string(),
  kind: z.enum(['inserted', 'deleted']),
  baselineBlock: z.string().nullable(),
  clause: z.string().nullable(),
  significance: z.enum(['major', 'minor']),
  introducedBy: id,
  presentIn: z.array(id),
});

const params = z.object({ id });
const object = { kind: 'object', object: 'comparison', param: 'id' } as const;

export const createComparison = defineRoute({
  name: 'createComparison',
  feature: 'compare',
  method: 'POST',
  path: '/api/v2/contract-compare',
  summary: '新建比对：受理时每个新版本扣一次，同一事务',
  policy: { kind: 'space' },
  body: newComparison,
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
  record: 'viewed',
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

export const readComparisonV3Result = defineRoute({
  name: 'readComparisonV3Result',
  feature: 'compare',
  method: 'GET',
  path: '/api/contract-compare/v3/{id}/result',
  summary: '读取结构比对（v3）的结果',
  policy: { ...object, ability: 'read' },
  params,
  answer: comparisonResult,
  record: 'viewed',
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'GONE', 'TASK_NOT_FINISHED', 'TASK_WITHOUT_RESULT'],
});

export const readComparisonChain = defineRoute({
  name: 'readComparisonChain',
  feature: 'compare',
  method: 'GET',
  path: '/api/contract-compare/v3/{id}/chain',
  summary: '版本链：同一基准的各个版本，以及每处措辞由哪个版本引入',
  policy: { ...object, ability: 'read' },
  params,
  answer: z.object({
    items: z.array(comparison),
    /** Who saved each new version last, and when, as far as the file itself says so (ISO 8601, as written there). */
    saved: z.array(z.object({ id, by: z.string().nullable(), at: z.string().nullable() })),
    phrases: z.array(phrase),
    /** Versions compared with a different reading of the baseline: they are not included. */
    notCompared: z.array(id).optional(),
  }),
  record: 'viewed',
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'GONE'],
});

export const readComparisonPdf = defineRoute({
  name: 'readComparisonPdf',
  feature: 'compare',
  method: 'GET',
  path: '/api/v2/contract-compare/{id}/pdf/{side}',
  summary: '一侧的页面（PDF，支持按范围读取）',
  policy: { ...object, ability: 'read' },
  params: z.object({ id, side: z.enum(['old', 'new']) }),
  answer: z.unknown(),
  answerKind: 'file',
  record: 'viewed',
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'GONE', 'TASK_NOT_FINISHED', 'TASK_WITHOUT_RESULT'],
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
  summary: '重新比对，可换比对选项：再扣一次（失败或取消时，上一次已退回）',
  policy: { ...object, ability: 'run' },
  params,
  /** Without options: the options of the previous run. */
  body: z.object({ options: compareOptions.optional() }),
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
  policy: { ...object, ability: 'run' },
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
