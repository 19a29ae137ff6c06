/** What people have decided on the findings of a result, whatever tool found them. */
import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { id, instant } from './shapes.ts';
import { resultErrors } from './tasks.ts';

export const DECISION_NOTE_MAX_CHARACTERS = 500;
export const DECISION_TEXT_MAX_CHARACTERS = 5000;
export const DECISIONS_MAX_AT_ONCE = 2000;

const findingId = z.string().min(1).max(200);
const version = z.number().int().min(0);

/** `edited`: accepted with the user's own words. `open` takes a decision back. */
const state = z.enum(['open', 'accepted', 'edited', 'rejected']);

/** A decision as everybody who sees the result may see it. */
export const sharedDecision = z.object({
  findingId: z.string(),
  /** `open` with a note: a note without a decision. */
  state,
  /** The user's own words; they count only while the state is `edited`. */
  text: z.string().nullable(),
  placement: z.enum(['replace', 'insert']),
  note: z.string(),
  /** Increases with every change; a finding without a decision has version 0. */
  version: z.number().int(),
  decidedAt: instant,
});

export const findingDecision = sharedDecision.extend({ decidedBy: z.object({ id, name: z.string() }) });

const decisions = z.object({ items: z.array(findingDecision) });
const params = z.object({ productId: id });
const object = { kind: 'object', object: 'result', param: 'productId' } as const;

export const listDecisions = defineRoute({
  name: 'listDecisions',
  feature: 'findings',
  method: 'GET',
  path: '/api/wenjian/{productId}/decisions',
  summary: '一份结果里各条发现的处理情况',
  policy: { ...object, ability: 'read' },
  params,
  answer: decisions,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'GONE'],
});

export const decideFinding = defineRoute({
  name: 'decideFinding',
  feature: 'findings',
  method: 'PUT',
  path: '/api/wenjian/{productId}/decisions/{findingId}',
  summary: '处理一条发现：采纳（可改写）、忽略、备注或恢复未处理；没有建议的须给出改写才能采纳',
  policy: { ...object, ability: 'change' },
  params: z.object({ productId: id, findingId }),
  body: z
    .object({
      state,
      text: z
        .string()
        .max(DECISION_TEXT_MAX_CHARACTERS, `改写内容请控制在 ${DECISION_TEXT_MAX_CHARACTERS} 字以内`)
        .nullable()
        .default(null),
      placement: z.enum(['replace', 'insert']).optional(),
      note: z
        .string()
        .trim()
        .max(DECISION_NOTE_MAX_CHARACTERS, `备注请控制在 ${DECISION_NOTE_MAX_CHARACTERS} 字以内`)
        .default(''),
      /** The one the caller has seen, 0 if none. */
      version,
    })
    .refine((body) => body.state !== 'edited' || body.text !== null, {
      path: ['text'],
      message: '请填写改写内容',
    }),
  answer: findingDecision,
  errors: [...resultErrors, 'DECISION_CHANGED'],
});

export const decideFindings = defineRoute({
  name: 'decideFindings',
  feature: 'findings',
  method: 'PUT',
  path: '/api/wenjian/{productId}/decisions',
  summary: '一次处理多条发现；没有建议的不会被采纳，别人刚处理过的（版本不符）跳过并列出；备注与改写不变',
  policy: { ...object, ability: 'change' },
  params,
  body: z.object({
    /** Each with the version the caller has seen, 0 if none. */
    findings: z
      .array(z.object({ id: findingId, version }))
      .min(1, '请先选择要处理的条目')
      .max(DECISIONS_MAX_AT_ONCE, `一次最多处理 ${DECISIONS_MAX_AT_ONCE} 条`),
    state: state.exclude(['edited']),
  }),
  answer: decisions.extend({ skipped: z.array(z.string()) }),
  errors: resultErrors,
});
