/**
 * Checks in a thread of this process that holds the word model and answers while somebody types. The trained corrector, which is slower, has another one and never
 * keeps this one waiting. Both can be ended, and both end when nobody types any more.
 */
import { liveCheckResult } from '@wenjian/api';
import type { z } from 'zod';
import { AppError } from '../../platform/app-error.ts';
import { KeptEngine, QuestionTooLong } from '../../platform/queue/kept-engine.ts';
import type { LiveCorrector } from '../sentence-corrector/sentence-corrector.port.ts';
import type { TextChecker } from './text-checker.port.ts';
import { textCheckerText } from './text-checker.text.ts';
import type { CheckQuestion } from './text-checker.thread.ts';

/** A busy machine takes seconds to load the model; a check itself takes a fraction of one. */
const LIMIT_MS = 20_000;
const IDLE_MS = 120_000;

export function createTextChecker(corrector: LiveCorrector): TextChecker {
  const engine = new KeptEngine<CheckQuestion, z.output<typeof liveCheckResult>>({
    entry: new URL('./text-checker.thread.ts', import.meta.url),
    read: (word) => liveCheckResult.parse(word),
    limitMs: LIMIT_MS,
    idleMs: IDLE_MS,
  });
  return {
    async check({ text, lexicon, isFull }) {
      const live = isFull ? await corrector.propose(text) : null;
      return engine.ask({ text, lexicon, live }).catch((error: unknown) => {
        if (!(error instanceof QuestionTooLong)) throw error;
        throw new AppError('UNAVAILABLE', { message: textCheckerText.tooLong });
      });
    },
    async close() {
      await Promise.all([engine.close(), corrector.close()]);
    },
  };
}
