/** The user's decision on each correction, and the resulting text. */
import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { documentCoverage } from './documents.ts';
import { correction } from './proofread-result.ts';
import { id, instant } from './shapes.ts';

export const CORRECTION_REPLACEMENT_MAX_CHARACTERS = 2000;
const CORRECTIONS_MAX_AT_ONCE = 5000;
/** The id for the numbering as a whole; accepting it rewrites every number and reference. */
export const RENUMBER_ALL = 'renumber-all';

const correctionId = z.string().min(1).max(200);
/** `open` undoes the decision. */
const state = z.enum(['open', 'accepted', 'ignored']);

export const correctionState = z.object({
  correctionId: z.string(),
  state,
  /** The user's own replacement; null: the suggestion is used. */
  replacement: z.string().nullable(),
  /** Increases with every change; a missing state has version 0. */
  version: z.number().int(),
  decidedBy: z.object({ id, name: z.string() }),
  decidedAt: instant,
});

const correctionStates = z.object({ items: z.array(correctionState) });

const params = z.object({ id });
const object = { kind: 'object', object: 'proofreading', param: 'id' } as const;
const stateErrors = [
  'UNAUTHENTICATED',
  'NOT_FOUND',
  'FORBIDDEN',
  'GONE',
  'TASK_NOT_FINISHED',
  'TASK_WITHOUT_RESULT',
] as const;

export const listCorrectionStates = defineRoute({
  name: 'listCorrectionStates',
  feature: 'proofread',
  method: 'GET',
  path: '/api/contract-correct/{id}/corrections',
  summary: '各条更正的处理情况',
  policy: { ...object, ability: 'read' },
  params,
  answer: correctionStates,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'GONE'],
});

export const setCorrectionState = defineRoute({
  name: 'setCorrectionState',
  feature: 'proofread',
  method: 'PUT',
  path: '/api/contract-correct/{id}/corrections/{correctionId}',
  summary: '处理一条更正：接受（可改写）、忽略或恢复未处理；没有建议的须给出改写才能接受',
  policy: { ...object, ability: 'change' },
  params: z.object({ id, correctionId }),
  body: z.object({
    state,
    replacement: z
      .string()
      .max(
        CORRECTION_REPLACEMENT_MAX_CHARACTERS,
        `改写内容请控制在 ${CORRECTION_REPLACEMENT_MAX_CHARACTERS} 字以内`,
      )
      .nullable()
      .default(null),
    version: z.number().int().min(0),
  }),
  answer: correctionState,
  errors: [...stateErrors, 'CORRECTION_CHANGED'],
});

export const setCorrectionStates = defineRoute({
  name: 'setCorrectionStates',
  feature: 'proofread',
  method: 'PUT',
  path: '/api/contract-correct/{id}/corrections',
  summary: '一次处理多条更正；没有建议的不会被接受，别人刚处理过的（版本不符）跳过并列出',
  policy: { ...object, ability: 'change' },
  params,
  body: z.object({
    /** Each with the version the caller has seen, 0 if none. */
    corrections: z
      .array(z.object({ id: correctionId, version: z.number().int().min(0) }))
      .min(1, '请先选择更正')
      .max(CORRECTIONS_MAX_AT_ONCE, `一次最多处理 ${CORRECTIONS_MAX_AT_ONCE} 条`),
    state,
  }),
  answer: correctionStates.extend({ skipped: z.array(z.string()) }),
  errors: stateErrors,
});

/**
 * Offsets and positions are those of the original when a correction is inside the original text, so that it
 * can be shown there.
 */
export const recheckResult = z.object({
  /** The text with all accepted corrections applied. */
  corrected: z.string(),
  /** How many accepted corrections it contains. */
  applied: z.number().int(),
  /** How many numbers and references were rewritten. */
  renumbered: z.number().int(),
  /**
   * Findings in the corrected text, with offsets in that text; `isNew`: not among the corrections of the
   * original.
   */
  corrections: z.array(
    correction.omit({ page: true, boxes: true, related: true }).extend({
      isNew: z.boolean(),
      /** The matching correction of the original. */
      knownId: z.string().nullable(),
      /** The surrounding words. */
      context: z.object({ before: z.string(), after: z.string() }),
      /** Its position in the original. */
      originalStart: z.number().int(),
      originalEnd: z.number().int(),
    }),
  ),
  coverage: documentCoverage,
});

export const recheckProofreading = defineRoute({
  name: 'recheckProofreading',
  feature: 'proofread',
  method: 'POST',
  path: '/api/contract-correct/{id}/recheck',
  summary: '把已接受的更正写入后再检查一遍（不占次数）',
  policy: { ...object, ability: 'read' },
  params,
  answer: recheckResult,
  errors: [...stateErrors, 'UNAVAILABLE'],
});
