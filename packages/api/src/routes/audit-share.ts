/** Reviews for people without an account: the built-in example, and a result behind a share key. */
import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { auditResult } from './audit-result.ts';
import { riskState } from './audit-risks.ts';
import { id, nothing } from './shapes.ts';

/** Contains nothing about the team, its people or other documents. */
export const sharedAudit = z.object({
  title: z.string(),
  standpoint: z.string(),
  templateName: z.string().nullable(),
  customDemand: z.string(),
  result: auditResult,
  states: z.array(riskState.omit({ decidedBy: true })),
});

const key = z.string().regex(/^[\w-]{20,64}$/, '分享链接不完整');
const object = { kind: 'object', object: 'audit', param: 'id' } as const;

export const shareAudit = defineRoute({
  name: 'shareAudit',
  feature: 'audit',
  method: 'POST',
  path: '/api/contract-audit/{id}/share',
  summary: '生成分享链接的密钥；已有的直接给出',
  policy: { ...object, ability: 'share' },
  params: z.object({ id }),
  answer: z.object({ key: z.string() }),
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'FORBIDDEN', 'TASK_NOT_FINISHED', 'TASK_WITHOUT_RESULT'],
});

export const unshareAudit = defineRoute({
  name: 'unshareAudit',
  feature: 'audit',
  method: 'DELETE',
  path: '/api/contract-audit/{id}/share',
  summary: '收回分享链接',
  policy: { ...object, ability: 'share' },
  params: z.object({ id }),
  answer: nothing,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'FORBIDDEN'],
});

export const readSharedAudit = defineRoute({
  name: 'readSharedAudit',
  feature: 'audit',
  method: 'GET',
  path: '/api/contract-audit/shared/{key}',
  summary: '凭分享密钥查看审查结果（无需登录）',
  policy: { kind: 'public' },
  params: z.object({ key }),
  answer: sharedAudit,
  errors: ['NOT_FOUND', 'GONE', 'UNAVAILABLE'],
  sendsBearer: false,
});

export const readSharedAuditPdf = defineRoute({
  name: 'readSharedAuditPdf',
  feature: 'audit',
  method: 'GET',
  path: '/api/contract-audit/shared/{key}/pdf',
  summary: '凭分享密钥查看合同页面（PDF）',
  policy: { kind: 'public' },
  params: z.object({ key }),
  answer: z.unknown(),
  answerKind: 'file',
  errors: ['NOT_FOUND', 'GONE', 'UNAVAILABLE'],
  sendsBearer: false,
});

export const readExampleAudit = defineRoute({
  name: 'readExampleAudit',
  feature: 'audit',
  method: 'GET',
  path: '/api/contract-audit/example',
  summary: '内置示例合同的审查结果（由审查引擎现场得出）',
  policy: { kind: 'public' },
  query: z.object({ standpoint: z.string().max(200).optional() }),
  answer: sharedAudit,
  errors: ['UNAVAILABLE'],
  sendsBearer: false,
});

export const readExampleAuditPdf = defineRoute({
  name: 'readExampleAuditPdf',
  feature: 'audit',
  method: 'GET',
  path: '/api/contract-audit/example/pdf',
  summary: '内置示例合同的页面（PDF）',
  policy: { kind: 'public' },
  answer: z.unknown(),
  answerKind: 'file',
  errors: ['NOT_FOUND', 'UNAVAILABLE'],
  sendsBearer: false,
});
