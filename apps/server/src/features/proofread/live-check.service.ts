/** Checks of text that somebody is typing: a few at a time, and a person never keeps the others waiting. Nothing is stored or counted. */
import type { TeamLexicon } from '@wenjian/proofread';
import type { LiveCheck, TextChecker } from '../../adapters/text-checker/text-checker.port.ts';
import type { TeamScope } from '../../platform/access/team-scope.ts';
import { AppError } from '../../platform/app-error.ts';
import { proofreadServerText } from './proofread.text.ts';

/** The check at work, and the one of what was typed meanwhile. */
const MOST_OF_A_PERSON = 2;
/** More would wait longer than a writer does. */
const MOST_AT_ONCE = 30;
const RETRY_SECONDS = 1;

interface LiveText {
  readonly text: string;
  readonly depth: 'quick' | 'full';
}

interface LiveCheckParts {
  readonly readLexicon: (scope: TeamScope) => Promise<TeamLexicon>;
  readonly checker: TextChecker;
}

export function createLiveChecks({ readLexicon, checker }: LiveCheckParts) {
  const running: string[] = [];
  return async (scope: TeamScope, { text, depth }: LiveText): Promise<LiveCheck> => {
    const who = `${scope.userId} ${depth}`;
    const own = running.filter((one) => one === who).length;
    if (own >= MOST_OF_A_PERSON || running.length >= MOST_AT_ONCE)
      throw new AppError('UNAVAILABLE', {
        message: proofreadServerText.liveBusy,
        retryAfterSeconds: RETRY_SECONDS,
      });
    running.push(who);
    try {
      const lexicon = await readLexicon(scope);
      return await checker.check({ text, lexicon, isFull: depth === 'full' });
    } finally {
      running.splice(running.indexOf(who), 1);
    }
  };
}
