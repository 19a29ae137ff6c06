/**
 * A review beside another of the same contract: from another standpoint, which the rules have judged along with it at no further use, or beside the
 * review it replaced.
 */
import { z } from 'zod';
import { defineRoute } from '../../define-route.ts';
import { id, instant } from '../shapes.ts';
import { riskLevels } from './audit-result.ts';

const level = z.enum(riskLevels).nullable();

/** A risk of one of the two, or of both. */
export const besideRow = z.object({
  /** The risk's id, the same in both. */
  id: z.string(),
  title: z.string(),
  family: z.string(),
  kind: z.enum(['risk', 'missing']),
  quote: z.string(),
  clause: z.string().nullable(),
  page: z.number().int().nullable(),
  /** In the review that is shown; null: no risk there. */
  here: level,
  /** In the other one. */
  there: level,
});

/** The review that was replaced. */
export const formerReview = z.object({
  standpoint: z.string(),
  templateName: z.string().nullable(),
  at: instant.nullable(),
});

export const readAuditBeside = defineRoute({
  name: 'readAuditBeside',
  feature: 'audit',
  method: 'GET',
  path: '/api/contract-audit/{id}/beside',
  summary: '与另一立场（按规则，不另扣次数）或与上一次审查对照：各有哪些风险，级别有何不同；仅团队成员',
  policy: { kind: 'object', object: 'audit', ability: 'read', param: 'id' },
  params: z.object({ id }),
  /** Without a standpoint: beside the former review. */
  query: z.object({ standpoint: z.string().trim().min(1).max(200).optional() }),
  answer: z.object({
    rows: z.array(besideRow),
    /** Risks of a model and of rules in plain language: they were not asked again for the other standpoint. */
    notCompared: z.number().int(),
  }),
  record: 'viewed',
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'FORBIDDEN', 'GONE', 'TASK_NOT_FINISHED', 'TASK_WITHOUT_RESULT'],
});
