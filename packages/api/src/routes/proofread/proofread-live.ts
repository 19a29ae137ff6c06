/** Text that is being written, examined while its author types. Nothing of it is stored, and it takes no use. */
import { z } from 'zod';
import { defineRoute } from '../../define-route.ts';
import { teamScope } from '../shapes.ts';
import { correction } from './proofread-result.ts';

/** Longer texts are files: they are examined in the background. */
export const LIVE_MAX_CHARACTERS = 5000;

/** `quick`: rules, lexicon and word model, while somebody types. `full`: the trained corrector as well, when they pause. */
export const liveDepths = ['quick', 'full'] as const;

/** Offsets count in the text that was sent. */
export const liveCorrection = correction.omit({ page: true, boxes: true, related: true, clause: true });

export const liveCheckResult = z.object({
  corrections: z.array(liveCorrection),
  /** What took part in this very check. */
  hasLanguageModel: z.boolean(),
  /** How much of the text the trained corrector has read; after `part` the same question goes on. */
  corrector: z.enum(['none', 'part', 'all']),
});

export const checkLiveText = defineRoute({
  name: 'checkLiveText',
  feature: 'proofread',
  method: 'POST',
  path: '/api/contract-correct/live',
  summary: '检查正在写的文字，按本空间的词库（不保存，不占次数）',
  policy: { kind: 'space' },
  body: teamScope.extend({
    text: z.string().max(LIVE_MAX_CHARACTERS, `即时纠错最多 ${LIVE_MAX_CHARACTERS} 字，更长的请作为文件纠错`),
    depth: z.enum(liveDepths),
  }),
  answer: liveCheckResult,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'UNAVAILABLE'],
});
