/** The text with the accepted corrections, examined again. */
import { z } from 'zod';
import { defineRoute } from '../../define-route.ts';
import { documentCoverage } from '../knowledge/documents.ts';
import { id } from '../shapes.ts';
import { resultErrors } from '../tasks.ts';
import { correction } from './proofread-result.ts';

/** The id for the numbering as a whole; accepting it rewrites every number and reference. */
export const RENUMBER_ALL = 'renumber-all';

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
  policy: { kind: 'object', object: 'proofreading', param: 'id', ability: 'read' },
  params: z.object({ id }),
  answer: recheckResult,
  errors: [...resultErrors, 'UNAVAILABLE'],
});
