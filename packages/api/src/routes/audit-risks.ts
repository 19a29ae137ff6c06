/** The team's decision on each risk, and user feedback on it. */
import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { id, instant } from './shapes.ts';

export const RISK_NOTE_MAX_CHARACTERS = 500;
export const RISK_REWRITE_MAX_CHARACTERS = 5000;
export const RISK_FEEDBACK_MAX_CHARACTERS = 500;
const RISKS_MAX_AT_ONCE = 2000;

const riskId = z.string().min(1).max(200);
const note = z
  .string()
  .trim()
  .max(RISK_NOTE_MAX_CHARACTERS, `备注请控制在 ${RISK_NOTE_MAX_CHARACTERS} 字以内`)
  .default('');
/** `open` undoes the decision. */
const state = z.enum(['open', 'adopted', 'ignored']);

export const riskState = z.object({
  riskId: z.string(),
  /** `open` with a note: a note without a decision. */
  state,
  mode: z.enum(['replace', 'insert']),
  /** The adopted text when it differs from the suggestion. */
  rewrite: z.string().nullable(),
  note: z.string(),
  /** Increases with every change; a missing state has version 0. */
  version: z.number().int(),
  decidedBy: z.object({ id, name: z.string() }),
  decidedAt: instant,
});

const riskStates = z.object({ items: z.array(riskState) });

export const feedbackTypes = ['good', 'bad'] as const;

/** An entry of `auditLikeLists`: `id` is the risk's id. */
export const riskFeedback = z.object({ id: z.string(), feedbackType: z.enum(feedbackTypes) });
const riskFeedbacks = z.object({ items: z.array(riskFeedback) });

const params = z.object({ id });
const riskParams = z.object({ id, riskId });
const object = { kind: 'object', object: 'audit', param: 'id' } as const;
const stateErrors = [
  'UNAUTHENTICATED',
  'NOT_FOUND',
  'FORBIDDEN',
  'GONE',
  'TASK_NOT_FINISHED',
  'TASK_WITHOUT_RESULT',
] as const;

export const listRiskStates = defineRoute({
  name: 'listRiskStates',
  feature: 'audit',
  method: 'GET',
  path: '/api/contract-audit/{id}/risks',
  summary: '各条风险的处理情况',
  policy: { ...object, ability: 'read' },
  params,
  answer: riskStates,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'GONE'],
});

export const setRiskState = defineRoute({
  name: 'setRiskState',
  feature: 'audit',
  method: 'PUT',
  path: '/api/contract-audit/{id}/risks/{riskId}',
  summary: '处理一条风险：采纳（可改写）、忽略、备注或恢复未处理',
  policy: { ...object, ability: 'change' },
  params: riskParams,
  body: z.object({
    state,
    mode: z.enum(['replace', 'insert']).optional(),
    rewrite: z
      .string()
      .trim()
      .min(1, '改写内容不能为空')
      .max(RISK_REWRITE_MAX_CHARACTERS, `改写内容请控制在 ${RISK_REWRITE_MAX_CHARACTERS} 字以内`)
      .nullable()
      .default(null),
    note,
    version: z.number().int().min(0),
  }),
  answer: riskState,
  errors: [...stateErrors, 'RISK_CHANGED'],
});

export const setRiskStates = defineRoute({
  name: 'setRiskStates',
  feature: 'audit',
  method: 'PUT',
  path: '/api/contract-audit/{id}/risks',
  summary: '一次处理多条风险；别人刚处理过的（版本不符）跳过并列出',
  policy: { ...object, ability: 'change' },
  params,
  body: z.object({
    /** Each with the version the caller has seen, 0 if none. */
    risks: z
      .array(z.object({ id: riskId, version: z.number().int().min(0) }))
      .min(1, '请先选择风险')
      .max(RISKS_MAX_AT_ONCE, `一次最多处理 ${RISKS_MAX_AT_ONCE} 条`),
    state,
  }),
  answer: riskStates.extend({ skipped: z.array(z.string()) }),
  errors: stateErrors,
});

export const listRiskFeedback = defineRoute({
  name: 'listRiskFeedback',
  feature: 'audit',
  method: 'GET',
  path: '/api/contract-audit/{id}/feedback',
  summary: '本人对各条风险的评价',
  policy: { ...object, ability: 'read' },
  params,
  answer: riskFeedbacks,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'GONE'],
});

export const sendRiskFeedback = defineRoute({
  name: 'sendRiskFeedback',
  feature: 'audit',
  method: 'POST',
  path: '/api/contract-audit/{id}/feedback',
  summary: '评价一条风险：同类再次发送即撤回，另一类取代原有；回复本人的全部评价',
  policy: { ...object, ability: 'read' },
  params,
  body: z.object({
    riskId,
    feedbackType: z.enum(feedbackTypes),
    comment: z
      .string()
      .trim()
      .max(RISK_FEEDBACK_MAX_CHARACTERS, `反馈请控制在 ${RISK_FEEDBACK_MAX_CHARACTERS} 字以内`)
      .default(''),
  }),
  answer: riskFeedbacks,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'GONE', 'TASK_NOT_FINISHED', 'TASK_WITHOUT_RESULT'],
});
