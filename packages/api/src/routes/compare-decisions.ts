/** What the team has decided on each change of a comparison. */
import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { id, instant } from './shapes.ts';

export const DECISION_NOTE_MAX_CHARACTERS = 500;
const DECISIONS_MAX_AT_ONCE = 2000;
const CHANGE_ID_MAX_CHARACTERS = 200;

const changeId = z.string().min(1).max(CHANGE_ID_MAX_CHARACTERS);
const note = z
  .string()
  .trim()
  .max(DECISION_NOTE_MAX_CHARACTERS, `备注请控制在 ${DECISION_NOTE_MAX_CHARACTERS} 字以内`)
  .default('');
/** `open` undoes a decision. */
const state = z.enum(['open', 'confirmed', 'ignored']);

export const comparisonDecision = z.object({
  changeId: z.string(),
  state: z.enum(['confirmed', 'ignored']),
  note: z.string(),
  /** Increases with every change; a missing decision has version 0. */
  version: z.number().int(),
  decidedBy: z.object({ id, name: z.string() }),
  decidedAt: instant,
});

const decisions = z.object({ items: z.array(comparisonDecision) });
const object = { kind: 'object', object: 'comparison', param: 'id' } as const;

export const listComparisonDecisions = defineRoute({
  name: 'listComparisonDecisions',
  feature: 'compare',
  method: 'GET',
  path: '/api/v2/contract-compare/{id}/decisions',
  summary: '各条差异的处理情况',
  policy: { ...object, ability: 'read' },
  params: z.object({ id }),
  answer: decisions,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'GONE'],
});

export const decideComparisonChange = defineRoute({
  name: 'decideComparisonChange',
  feature: 'compare',
  method: 'PUT',
  path: '/api/v2/contract-compare/{id}/decisions/{changeId}',
  summary: '处理一条差异：确认、忽略或恢复未处理',
  policy: { ...object, ability: 'change' },
  params: z.object({ id, changeId }),
  body: z.object({ state, note, version: z.number().int().min(0) }),
  answer: comparisonDecision.nullable(),
  errors: [
    'UNAUTHENTICATED',
    'NOT_FOUND',
    'FORBIDDEN',
    'GONE',
    'DECISION_CHANGED',
    'TASK_NOT_FINISHED',
    'TASK_WITHOUT_RESULT',
  ],
});

export const decideComparisonChanges = defineRoute({
  name: 'decideComparisonChanges',
  feature: 'compare',
  method: 'PUT',
  path: '/api/v2/contract-compare/{id}/decisions',
  summary: '一次处理多条差异；别人刚处理过的（版本不符）跳过并列出',
  policy: { ...object, ability: 'change' },
  params: z.object({ id }),
  body: z.object({
    /** Each with the version the caller has seen, 0 if none. */
    changes: z
      .array(z.object({ id: changeId, version: z.number().int().min(0) }))
      .min(1, '请先选择差异')
      .max(DECISIONS_MAX_AT_ONCE, `一次最多处理 ${DECISIONS_MAX_AT_ONCE} 条`),
    state,
    note,
  }),
  answer: decisions.extend({ skipped: z.array(z.string()) }),
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'FORBIDDEN', 'GONE', 'TASK_NOT_FINISHED', 'TASK_WITHOUT_RESULT'],
});
