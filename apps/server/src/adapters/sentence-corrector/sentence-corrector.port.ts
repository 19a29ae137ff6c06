import type { Proposals } from '@wenjian/proofread';

export interface SentenceCorrector {
  /** What it proposes for the lines of a stored document; null where the model cannot be had. */
  propose(documentPath: string, signal: AbortSignal): Promise<Proposals | null>;
}
