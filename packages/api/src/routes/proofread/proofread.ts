/** Contract correction, a free tool with a daily limit per user. Pasted text is sent as a text file. */
import { z } from 'zod';
import { defineRoute } from '../../define-route.ts';
import { id, nothing, pageOf, paging } from '../shapes.ts';
import { taskBase, taskFile, taskIds, taskStatus } from '../tasks.ts';
import { proofreadingResult } from './proofread-result.ts';

export const PROOFREADING_TITLE_MAX_CHARACTERS = 100;

const title = z
  .string()
  .trim()
  .min(1, '请填写名称')
  .max(PROOFREADING_TITLE_MAX_CHARACTERS, `名称请控制在 ${PROOFREADING_TITLE_MAX_CHARACTERS} 字以内`);

export const proofreading = taskBase.extend({
  file: taskFile,
  /** Null before there is a result. */
  statistics: z
    .object({ error: z.number().int(), suspect: z.number().int(), advice: z.number().int() })
    .nullable(),
  /** Number of accepted or ignored corrections; null before there is a result. */
  decided: z.object({ done: z.number().int(), total: z.number().int() }).nullable(),
  /** The open share key; only for users who may share. */
  key: z.string().nullable(),
});

const params = z.object({ id });
const object = { kind: 'object', object: 'proofreading', param: 'id' } as const;
const startErrors = ['FREE_LIMIT_REACHED'] as const;

export const createProofreading = defineRoute({
  name: 'createProofreading',
  feature: 'proofread',
  method: 'POST',
  path: '/api/contract-correct',
  summary: '新建纠错；免费工具，按每日次数计',
  policy: { kind: 'space' },
  body: z.object({
    teamId: id.optional(),
    fileId: id,
    title: title.optional(),
    /** Sending the same key twice creates one task and takes one use. */
    idempotencyKey: z.string().min(8).max(100).optional(),
  }),
  answer: proofreading,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', ...startErrors],
});

export const listProofreadings = defineRoute({
  name: 'listProofreadings',
  feature: 'proofread',
  method: 'GET',
  path: '/api/contract-correct',
  summary: '纠错列表',
  policy: { kind: 'space' },
  query: paging.extend({
    teamId: id.optional(),
    keyword: z.string().max(100).optional(),
    status: taskStatus.optional(),
    ids: taskIds.optional(),
  }),
  answer: pageOf(proofreading),
  errors: ['UNAUTHENTICATED', 'NOT_FOUND'],
});

export const readProofreading = defineRoute({
  name: 'readProofreading',
  feature: 'proofread',
  method: 'GET',
  path: '/api/contract-correct/{id}',
  summary: '一次纠错的状态与进度',
  policy: { ...object, ability: 'read' },
  params,
  answer: proofreading,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'GONE'],
});

export const readProofreadingResult = defineRoute({
  name: 'readProofreadingResult',
  feature: 'proofread',
  method: 'GET',
  path: '/api/contract-correct/{id}/result',
  summary: '纠错结果：更正、编号重排方案、检查范围',
  policy: { ...object, ability: 'read' },
  params,
  answer: proofreadingResult,
  record: 'viewed',
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'GONE', 'TASK_NOT_FINISHED', 'TASK_WITHOUT_RESULT'],
});

export const readProofreadingPdf = defineRoute({
  name: 'readProofreadingPdf',
  feature: 'proofread',
  method: 'GET',
  path: '/api/contract-correct/{id}/pdf',
  summary: '文件的页面（PDF，支持按范围读取）',
  policy: { ...object, ability: 'read' },
  params,
  answer: z.unknown(),
  answerKind: 'file',
  record: 'viewed',
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'GONE', 'TASK_NOT_FINISHED', 'TASK_WITHOUT_RESULT'],
});

export const rerunProofreading = defineRoute({
  name: 'rerunProofreading',
  feature: 'proofread',
  method: 'POST',
  path: '/api/contract-correct/{id}/rerun',
  summary: '按现有词库重新检查原文，不占次数（每份最多 50 次）；处理情况按内容对应保留',
  policy: { ...object, ability: 'run' },
  params,
  answer: proofreading,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'FORBIDDEN', 'TASK_NOT_FINISHED', ...startErrors],
});

export const renameProofreading = defineRoute({
  name: 'renameProofreading',
  feature: 'proofread',
  method: 'PATCH',
  path: '/api/contract-correct/{id}',
  summary: '重命名纠错',
  policy: { ...object, ability: 'change' },
  params,
  body: z.object({ title }),
  answer: proofreading,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'FORBIDDEN'],
});

export const cancelProofreading = defineRoute({
  name: 'cancelProofreading',
  feature: 'proofread',
  method: 'POST',
  path: '/api/contract-correct/{id}/cancel',
  summary: '取消进行中的纠错',
  policy: { ...object, ability: 'run' },
  params,
  answer: proofreading,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'FORBIDDEN', 'TASK_NOT_RUNNING'],
});

export const deleteProofreading = defineRoute({
  name: 'deleteProofreading',
  feature: 'proofread',
  method: 'DELETE',
  path: '/api/contract-correct/{id}',
  summary: '删除纠错',
  policy: { ...object, ability: 'delete' },
  params,
  answer: nothing,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'FORBIDDEN'],
});
