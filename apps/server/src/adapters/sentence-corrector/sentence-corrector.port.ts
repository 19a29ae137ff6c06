import type { Proposals } from '@wenjian/proofread';

export interface SentenceCorrector {
  /** What it proposes for the lines of a stored document; null where the model cannot be had. */
  propose(
    documentPath: string,
    signal: AbortSignal,
    onProgress?: (fraction: number) => void,
  ): Promise<Proposals | null>;
}

export interface LiveProposals {
  /** Of the lines that were read so far. */
  readonly proposals: Proposals;
  /** False: asked again, it goes on. */
  readonly isComplete: boolean;
}

/** For text that somebody is typing: some lines a question. */
export interface LiveCorrector {
  /** Null where the model cannot be had. */
  propose(text: string): Promise<LiveProposals | null>;
  close(): Promise<void>;
}
