import type { liveCheckResult } from '@wenjian/api';
import type { TeamLexicon } from '@wenjian/proofread';
import type { z } from 'zod';

interface CheckedWords {
  readonly text: string;
  readonly lexicon: TeamLexicon;
  /** Asks the trained corrector too, where it can be had. */
  readonly isFull: boolean;
}

export type LiveCheck = z.output<typeof liveCheckResult>;

/** Examines short texts at once, for somebody who waits. */
export interface TextChecker {
  /** Rejects with `UNAVAILABLE` when it takes too long. */
  check(words: CheckedWords): Promise<LiveCheck>;
  close(): Promise<void>;
}
