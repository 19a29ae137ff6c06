/** Corrections for people without an account: the built-in example, and a result behind a share key. */
import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { proofreadingResult } from './proofread-result.ts';
import { correctionState } from './proofread-states.ts';
import { id, nothing } from './shapes.ts';

/** Contains nothing about the team, its people or other documents. */
export const sharedProofreading = z.object({
  title: z.string(),
  result: proofreadingResult,
  states: z.array(correctionState.omit({ decidedBy: true })),
});

const key = z.string().regex(/^[\w-]{20,64}$/, '分享链接不完整');
const object = { kind: 'object', object: 'proofreading', param: 'id' } as const;

export const shareProofreading = defineRoute({
  name: 'shareProofreading',
  feature: 'proofread',
  method: 'POST',
  path: '/api/contract-correct/{id}/share',
  summary: '生成分享链接的密钥；已有的直接给出',
  policy: { ...object, ability: 'share' },
  params: z.object({ id }),
  answer: z.object({ key: z.string() }),
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'FORBIDDEN', 'TASK_NOT_FINISHED', 'TASK_WITHOUT_RESULT'],
});

export const unshareProofreading = defineRoute({
  name: 'unshareProofreading',
  feature: 'proofread',
  method: 'DELETE',
  path: '/api/contract-correct/{id}/share',
  summary: '收回分享链接',
  policy: { ...object, ability: 'share' },
  params: z.object({ id }),
  answer: nothing,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'FORBIDDEN'],
});

export const readSharedProofreading = defineRoute({
  name: 'readSharedProofreading',
  feature: 'proofread',
  method: 'GET',
  path: '/api/contract-correct/shared/{key}',
  summary: '凭分享密钥查看纠错结果（无需登录）',
  policy: { kind: 'public' },
  params: z.object({ key }),
  answer: sharedProofreading,
  errors: ['NOT_FOUND', 'GONE', 'UNAVAILABLE'],
  sendsBearer: false,
});

export const readSharedProofreadingPdf = defineRoute({
  name: 'readSharedProofreadingPdf',
  feature: 'proofread',
  method: 'GET',
  path: '/api/contract-correct/shared/{key}/pdf',
  summary: '凭分享密钥查看文件页面（PDF）',
  policy: { kind: 'public' },
  params: z.object({ key }),
  answer: z.unknown(),
  answerKind: 'file',
  errors: ['NOT_FOUND', 'GONE', 'UNAVAILABLE'],
  sendsBearer: false,
});

export const readExampleProofreading = defineRoute({
  name: 'readExampleProofreading',
  feature: 'proofread',
  method: 'GET',
  path: '/api/contract-correct/example',
  summary: '内置示例合同的纠错结果（由纠错引擎现场得出）',
  policy: { kind: 'public' },
  answer: sharedProofreading,
  errors: ['UNAVAILABLE'],
  sendsBearer: false,
});

export const readExampleProofreadingPdf = defineRoute({
  name: 'readExampleProofreadingPdf',
  feature: 'proofread',
  method: 'GET',
  path: '/api/contract-correct/example/pdf',
  summary: '内置示例合同的页面（PDF）',
  policy: { kind: 'public' },
  answer: z.unknown(),
  answerKind: 'file',
  errors: ['NOT_FOUND', 'UNAVAILABLE'],
  sendsBearer: false,
});
