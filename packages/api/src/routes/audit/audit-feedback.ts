/** User feedback on the risks of a review. */
import { z } from 'zod';
import { defineRoute } from '../../define-route.ts';
import { id } from '../shapes.ts';

export const RISK_FEEDBACK_MAX_CHARACTERS = 500;

export const feedbackTypes = ['good', 'bad'] as const;

/** An entry of `auditLikeLists`: `id` is the risk's id. */
export const riskFeedback = z.object({ id: z.string(), feedbackType: z.enum(feedbackTypes) });
const riskFeedbacks = z.object({ items: z.array(riskFeedback) });

const params = z.object({ id });
const object = { kind: 'object', object: 'audit', param: 'id' } as const;

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
    riskId: z.string().min(1).max(200),
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
